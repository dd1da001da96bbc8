// A page as a chunk of its own, loaded with the first visit to its address.
import type { ComponentType } from "react";
import type { LazyRouteFunction, RouteObject } from "react-router-dom";

type Load = () => Promise<ComponentType>;

export const lazily =
  (load: Load): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: await load() });

export const page = (path: string, load: Load): RouteObject => ({ path, lazy: lazily(load) });
