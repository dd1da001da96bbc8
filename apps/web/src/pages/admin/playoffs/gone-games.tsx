// What was typed for bracket games that no longer exist, as after the bracket was created again.
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { STRANDED } from "#web/sentences/rows.ts";
import type { BracketGame } from "#web/tournament/bracket-sides.ts";
import { Stranded } from "../stranded.tsx";
import { type BracketEdit, changedIn, type FieldName } from "./bracket-edits.ts";
import { pairingOf } from "./scored-names.ts";

export interface GoneGame {
  /** As it was last seen. */
  game: BracketGame;
  edit: BracketEdit;
}

type GoneGamesProps = {
  games: readonly GoneGame[];
  teams: readonly { _id: string; name: string }[];
  onDrop: (id: string) => void;
};

export function GoneGames({ games, teams, onDrop }: GoneGamesProps) {
  const words = (name: FieldName, value: string) =>
    (name.startsWith("team") ? teams.find(({ _id }) => _id === value)?.name : value) || STRANDED.nothing;
  const items = games.map(({ game, edit }) => ({
    id: game._id,
    name: pairingOf(game),
    typed: changedIn(edit)
      .map((name) => `${PLAYOFFS.fields[name]}: ${words(name, edit.typed[name])}`)
      .join(", "),
  }));
  return <Stranded items={items} onDrop={onDrop} />;
}
