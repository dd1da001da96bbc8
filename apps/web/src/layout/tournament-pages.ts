// The pages of a tournament, as menus and links name them.
import {
  CalendarClock,
  ClipboardList,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Network,
  Shuffle,
  Users,
} from "lucide-react";

/** `path`: below the tournament's own address. */
export type TournamentPage = { path: string; label: string; Icon: LucideIcon };

export const teams: TournamentPage = { path: "/teams", label: "Teams", Icon: Users };
export const feedback: TournamentPage = { path: "/feedback", label: "Feedback", Icon: MessageSquareText };

/** The pages about play: games and results. */
export const play = [
  { path: "/schedules", label: "Schedules", Icon: CalendarClock },
  { path: "/scores", label: "Score", Icon: ClipboardList },
  { path: "/standings", label: "Standings", Icon: ListOrdered },
  { path: "/wildcard", label: "WildCard", Icon: Shuffle },
  { path: "/playoff", label: "Playoff", Icon: Network },
] as const satisfies TournamentPage[];

/** What the bottom menu leaves out and the logo does not lead to. */
export const headerPages = [teams, feedback];
