// The two teams of a game on the display, one above the other, with their scores once there is a result.
import clsx from "clsx";
import { hasResult } from "#projections/result.ts";
import changedStyles from "#web/components/changed/changed.module.css";
import { useChanged } from "#web/components/changed/use-changed.ts";
import { CutName } from "#web/components/cut-name/cut-name.tsx";
import { TrophyMark } from "#web/components/marks/marks.tsx";
import { VisuallyHidden } from "#web/components/visually-hidden/visually-hidden.tsx";
import type { VenueGame } from "#web/venue/venue-game.ts";
import styles from "./courts.module.css";
import teamName from "./team-name.module.css";

export function Sides({ game }: { game: VenueGame }) {
  const { sides, scoreTeam1, scoreTeam2 } = game;
  const changed = useChanged(`${scoreTeam1}-${scoreTeam2}`);
  const scores = hasResult(game) ? [scoreTeam1!, scoreTeam2!] : null;
  return (
    <div className={styles.sides}>
      {sides.map((name, at) => {
        const [own, other] = scores ? [scores[at]!, scores[1 - at]!] : [null, null];
        const won = own !== null && own > other!;
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: a side has no name but its place
            key={at}
            className={clsx(styles.sideLine, own !== null && own < other! && styles.lost)}
          >
            <span className={teamName.team}>
              <CutName name={name} />
              {won && <VisuallyHidden>, winner</VisuallyHidden>}
            </span>
            {won && <TrophyMark size={22} />}
            {own !== null && (
              <span className={clsx(styles.score, changed && changedStyles.changed)}>{own}</span>
            )}
          </p>
        );
      })}
    </div>
  );
}
