// The preview of wildcard games: who leaves first, who meets whom, and which existing games and scores would go.
import clsx from "clsx";
import type { WildcardGameView } from "#projections/views.ts";
import type { WildcardPreview } from "#web/api/playoffs.ts";
import sunken from "#web/components/card/sunken.module.css";
import { Notice } from "#web/components/notice/notice.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { PlacesLost } from "./pairings.tsx";
import styles from "./playoffs.module.css";

type WildcardPairingsProps = {
  preview: WildcardPreview;
  /** The present wildcard games. */
  existing: readonly WildcardGameView[];
  hasBracket: boolean;
};

export function WildcardPairings({ preview, existing, hasBracket }: WildcardPairingsProps) {
  const { games, leftOut, differs, scoresLost } = preview;
  return (
    <div className={stack("s3")}>
      {leftOut.length > 0 && <Notice title={PLAYOFFS.leftOut(leftOut.map(({ name }) => name))} />}
      {differs && <Notice title={PLAYOFFS.differs} />}
      {scoresLost > 0 && <Notice title={PLAYOFFS.wildcardScoresLost(scoresLost)} />}
      <PlacesLost games={existing} />
      {hasBracket && <Notice title={PLAYOFFS.bracketStays} />}
      <ol className={clsx(sunken.sunken, styles.pairings)} aria-label="Pairings of the wildcard games">
        {games.map(({ rank, team1, team2 }) => (
          <li key={rank}>
            <span className={styles.place}>{rank}</span>
            <span>
              {team1?.name} <span className={styles.against}>v</span> {team2?.name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
