// Answers a read of one tournament: found, visible to the caller, recent enough.
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { mayRead } from "#server/log/access.ts";
import { isRefusal, type Refusal, refuse, type Viewer } from "#server/log/command.ts";
import type { Fold } from "#server/log/folds.ts";
import { loadWhere } from "#server/log/load-where.ts";
import { noSuchTournament } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { bodyOf } from "./ready-answers.ts";
import { JSON_TYPE, refusalResponse } from "./responses.ts";
import { answersOf, contentOf } from "./shown.ts";

const MIN_VERSION_WAIT_MS = 1000;

export interface Opened {
  tournament: Id;
  fold: Fold;
  viewer: Viewer | null;
}

/** X-Min-Version: waits a moment for what another server has written. Out: 400 if it is no version. */
export async function waitAsAsked(site: Site, request: Request, tournament: Id): Promise<Refusal | null> {
  const minVersion = request.headers.get("x-min-version");
  if (minVersion === null) return null;
  if (!/^\d{1,9}$/.test(minVersion)) return refuse(400, "bad-input", "X-Min-Version must be a whole number.");
  if (isId(tournament))
    await site.folds.waitFor(tournament.toLowerCase(), Number(minVersion), MIN_VERSION_WAIT_MS);
  return null;
}

/** Out: the tournament as it is now, or 404 if the caller may not see it (rule 26). */
export async function openTournament(
  site: Site,
  request: Request,
  tournament: Id,
): Promise<Opened | Refusal> {
  const unreadable = await waitAsAsked(site, request, tournament);
  if (unreadable) return unreadable;
  if (!isId(tournament)) return noSuchTournament();
  const id = tournament.toLowerCase();
  const viewer = await site.sessions.visitorOf(request);
  const fold = await loadWhere(site.folds, id, (state) => mayRead(state, viewer));
  return mayRead(fold.state, viewer) ? { tournament: id, fold, viewer } : noSuchTournament();
}

/** Shared caches keep a public answer for 5 s at most; an organiser's answer is never shared. */
export const cacheControl = (viewer: Viewer | null): string =>
  viewer === null ? "public, max-age=0, s-maxage=5" : "private, no-store";

/** One read model of one tournament as JSON; `body` may refuse, for an unknown team and the like. */
export async function read(
  site: Site,
  request: Request,
  tournament: Id,
  body: (content: SnapshotContent, opened: Opened) => unknown,
): Promise<Response> {
  const opened = await openTournament(site, request, tournament);
  if (isRefusal(opened)) return refusalResponse(opened);
  const { fold, viewer } = opened;
  const ready = viewer ? null : answersOf(fold).find(request);
  if (ready) return ready;
  const result = body(contentOf(fold), opened);
  if (result !== null && typeof result === "object" && isRefusal(result)) return refusalResponse(result);
  const text = JSON.stringify(result);
  const headers = {
    "content-type": JSON_TYPE,
    "cache-control": cacheControl(viewer),
    vary: "Authorization",
    "x-tournament-version": String(fold.state.version),
  };
  return viewer ? new Response(text, { headers }) : answersOf(fold).keep(request, bodyOf(text), headers);
}
