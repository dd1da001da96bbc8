// The server's side of the pages: draws one as HTML, from the same components, before any script has come.
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Id } from "#events/entities.ts";
import type { Snapshot } from "#projections/views.ts";
import { beginning } from "./live/live-state.ts";
import type { LiveStore } from "./live/live-store.ts";
import { routes } from "./routes.tsx";
import { ServedTeam, StillTournament } from "./served/served.tsx";

export interface Rendering {
  /** The page's whole address. */
  url: string;
  snapshot: Snapshot;
  /** The team that the device follows, as far as it has said so. */
  followed: Id | null;
}

const pages = createStaticHandler(routes);

/** Out: what stands in the page's root; null where the address leads elsewhere. Links, and works without a script. */
export async function render({ url, snapshot, followed }: Rendering): Promise<string | null> {
  const context = await pages.query(new Request(url));
  if (context instanceof Response || context.statusCode !== 200) return null;
  const router = createStaticRouter(pages.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StillTournament value={still(snapshot)}>
        <ServedTeam value={followed}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServedTeam>
      </StillTournament>
    </StrictMode>,
  );
}

function still(snapshot: Snapshot): LiveStore<Snapshot> {
  const state = { ...beginning<Snapshot>(), content: snapshot };
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
