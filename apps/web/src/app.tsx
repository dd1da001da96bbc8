// The site as a tree of routes; what only organisers need of it comes with the first step into their part.
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";

const organisersPart = /^\/(auth|admin)(\/|$)/i;

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (organisersPart.test(path)) patch("pages", (await import("./organiser-routes.tsx")).organiserRoutes);
  },
});

export function App() {
  return <RouterProvider router={router} />;
}
