// The pages of a tournament: all of them at the side of a desk, the five of play at a phone's foot.
import {
  CalendarClock,
  ClipboardList,
  House,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Network,
  Shuffle,
  Users,
} from "lucide-react";
import { NavLink } from "react-router-dom";
import styles from "./tournament-menu.module.css";

type Entry = { path: string; label: string; Icon: LucideIcon };

const home: Entry = { path: "", label: "Home", Icon: House };
const teams: Entry = { path: "/teams", label: "Teams", Icon: Users };
const feedback: Entry = { path: "/feedback", label: "Feedback", Icon: MessageSquareText };
const play: Entry[] = [
  { path: "/schedules", label: "Schedules", Icon: CalendarClock },
  { path: "/scores", label: "Score", Icon: ClipboardList },
  { path: "/standings", label: "Standings", Icon: ListOrdered },
  { path: "/wildcard", label: "WildCard", Icon: Shuffle },
  { path: "/playoff", label: "Playoff", Icon: Network },
];

export function SideMenu({ base }: { base: string }) {
  return (
    <nav className={styles.side} aria-label="Tournament">
      {[home, teams, ...play, feedback].map(({ path, label, Icon }) => (
        <NavLink key={path} to={`${base}${path}`} end={path === ""} className={styles.sideLink!}>
          <Icon aria-hidden="true" size={20} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

export function BottomMenu({ base }: { base: string }) {
  return (
    <nav className={styles.bottom} aria-label="Games and results">
      {play.map(({ path, label, Icon }) => (
        <NavLink key={path} to={`${base}${path}`} className={styles.bottomLink!}>
          <Icon aria-hidden="true" size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** What the bottom menu leaves out and the logo does not lead to. */
export const headerPages = [teams, feedback];
