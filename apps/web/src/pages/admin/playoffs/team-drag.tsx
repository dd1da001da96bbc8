// Dragging teams into the bracket. Each place has its list of teams too, which the keyboard and screen readers use.
import {
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

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const to = over?.data.current as Place | undefined;
    if (!to) return;
    for (const { game, side, team } of movesOf(active.data.current as Dragged, to, desk.edits))
      desk.acts.type(game, `team${side}`, team);
  }

  return (
    <DndContext
      sensors={sensors}
      // Where the pointer is, not where most of the chip lies: two places stand close together.
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

/** A team of the list; `at`: where it stands already. */
export const TeamChip = memo(function TeamChip({ team, at }: { team: TeamView; at: string | undefined }) {
  const { setNodeRef, listeners } = useDraggable({ id: `list ${team._id}`, data: { team: team._id } });
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
