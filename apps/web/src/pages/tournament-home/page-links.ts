// The pages that the tournament's home leads to.
import { DivisionsMark } from "#web/components/marks/marks.tsx";
import type { PageLink } from "#web/components/page-links/page-links.tsx";
import { feedback, play, teams } from "#web/layout/tournament-pages.ts";

const [schedules, scores, standings, wildcard, playoff] = play;

export const pageLinks = (base: string): PageLink[] =>
  [
    { ...schedules, note: "Where and when" },
    { ...scores, label: "Scores", note: "Every game" },
    { ...standings, note: "Ranks and why" },
    { ...teams, note: "Captains and clubs" },
    { path: "/divisions", label: "Divisions", Icon: DivisionsMark },
    wildcard,
    playoff,
    feedback,
  ].map(({ path, ...link }) => ({ to: base + path, ...link }));
