// One scene of the display.
import { formatDay } from "#events/rules/date.ts";
import { TrophyMark } from "#web/components/marks/marks.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { Bracket } from "#web/tournament/bracket/bracket.tsx";
import { currentRound } from "#web/tournament/bracket/rounds.ts";
import { CourtCard } from "./court-card.tsx";
import courts from "./courts.module.css";
import { ResultCard } from "./result-card.tsx";
import styles from "./scene-view.module.css";
import type { Scene } from "./scenes.ts";
import { StandingsBoard } from "./standings-board.tsx";

export function SceneView({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case "courts":
      return (
        <ul className={courts.courts} {...roomFor(scene.courts.length)}>
          {scene.courts.map((court) => (
            <CourtCard key={court.court ?? ""} {...court} />
          ))}
        </ul>
      );
    case "results":
      return (
        <ul className={courts.courts} {...roomFor(scene.games.length)}>
          {scene.games.map((game) => (
            <ResultCard key={game._id} game={game} />
          ))}
        </ul>
      );
    case "standings":
      return <StandingsBoard rows={scene.rows} />;
    case "bracket":
      return <BracketScene from={scene.from} />;
    case "champion":
      return <ChampionScene name={scene.name} />;
    case "welcome":
      return <WelcomeScene begun={scene.begun} />;
  }
}

/** How large cards may be when this many share the wall. */
const roomFor = (cards: number) => ({
  "data-few": cards <= 2 || undefined,
  "data-lines": cards === 3 || undefined,
  "data-many": cards > 4 || undefined,
});

function BracketScene({ from }: { from: number }) {
  const games = useList("playoffGames");
  return (
    <div className={styles.bracket} data-from={from}>
      <Bracket games={games} shown={currentRound(games)} followed={null} from={from} still />
    </div>
  );
}

function ChampionScene({ name }: { name: string }) {
  return (
    <div className={styles.champion}>
      <TrophyMark size={160} />
      <p className={styles.cheer}>Congratulations!!!</p>
      <p className={styles.winner}>{name}</p>
    </div>
  );
}

function WelcomeScene({ begun }: { begun: boolean }) {
  const { startdate, enddate, location, organization } = useTournament();
  const days = enddate && enddate !== startdate ? [startdate, enddate] : [startdate];
  return (
    <div className={styles.welcome}>
      <p className={styles.days}>{days.map((day) => formatDay(day)).join(" – ")}</p>
      <p>{[location, organization].filter(Boolean).join(" · ")}</p>
      <p className={styles.soon}>
        {begun
          ? "The games have begun. Results appear here as soon as they are entered."
          : "The schedule is not published yet. It appears here as soon as it is."}
      </p>
    </div>
  );
}
