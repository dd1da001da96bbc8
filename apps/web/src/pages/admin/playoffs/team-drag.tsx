// Dragging teams into the bracket. Each place also has a list of teams, for the keyboard and screen readers.
import {
  type Active,
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import clsx from "clsx";
import { GripVertical } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import type { TeamView } from "#projections/views.ts";
import { announce } from "#web/components/announcer/announcements.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import type { BracketGame, Side } from "#web/tournament/bracket-sides.ts";
import { placeOf } from "./scored-names.ts";
import styles from "./team-drag.module.css";
import { type Dragged, movesOf, type Place } from "./team-moves.ts";
import type { BracketDesk } from "./use-bracket-desk.ts";

type TeamDragProps = { teams: readonly TeamView[]; desk: BracketDesk; children: ReactNode };

/** A press becomes a drag after a few pixels, a touch after a moment, so that pages still scroll. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

export function TeamDrag({ teams, desk, children }: TeamDragProps) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const named = (active: Active): string => {
    const { team } = active.data.current as Dragged;
    return teams.find(({ _id }) => _id === team)?.name ?? "";
  };

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const to = over?.data.current as Place | undefined;
    if (!to) return announce(PLAYOFFS.letGo(named(active)));
    const moves = movesOf(active.data.current as Dragged, to, desk.edits);
    if (!moves) return showToast({ kind: "failed", message: PLAYOFFS.staysThere(named(active)) });
    for (const { game, side, team } of moves) desk.acts.type(game, `team${side}`, team);
    announce(PLAYOFFS.putOn(named(active), wordsOf(to)));
  }

  // The library's own words name everything by its id.
  const announcements: Announcements = {
    onDragStart: ({ active }) => PLAYOFFS.pickedUp(named(active)),
    onDragOver: ({ over }) => (over ? wordsOf(over.data.current as Place) : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => PLAYOFFS.letGo(named(active)),
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements }}
      // By the pointer's position instead of the chip's overlap: places are close together.
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(active.data.current as Dragged)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <span className={clsx(styles.chip, styles.flying)}>
            {teams.find(({ _id }) => _id === dragged.team)?.name}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const wordsOf = ({ game, side }: Place): string => `${placeOf(game)}, team ${side}`;

/** A team in the list; `game` and `side`: its place in round 1, if it has one, which it leaves when it is dragged. */
type TeamChipProps = { team: TeamView; game: BracketGame | undefined; side: Side | undefined };

export const TeamChip = memo(function TeamChip({ team, game, side }: TeamChipProps) {
  const dragged: Dragged = { team: team._id, ...(game && side && { from: { game, side } }) };
  const { setNodeRef, listeners } = useDraggable({ id: `list ${team._id}`, data: { ...dragged } });
  const at = game && placeOf(game);
  return (
    <li ref={setNodeRef} {...listeners} className={styles.chip} data-placed={at !== undefined || undefined}>
      {team.standing > 0 && <span className={styles.rank}>{team.standing}</span>}
      <span className={styles.name}>{team.name}</span>
      {at && <span className={styles.at}>{at}</span>}
    </li>
  );
});

type DropPlaceProps = Place & { team: string; className: string | undefined; children: ReactNode };

/** A side of a game: takes a team, and gives its own away by the grip. */
export function DropPlace({ game, side, team, className, children }: DropPlaceProps) {
  const id = `${game._id} ${side}`;
  const { setNodeRef, isOver } = useDroppable({ id, data: { game, side } });
  return (
    <div ref={setNodeRef} className={clsx(styles.place, className)} data-over={isOver || undefined}>
      <Grip id={id} dragged={{ team, from: { game, side } }} />
      {children}
    </div>
  );
}

function Grip({ id, dragged }: { id: string; dragged: Dragged }) {
  const { setNodeRef, listeners } = useDraggable({
    id: `grip ${id}`,
    data: { ...dragged },
    disabled: dragged.team === "",
  });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      className={styles.grip}
      data-empty={dragged.team === "" || undefined}
      data-print="no"
      aria-hidden="true"
    >
      <GripVertical size={16} />
    </span>
  );
}
