// The preview of a bracket: who meets whom in round 1, who is left out, and what to know first.
import clsx from "clsx";
import type { Named, PlayoffGameView, TeamView } from "#projections/views.ts";
import type { BracketPreview } from "#web/api/playoffs.ts";
import { Button } from "#web/components/button/button.tsx";
import sunken from "#web/components/card/sunken.module.css";
import { Notice } from "#web/components/notice/notice.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { type BracketGame, isEmpty, openWords } from "#web/tournament/bracket-sides.ts";
import styles from "./playoffs.module.css";

type PairingsProps = {
  preview: BracketPreview;
  /** The present bracket. */
  existing: readonly PlayoffGameView[];
  teams: readonly TeamView[];
  /** Offered if exactly one team too many is left for the chosen method. */
  onTakeSixteen?: (() => void) | undefined;
};

export function Pairings({ preview, existing, teams, onTakeSixteen }: PairingsProps) {
  const { games, leftOut, differs, scoresLost, warnings } = preview;
  const first = games.filter(({ round }) => round === 1);
  const others = differing(first, existing);
  const divisionOf = divisionsIn(first, teams);
  const side = (team: Named | null, source: PlayoffGameView["source1"]) => (
    <span data-open={!team || undefined}>
      {team?.name ?? openWords(source)}
      {team && divisionOf.has(team._id) && (
        <span className={styles.division}> {divisionOf.get(team._id)}</span>
      )}
    </span>
  );
  return (
    <div className={stack("s3")}>
      {leftOut.length > 0 && (
        <Notice title={PLAYOFFS.leftOut(leftOut.map(({ name }) => name))}>
          {onTakeSixteen && (
            <Button size="sm" onClick={onTakeSixteen}>
              {PLAYOFFS.offerSixteen}
            </Button>
          )}
        </Notice>
      )}
      {differs && <Notice title={PLAYOFFS.differs} />}
      {warnings.map((warning) => (
        <Notice key={warning} title={warning} />
      ))}
      {others > 0 && <Notice title={PLAYOFFS.seedingDiffers(others)} />}
      {scoresLost > 0 && <Notice title={PLAYOFFS.scoresLost(scoresLost)} />}
      <PlacesLost games={existing} />
      <ol className={clsx(sunken.sunken, styles.pairings)} aria-label="Pairings of round 1">
        {first.map(({ rank, team1, team2, source1, source2, isBye }) => (
          <li key={rank}>
            <span className={styles.place}>R1-{rank}</span>
            <span>
              {isEmpty({ source1, source2 }) ? (
                <span data-open="">Nobody</span>
              ) : (
                <>
                  {side(team1, source1)} <span className={styles.against}>v</span> {side(team2, source2)}
                </>
              )}
              {isBye && <span className={styles.against}> · Bye</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** New games have no court and no time yet. */
export function PlacesLost({ games }: { games: readonly BracketGame[] }) {
  const placed = games.filter(({ court, time }) => court || time).length;
  return placed > 0 && <Notice title={PLAYOFFS.placesLost(placed)} />;
}

/** Each team's division if teams of several divisions meet; otherwise nothing. */
function divisionsIn(
  games: readonly PlayoffGameView[],
  teams: readonly TeamView[],
): ReadonlyMap<string, string> {
  const there = new Set(games.flatMap(({ team1, team2 }) => [team1?._id, team2?._id]));
  const divisions = new Map(
    teams.filter(({ _id }) => there.has(_id)).map(({ _id, division }) => [_id, division?.name ?? ""]),
  );
  return new Set(divisions.values()).size > 1 ? divisions : new Map();
}

/** Games of round 1 whose teams differ from the present bracket's. */
function differing(planned: readonly PlayoffGameView[], existing: readonly PlayoffGameView[]): number {
  const there = new Map(existing.filter(({ round }) => round === 1).map((game) => [game.rank, game]));
  if (there.size === 0 || planned.every(({ team1, team2 }) => !team1 && !team2)) return 0;
  return planned.filter(({ rank, team1, team2 }) => {
    const game = there.get(rank);
    return game?.team1?._id !== team1?._id || game?.team2?._id !== team2?._id;
  }).length;
}
