// Ten teams of the standings, as large as a wall needs them.
import type { CSSProperties } from "react";
import { signed } from "#projections/signed.ts";
import type { StandingView } from "#projections/views.ts";
import { CutName } from "#web/components/cut-name/cut-name.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { rankWords } from "#web/tournament/game-words.ts";
import styles from "./standings-board.module.css";
import teamName from "./team-name.module.css";

export function StandingsBoard({ rows }: { rows: readonly StandingView[] }) {
  const { scoresChangedSince } = useTournament();
  return (
    <>
      <table className={styles.board} style={{ "--teams": rows.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col" className={styles.wide}>
              Team
            </th>
            <th scope="col">Division</th>
            <th scope="col">Played</th>
            <th scope="col">Won</th>
            <th scope="col">Lost</th>
            <th scope="col">Diff</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team._id}>
              <td className={styles.rank}>{rankWords(row.standing)}</td>
              <th scope="row" className={styles.wide}>
                <span className={teamName.team}>
                  <CutName name={row.team.name} />
                </span>
              </th>
              <td className={styles.division}>{row.division?.name ?? "–"}</td>
              <td>{row.totalGamesPlayed}</td>
              <td>{row.totalWins}</td>
              <td>{row.totalLosses}</td>
              <td>{signed(row.cumulativePointDifference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {scoresChangedSince && (
        <p className={styles.since}>Scores changed since these standings were calculated.</p>
      )}
    </>
  );
}
