// The pages of a tournament: all of them at the side of a desk, the five of play at a phone's foot.
import { House } from "lucide-react";
import { NavLink } from "react-router-dom";
import styles from "./tournament-menu.module.css";
import { feedback, play, type TournamentPage, teams } from "./tournament-pages.ts";

const home: TournamentPage = { path: "", label: "Home", Icon: House };

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
