// Which page is at which address; every page is a chunk of its own. Pages that load their own data are added here.
import type { RouteObject } from "react-router-dom";
import { FirstLoad } from "./first-load.tsx";
import { lazily, page } from "./lazy-page.ts";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { Root } from "./root.tsx";
import { RouteError } from "./route-error.tsx";
import { siteRoutes } from "./site-routes.tsx";
import { displayRoute, tournamentRoutes } from "./tournament-routes.tsx";

const gallery: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === "1"
    ? [
        page("gallery", () => import("./gallery/gallery-page.tsx").then((module) => module.GalleryPage)),
        page("gallery/:layout/*", () =>
          import("./gallery/layout-page.tsx").then((module) => module.LayoutPage),
        ),
      ]
    : [];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      {
        id: "pages",
        errorElement: <RouteError />,
        children: [
          {
            index: true,
            lazy: lazily(() => import("./pages/home/home-page.tsx").then((module) => module.HomePage)),
          },
          ...siteRoutes,
          ...gallery,
          displayRoute,
          tournamentRoutes,
          { path: "*", element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
