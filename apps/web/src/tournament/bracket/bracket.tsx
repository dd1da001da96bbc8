// The bracket: all rounds with lines between them on a desk, one round on a phone; for screen
// readers, a list of games per round.
import { type CSSProperties, useMemo, useState } from "react";
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { feederOf } from "#projections/bracket/bracket.ts";
import { seedsOf } from "#projections/bracket/bracket-seeds.ts";
import type { PlayoffGameView } from "#projections/views.ts";
import { type Clock, useDeviceClock } from "../../live/device-clock.ts";
import { useTournament } from "../../live/tournament-live.tsx";
import { BracketCard } from "../bracket-card.tsx";
import { plays } from "../bracket-game.ts";
import { isEmpty, isToPlay } from "../bracket-sides.ts";
import { momentOf } from "../game-clock.ts";
import styles from "./bracket.module.css";
import { ROUNDS, type Round } from "./rounds.ts";

type BracketProps = {
  games: readonly PlayoffGameView[];
  /** The round that a phone shows. */
  shown: number;
  followed: Id | null;
  /** The first round shown, if earlier ones are left out. */
  from?: number;
  /** On a screen that nobody touches: names are no links. */
  still?: boolean;
  /** The bracket as it was at an earlier time. */
  then?: Then;
};

type Then = { startdate: string; clock: Clock };

type Places = ReadonlyMap<string, PlayoffGameView>;

export function Bracket({ games, shown, followed, from = 1, still = false, then }: BracketProps) {
  const [pointed, setPointed] = useState<Id | null>(null);
  const places = useMemo(() => new Map(games.map((game) => [placeName(game), game])), [games]);
  const seeds = useMemo(() => seedsOf(games), [games]);
  const rounds = ROUNDS.filter(({ round }) => round >= from);
  return (
    <div className={styles.bracket} style={{ "--rounds": rounds.length } as CSSProperties}>
      {rounds.map((round) => (
        <RoundColumn
          key={round.round}
          round={round}
          places={places}
          shown={round.round === shown}
          path={pointed ?? followed}
          still={still}
          then={then}
          onPoint={setPointed}
          {...(seeds.size > 0 && { seeds })}
        />
      ))}
    </div>
  );
}

type ColumnProps = {
  round: Round;
  places: Places;
  shown: boolean;
  path: Id | null;
  still: boolean;
  then: Then | undefined;
  seeds?: ReadonlyMap<Id, number>;
  onPoint: (team: Id | null) => void;
};

function RoundColumn({ round, places, shown, path, still, then, ...card }: ColumnProps) {
  const { linkindex, ...tournament } = useTournament();
  const today = useDeviceClock();
  const { startdate, clock } = then ?? { startdate: tournament.startdate, clock: today };
  const id = `round-${round.round}`;
  const ranks = Array.from({ length: round.size }, (_, at) => at + 1);
  const ofRound = ranks.flatMap((rank) => places.get(placeName({ round: round.round, rank })) ?? []);
  return (
    <section className={styles.round} data-shown={shown || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.roundName}>
        {round.name}
      </h2>
      {ofRound.length > 0 && !ofRound.some(isToPlay) && (
        <p className={styles.through}>Nobody plays in this round: its teams go straight on.</p>
      )}
      <ol className={styles.games} aria-labelledby={id}>
        {ranks.map((rank) => {
          const place = placeName({ round: round.round, rank });
          const game = places.get(place);
          // A bracket made by hand, game by game, may have holes, which stay empty.
          if (!game) return <li key={place} className={styles.hole} aria-hidden="true" />;
          return (
            <li
              key={place}
              className={styles.cell}
              data-path={goesThrough(places, game, path)}
              data-empty={isEmpty(game) || undefined}
            >
              <BracketCard
                game={game}
                place={place}
                dense
                moment={momentOf(game, startdate, clock)}
                path={path}
                {...(!still && {
                  teamLink: (team) => `/${encodeURIComponent(linkindex)}/schedules?team=${team}`,
                })}
                {...card}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Which of a game's lines the marked team took: in from its feeder, out to the next game. */
function goesThrough(places: Places, game: PlayoffGameView, team: Id | null): string | undefined {
  if (!team || !plays(game, team)) return undefined;
  const { round, rank } = game;
  const next = places.get(placeName({ round: round + 1, rank: Math.ceil(rank / 2) }));
  const before = ([1, 2] as const).map((side) => places.get(placeName(feederOf(game, side))));
  const lines = [before.some((feeder) => plays(feeder, team)) && "in", plays(next, team) && "out"];
  return lines.filter(Boolean).join(" ") || undefined;
}
