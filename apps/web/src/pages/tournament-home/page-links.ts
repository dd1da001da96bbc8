// The pages that the tournament's home leads to.
import {
  CalendarClock,
  ClipboardList,
  ListOrdered,
  MessageSquareText,
  Network,
  Shuffle,
  Users,
} from "lucide-react";
import { DivisionsMark } from "#web/components/marks/marks.tsx";
import type { PageLink } from "#web/components/page-links/page-links.tsx";

export const pageLinks = (base: string): PageLink[] => [
  { to: `${base}/schedules`, label: "Schedules", note: "Where and when", Icon: CalendarClock },
  { to: `${base}/scores`, label: "Scores", note: "Every game", Icon: ClipboardList },
  { to: `${base}/standings`, label: "Standings", note: "Ranks and why", Icon: ListOrdered },
  { to: `${base}/teams`, label: "Teams", note: "Captains and clubs", Icon: Users },
  { to: `${base}/divisions`, label: "Divisions", Icon: DivisionsMark },
  { to: `${base}/wildcard`, label: "WildCard", Icon: Shuffle },
  { to: `${base}/playoff`, label: "Playoff", Icon: Network },
  { to: `${base}/feedback`, label: "Feedback", Icon: MessageSquareText },
];
