// A tournament on a card: its name, organisation, dates, place and acronym; anything else is below.
import { CalendarDays, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "#events/rules/date.ts";
import { TrophyMark } from "../marks/marks.tsx";
import styles from "./tournament-card.module.css";

export type TournamentCardProps = {
  name: string;
  acronym: string;
  organization: string | null;
  location: string | null;
  startdate: string;
  /** The winner's name; null shows TBD, undefined omits the line. */
  winner?: string | null | undefined;
  state?: ReactNode;
  /** Where the whole card leads. */
  to?: string | undefined;
  actions?: ReactNode;
};

export function TournamentCard(props: TournamentCardProps) {
  const { name, acronym, organization, location, startdate, winner, state, to, actions } = props;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {to ? (
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {state}
      </div>
      {organization && <p className={styles.organization}>{organization}</p>}
      <div className={styles.facts}>
        <span>
          <CalendarDays aria-hidden="true" size={16} />
          {startdate ? formatDate(startdate) : "No date yet"}
        </span>
        {location && (
          <span>
            <MapPin aria-hidden="true" size={16} />
            {location}
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.acronym}>{acronym || "ACRONYM"}</span>
        {winner !== undefined && (
          <span className={styles.winner} data-open={winner === null || undefined}>
            <TrophyMark size={16} />
            {winner ?? "TBD"}
          </span>
        )}
        {actions}
      </div>
    </article>
  );
}
