// What a tournament's preview image says: its name, days and place, and its progress.
import { formatDays } from "#events/rules/days.ts";
import { hasResult } from "#projections/result.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import type { SnapshotContent } from "#projections/views.ts";

export type Stage = "upcoming" | "live" | "finished";

export interface Card {
  /** Null if the name alone says it. */
  acronym: string | null;
  name: string;
  /** Days and place, or what the site is. */
  lines: string[];
  stage: Stage | null;
  figures: { figure: string; label: string }[];
  champion: string | null;
}

export const SITE_CARD: Card = {
  acronym: null,
  name: "Volleyball Scorecards",
  lines: ["Schedules, scores and standings of volleyball tournaments, live."],
  stage: null,
  figures: [],
  champion: null,
};

/**
 * In: a tournament as everybody sees it, and the instant. Out: its card; never shows the placeholder or
 * referee duties (rules 4 and 7).
 */
export function cardOf(content: SnapshotContent, now: Date): Card {
  const { name, acronym, startdate, enddate, location, organization, winner } = content.tournament;
  const place = [location, organization].filter(Boolean).join(" · ");
  const games = countedGames(content);
  const played = games.filter(hasResult);
  const teams = content.teams.filter(({ placeholder }) => !placeholder).length;
  const champion = winner?.name ?? null;
  return {
    acronym: acronym === name ? null : acronym,
    name,
    lines: [formatDays(startdate, enddate), place].filter(Boolean),
    stage: stageOf({ lastDay: enddate ?? startdate, played: played.length, champion, now }),
    figures: champion ? [] : figuresOf(teams, games.length, played.length),
    champion,
  };
}

/** The venue's time zone is unknown: a day is over once it is over everywhere. */
const LAST_ZONE_HOURS = -12;

function stageOf(known: { lastDay: string; played: number; champion: string | null; now: Date }): Stage {
  const { lastDay, played, champion, now } = known;
  const latest = new Date(now.getTime() + LAST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
  if (champion !== null || latest > lastDay) return "finished";
  return played > 0 ? "live" : "upcoming";
}

function countedGames(content: SnapshotContent) {
  const bracket = content.playoffGames.filter(({ isBye, team1, team2 }) => !isBye && team1 && team2);
  return [...poolGames(content), ...content.wildcardGames, ...bracket];
}

function figuresOf(teams: number, games: number, played: number): Card["figures"] {
  const figures = [];
  if (teams > 0) figures.push({ figure: String(teams), label: teams === 1 ? "team" : "teams" });
  if (played > 0)
    figures.push({ figure: `${played}`, label: `of ${games} ${games === 1 ? "game" : "games"} played` });
  else if (games > 0) figures.push({ figure: `${games}`, label: games === 1 ? "game" : "games" });
  return figures;
}
