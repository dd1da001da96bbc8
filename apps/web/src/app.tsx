// The site as a tree of routes; what only organisers need of it comes with the first step into their part.
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";

const organisersPart = /^\/(auth|admin)(\/|$)/i;

/**
 * In: the element that pages are drawn in, which is marked busy while one is on its way; and whether the server has
 * drawn the first page. Then that page's chunks are loaded before anything is drawn, so that both drawings are the same.
 */
export async function createApp(root: HTMLElement, isDrawn: boolean) {
  if (isDrawn) await loadPage();
  let organisers: RouteObject[] | undefined;
  const router = createBrowserRouter(routes, {
    // Asked before every step, a table's new order too: those are shown at once, which an import never is.
    async patchRoutesOnNavigation({ path, patch }) {
      if (!organisersPart.test(path)) return;
      organisers ??= (await import("./organiser-routes.tsx")).organiserRoutes;
      patch("pages", organisers);
    },
    // Without it the router looks for more routes first, and draws nothing meanwhile.
    ...(isDrawn && { hydrationData: {} }),
  });
  router.subscribe(({ navigation }) => {
    root.ariaBusy = String(navigation.state !== "idle");
  });
  return <RouterProvider router={router} />;
}

async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
