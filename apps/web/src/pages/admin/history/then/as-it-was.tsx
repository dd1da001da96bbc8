// Standings, games and bracket as they were, one at a time.
import type { ReactNode } from "react";
import type { SnapshotContent } from "#projections/views.ts";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import { type Clock, clockOf } from "#web/live/device-clock.ts";
import { THEN } from "#web/sentences/history.ts";
import { useAddress } from "#web/tournament/address.ts";
import { BracketThen } from "./bracket-then.tsx";
import { GamesThen } from "./games-then.tsx";
import { StandingsThen } from "./standings-then.tsx";

interface Part {
  value: string;
  label: string;
  none: string;
  isEmpty: (then: SnapshotContent) => boolean;
  show: (then: SnapshotContent, clock: Clock) => ReactNode;
}

const PARTS: readonly [Part, ...Part[]] = [
  {
    value: "standings",
    label: "Standings",
    none: THEN.noTeams,
    isEmpty: ({ standings }) => standings.length === 0,
    show: ({ standings, tournament }) => (
      <StandingsThen standings={standings} outdated={tournament.scoresChangedSince} />
    ),
  },
  {
    value: "games",
    label: "Games",
    none: THEN.noGames,
    isEmpty: ({ games }) => games.length === 0,
    show: ({ games, tournament }, clock) => (
      <GamesThen games={games} startdate={tournament.startdate} clock={clock} />
    ),
  },
  {
    value: "bracket",
    label: "Bracket",
    none: THEN.noBracket,
    isEmpty: ({ wildcardGames, playoffGames }) => wildcardGames.length + playoffGames.length === 0,
    show: ({ wildcardGames, playoffGames, tournament }, clock) => (
      <BracketThen
        wildcards={wildcardGames}
        games={playoffGames}
        then={{ startdate: tournament.startdate, clock }}
      />
    ),
  },
];

function usePart() {
  const [get, set] = useAddress();
  const part = PARTS.find(({ value }) => value === get("part")) ?? PARTS[0];
  return { part, choose: (value: string) => set({ part: value === PARTS[0].value ? null : value }) };
}

export function PartSwitch() {
  const { part, choose } = usePart();
  return (
    <SegmentedControl label="Part of the tournament" value={part.value} onChange={choose} segments={PARTS} />
  );
}

/** `at`: the time of that version (ISO), to say what was being played. */
export function AsItWas({ then, at }: { then: SnapshotContent; at: string | undefined }) {
  const { part } = usePart();
  if (part.isEmpty(then)) {
    return (
      <Card>
        <EmptyState title={part.none} />
      </Card>
    );
  }
  return part.show(then, clockOf(at ? new Date(at) : new Date()));
}
