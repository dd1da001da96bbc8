// The team of one side: the present one first, then the way back to where its team would come from, then all others.
import { feederOf } from "#projections/bracket/bracket.ts";
import type { TeamView } from "#projections/views.ts";
import { Select } from "#web/components/select/select.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { type BracketGame, openWords, type Side } from "#web/tournament/bracket-sides.ts";
import styles from "./playoffs.module.css";
import { placeOf } from "./scored-names.ts";

type TeamSelectProps = {
  game: BracketGame;
  side: Side;
  value: string;
  teams: readonly TeamView[];
  onChange: (team: string) => void;
};

export function TeamSelect({ game, side, value, teams, onChange }: TeamSelectProps) {
  const current = game[`team${side}`];
  const source = game.isWildCard ? null : game[`source${side}`];
  const picked = source?.kind === "picked";
  const beneath = beneathOf(game, side);
  const none = { value: "", label: picked ? PLAYOFFS.clearPick(beneath) : beneath };
  const first = current ? [{ value: current._id, label: current.name }] : [];
  const clearable = picked || game.isWildCard || !current;
  const others = teams
    .filter(({ _id }) => _id !== current?._id)
    .map(({ _id, name, standing }) => ({ value: _id, label: standing > 0 ? `${name} (${standing})` : name }));
  return (
    <div className={styles.team}>
      <Select
        label={`Team ${side} of ${placeOf(game)}`}
        labelHidden
        name={`team${side}-${game._id}`}
        options={[...first, ...(clearable ? [none] : []), ...others]}
        value={value}
        onChange={onChange}
      />
      {picked && (
        <span className={styles.picked} data-differs={source.differs || undefined}>
          {source.differs ? PLAYOFFS.pickedDiffers : PLAYOFFS.picked}
        </span>
      )}
    </div>
  );
}

/** Where the side's team comes from without a pick. A pick hides the server's own answer to that. */
function beneathOf(game: BracketGame, side: Side): string {
  if (game.isWildCard) return "TBD";
  const source = game[`source${side}`];
  if (source.kind !== "picked") return openWords(source);
  return game.round > 1 ? openWords({ kind: "winner", ...feederOf(game, side) }) : "as seeded";
}
