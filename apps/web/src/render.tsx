// The server's side of the pages: draws one as HTML, from the same components, before any script has loaded.
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Id } from "#events/entities.ts";
import type { Frame, HomeSnapshot, Snapshot } from "#projections/views.ts";
import { beginning } from "./live/live-state.ts";
import type { LiveStore } from "./live/live-store.ts";
import { routes } from "./routes.tsx";
import { DrawnFor, StillHome, StillTournament } from "./served/served.tsx";

/** A tournament's page, or the home page. */
export type Rendering = {
  /** The page's whole address. */
  url: string;
} & (
  | {
      tournament: Snapshot;
      /** The team that the requesting device follows. */
      followed: Id | null;
      /** All games are long over, in every time zone. */
      isOver: boolean;
    }
  | { home: HomeSnapshot }
);

const pages = createStaticHandler(routes);

/** Out: the content of the page's root; null if the address leads elsewhere. Its links work without any script. */
export async function render(rendering: Rendering): Promise<string | null> {
  const context = await pages.query(new Request(rendering.url));
  if (context instanceof Response || context.statusCode !== 200) return null;
  const router = createStaticRouter(pages.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return renderToString(<StrictMode>{served(rendering, page)}</StrictMode>);
}

function served(rendering: Rendering, page: ReactNode): ReactNode {
  if ("home" in rendering) return <StillHome value={still(rendering.home)}>{page}</StillHome>;
  return (
    <StillTournament value={still(rendering.tournament)}>
      <DrawnFor team={rendering.followed} isOver={rendering.isOver}>
        {page}
      </DrawnFor>
    </StillTournament>
  );
}

function still<S extends Frame>(content: S): LiveStore<S> {
  const state = { ...beginning<S>(), content };
  const nothing = () => {};
  return {
    get: () => state,
    first: () => state,
    subscribe: () => nothing,
    hold: () => nothing,
    togglePause: nothing,
    retry: nothing,
  };
}
