// The site as a tree of routes; the organisers' part is loaded with the first step into it.
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";

const organisersPart = /^\/(auth|admin)(\/|$)/i;

/**
 * In: the element that pages are drawn in, which is marked busy while one is loading, and whether the
 * server has drawn the first page. If so, that page's chunks are loaded before anything is drawn, so
 * that both drawings are the same.
 */
export async function createApp(root: HTMLElement, isDrawn: boolean) {
  if (isDrawn) await loadPage();
  let organisers: RouteObject[] | undefined;
  const router = createBrowserRouter(routes, {
    // Runs before every navigation, even for a table's new order, which must show at once. An import never does.
    async patchRoutesOnNavigation({ path, patch }) {
      if (!organisersPart.test(path)) return;
      organisers ??= (await import("./organiser-routes.tsx")).organiserRoutes;
      patch("pages", organisers);
    },
    // Without it the router first looks for more routes, and draws nothing meanwhile.
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
