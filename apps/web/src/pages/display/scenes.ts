// The display's scenes in order; what is played now comes back after at most three other pages.
import type { Snapshot, StandingView } from "#projections/views.ts";
import type { Clock } from "#web/live/device-clock.ts";
import { currentRound } from "#web/tournament/bracket/rounds.ts";
import { isRanked } from "#web/tournament/game-words.ts";
import { type CourtNow, courtsNow, latestResults } from "#web/venue/courts.ts";
import { type VenueGame, venueGames } from "#web/venue/venue-game.ts";

/** `begun`: games have started, and none has a result yet. */
export type Scene = {
  key: string;
  title: string;
  page?: { number: number; of: number };
} & (
  | { kind: "welcome"; begun: boolean }
  | { kind: "champion"; name: string }
  | { kind: "courts"; courts: CourtNow[] }
  | { kind: "results"; games: VenueGame[] }
  | { kind: "standings"; rows: StandingView[] }
  | { kind: "bracket"; from: number }
);

export const COURTS_A_PAGE = 6;
export const TEAMS_A_PAGE = 10;
const RESULTS = 6;
const OTHERS_BETWEEN = 3;
/** The bracket leaves out rounds that are over; the last two always stay. */
const LAST_FROM = 3;

/** Out: at least one scene; keys are unique and stay the same while the data changes. */
export function scenesOf(snapshot: Snapshot, now: Clock): Scene[] {
  const { tournament, standings, playoffGames } = snapshot;
  const { startdate, winner } = tournament;
  const games = venueGames(snapshot);
  const courts = paged(
    courtsNow(games.filter(isPlaced), startdate, now),
    COURTS_A_PAGE,
    "courts",
    (rows): CourtsScene => {
      return { kind: "courts", title: "On court", courts: rows };
    },
  );
  const ranked = isRanked(standings) ? standings : [];
  const tables = paged(ranked, TEAMS_A_PAGE, "standings", (rows) => {
    return { kind: "standings", title: "Standings", rows };
  });
  const results = latestResults(games, startdate, now, RESULTS);
  const scenes: Scene[] = [
    ...(winner ? [{ key: "champion", kind: "champion", title: "Champion", name: winner.name } as const] : []),
    ...interleaved(courts, tables),
    ...(courts.length === 0 && results.length > 0
      ? [{ key: "results", kind: "results", title: "Latest results", games: results } as const]
      : []),
    ...(playoffGames.length > 0 ? [bracketScene(snapshot)] : []),
  ];
  const begun = games.length > 0;
  return scenes.length > 0 ? scenes : [{ key: "welcome", kind: "welcome", title: "Welcome", begun }];
}

type Body = Scene extends infer S ? (S extends Scene ? Omit<S, "key" | "page"> : never) : never;
type CourtsScene = Extract<Body, { kind: "courts" }>;

/** A bracket game with neither a court nor a time is left to the bracket: it tells nobody where to go. */
const isPlaced = ({ court, time }: VenueGame): boolean => court !== null || time !== null;

const bracketScene = ({ playoffGames }: Snapshot): Scene => ({
  key: "bracket",
  kind: "bracket",
  title: "Playoff",
  from: Math.min(currentRound(playoffGames), LAST_FROM),
});

function paged<T>(rows: readonly T[], size: number, name: string, body: (rows: T[]) => Body): Scene[] {
  const of = Math.ceil(rows.length / size);
  // Pages as equal as can be: eleven rows become five and six, not ten and one.
  const start = (at: number) => Math.floor((at * rows.length) / of);
  return Array.from({ length: of }, (_, at): Scene => {
    const shown = rows.slice(start(at), start(at + 1));
    return { ...body(shown), key: `${name}-${at + 1}`, ...(of > 1 && { page: { number: at + 1, of } }) };
  });
}

function interleaved(courts: readonly Scene[], others: readonly Scene[]): Scene[] {
  const blocks = Array.from({ length: Math.max(1, Math.ceil(others.length / OTHERS_BETWEEN)) }, (_, at) =>
    others.slice(at * OTHERS_BETWEEN, (at + 1) * OTHERS_BETWEEN),
  );
  return blocks.flatMap((block, at) => [
    ...courts.map((scene) => ({ ...scene, key: `${scene.key}-${at + 1}` })),
    ...block,
  ]);
}
