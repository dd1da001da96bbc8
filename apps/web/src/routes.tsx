// Which page stands at which address; every page is a chunk of its own. A page that loads its own data is added here.
import type { RouteObject } from "react-router-dom";
import { FirstLoad } from "./first-load.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { Root } from "./root.tsx";
import { RouteError } from "./route-error.tsx";
import { siteRoutes } from "./site-routes.tsx";
import { displayRoute, tournamentRoutes } from "./tournament-routes.tsx";

const gallery: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === "1"
    ? [
        {
          path: "gallery",
          lazy: async () => ({ Component: (await import("./gallery/gallery-page.tsx")).GalleryPage }),
        },
        {
          path: "gallery/:layout/*",
          lazy: async () => ({ Component: (await import("./gallery/layout-page.tsx")).LayoutPage }),
        },
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
            lazy: async () => ({ Component: (await import("./pages/home/home-page.tsx")).HomePage }),
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
