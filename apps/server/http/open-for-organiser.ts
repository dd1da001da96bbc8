// Opens a tournament for a read that only its organisers may do.
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import { mayOrganise, organiserRefusal } from "#server/log/access.ts";
import { isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import type { Fold } from "#server/log/folds.ts";
import { loadWhere } from "#server/log/load-where.ts";
import { noSuchTournament } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { waitAsAsked } from "./read.ts";

/** 401 before anything is looked up, then 404 or 403 like a write (rule 27). */
export async function openForOrganiser(
  site: Site,
  request: Request,
  tournament: Id,
): Promise<{ tournament: Id; fold: Fold; viewer: Viewer } | Refusal> {
  const viewer = await site.sessions.organiserOf(request);
  if (isRefusal(viewer)) return viewer;
  const unreadable = await waitAsAsked(site, request, tournament);
  if (unreadable) return unreadable;
  if (!isId(tournament)) return noSuchTournament();
  const id = tournament.toLowerCase();
  const fold = await loadWhere(site.folds, id, (state) => mayOrganise(state, viewer));
  return organiserRefusal(fold.state, viewer) ?? { tournament: id, fold, viewer };
}
