// What people would see change by an undo: ranks that move, sides of the bracket, games.
import type { UndoEffects } from "#web/api/history.ts";
import { HISTORY } from "#web/sentences/history.ts";
import { scoreText } from "#web/sentences/scores.ts";
import { rankWords } from "#web/tournament/game-words.ts";
import styles from "./history.module.css";

const MOST = 8;

type Game = UndoEffects["games"][number]["before"];

export function UndoEffectsList({ effects: { standings, bracket, games } }: { effects: UndoEffects }) {
  if (standings.length + bracket.length + games.length === 0) return <p>{HISTORY.noEffect}</p>;
  return (
    <div className={styles.effects}>
      <Effects
        title="Games"
        rows={games.map(({ _id, before, after }) => ({
          key: _id,
          name: nameOf(after ?? before),
          from: stateOf(before),
          to: stateOf(after),
        }))}
      />
      <Effects
        title="Bracket"
        rows={bracket.map(({ game, slot, from, to }) => ({
          key: `${game._id}-${slot}`,
          name: `R${game.round}-${game.rank}, team ${slot}`,
          from: from?.name ?? "open",
          to: to?.name ?? "open",
        }))}
      />
      <Effects
        title="Standings"
        rows={standings.map(({ team, from, to }) => ({
          key: team._id,
          name: team.name,
          from: from === null ? "not there" : rankWords(from),
          to: rankWords(to),
        }))}
      />
    </div>
  );
}

type EffectsProps = { title: string; rows: { key: string; name: string; from: string; to: string }[] };

function Effects({ title, rows }: EffectsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.effectTitle}>
        {title} <span>{rows.length}</span>
      </h3>
      <ul className={styles.effectRows}>
        {rows.slice(0, MOST).map(({ key, name, from, to }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={styles.move}>{from === to ? "changes" : `${from} → ${to}`}</span>
          </li>
        ))}
        {rows.length > MOST && <li className={styles.rest}>{HISTORY.more(rows.length - MOST)}</li>}
      </ul>
    </section>
  );
}

function nameOf(game: Game): string {
  if (!game) return "A game";
  const teams = [game.team1?.name ?? "TBD", game.team2?.name ?? "TBD"].join(" v ");
  if (!("isWildCard" in game)) return teams;
  return game.isWildCard ? `WildCard ${game.rank}: ${teams}` : `R${game.round}-${game.rank}: ${teams}`;
}

function stateOf(game: Game): string {
  if (!game) return "not there";
  const { scoreTeam1, scoreTeam2 } = game;
  return scoreTeam1 === null && scoreTeam2 === null ? "no score" : scoreText([scoreTeam1, scoreTeam2]);
}
