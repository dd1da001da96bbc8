// Warnings about the game being typed: a team or court is booked twice, or the division is not the teams' own.
import { cleanCourt } from "#events/rules/court.ts";
import { parseTime } from "#events/rules/parse-time.ts";
import type { Snapshot } from "#projections/views.ts";
import styles from "../warnings.module.css";
import { warningsByGame } from "./bookings.ts";
import type { GameValues } from "./game-values.ts";

const DRAFT = "the game being typed";

export function GameWarnings({ values, snapshot }: { values: GameValues; snapshot: Snapshot }) {
  const warnings = [...bookings(values, snapshot), ...strangers(values, snapshot)];
  return (
    <div role="status" className={styles.silent}>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function bookings(values: GameValues, snapshot: Snapshot): string[] {
  const [team1, team2] = [
    teamOf(values.team1, snapshot),
    teamOf(values.isReferee ? values.team1 : values.team2, snapshot),
  ];
  const time = parseTime(values.time);
  if (!time || !team1 || !team2) return [];
  const draft = {
    _id: DRAFT,
    team1,
    team2,
    isReferee: values.isReferee,
    court: cleanCourt(values.court),
    date: values.date || null,
    time,
  };
  return warningsByGame(snapshot, draft).get(DRAFT) ?? [];
}

function strangers({ division, team1, team2, isReferee }: GameValues, snapshot: Snapshot): string[] {
  const chosen = snapshot.divisions.find(({ _id }) => _id === division);
  if (!chosen) return [];
  const teams = new Set([teamOf(team1, snapshot), isReferee ? undefined : teamOf(team2, snapshot)]);
  return [...teams].flatMap((team) =>
    team?.division && team.division._id !== division
      ? [`${team.name} is in ${team.division.name}, not in ${chosen.name}.`]
      : [],
  );
}

const teamOf = (id: string, { teams }: Snapshot) => teams.find(({ _id }) => _id === id);
