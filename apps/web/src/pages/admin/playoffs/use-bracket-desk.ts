// Everything typed into wildcards and the bracket, and its one save; a correction that reaches later games asks first.
import { useEffect, useRef, useState } from "react";
import type { Problem } from "#web/api/outcome.ts";
import { changePlayoffGames } from "#web/api/playoffs.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { onDelivered } from "#web/outbox/deliver.ts";
import { asConfirmed, type Kept, type KeptScore, waitingIn } from "#web/outbox/kept-scores.ts";
import type { Outbox } from "#web/outbox/outbox.ts";
import { sendScores } from "#web/outbox/send-scores.ts";
import { useOutbox } from "#web/outbox/use-outbox.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { GAMES } from "#web/sentences/rows.ts";
import type { BracketGame } from "#web/tournament/bracket-sides.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { useLastSeen } from "../use-last-seen.ts";
import {
  afterConflict,
  afterKeeping,
  afterSaving,
  afterSending,
  type BracketEdit,
  type BracketEdits,
  type FieldName,
  isOpen,
  itemsOf,
  onTopOfTheirs,
  scoresIn,
  typeInto,
  withoutReadableTime,
} from "./bracket-edits.ts";
import type { GoneGame } from "./gone-games.tsx";
import { placeOf } from "./scored-names.ts";

/** The actions on one game; the same from render to render, so that only the card being typed into is redrawn. */
export interface GameActs {
  type: (game: BracketGame, name: FieldName, value: string) => void;
  keepTheirs: (id: string) => void;
  takeMine: (id: string) => void;
}

export interface BracketDesk {
  acts: GameActs;
  edits: BracketEdits;
  unsaved: number;
  /** Scores that wait on this device: those shown here, and how many of any kind wait for the network. */
  box: Outbox;
  kept: Kept;
  waiting: number;
  keptOf: (id: string) => KeptScore | undefined;
  failure: string;
  /** What was typed for games that no longer exist, as after the bracket was created again. */
  gone: readonly GoneGame[];
  /** A refusal that waits for a confirmation, naming the later games. */
  asking: Problem | null;
  save: () => Promise<boolean>;
  /** Clears the named scores. Throws with the reason if it is refused. */
  confirm: () => Promise<void>;
  dismiss: () => void;
}

/** `games`: the stored wildcard and bracket games. */
export function useBracketDesk(tournament: string, games: readonly BracketGame[]): BracketDesk {
  const { box, kept } = useOutbox(tournament);
  const [edits, setEdits] = useState<BracketEdits>(new Map());
  const [failure, setFailure] = useState("");
  const [asking, setAsking] = useState<Problem | null>(null);
  const [sending, setSending] = useState<readonly string[]>([]);
  const seen = useLastSeen(games);
  const isHere = (id: string) => games.some(({ _id }) => _id === id);
  const here = new Map([...edits].filter(([id]) => isHere(id)));
  const items = itemsOf(here);
  const keptOf = (id: string) => (sending.includes(id) ? undefined : kept.find(({ game }) => game === id));

  useEffect(
    () => onDelivered(tournament, ({ stored }) => setEdits((now) => afterSending(now, stored, games))),
    [tournament, games],
  );

  function put(id: string, next: (edit: BracketEdit | undefined) => BracketEdit | null) {
    setEdits((now) => {
      const changed = new Map(now);
      const edit = next(now.get(id));
      if (edit) changed.set(id, edit);
      else changed.delete(id);
      return changed;
    });
  }

  const keptNow = useRef(keptOf);
  keptNow.current = keptOf;
  const [acts] = useState<GameActs>(() => ({
    type: (game, name, value) =>
      put(game._id, (edit) => typeInto(game, edit, name, value, keptNow.current(game._id))),
    keepTheirs: (id) => put(id, () => null),
    takeMine: (id) => put(id, (edit) => (edit ? onTopOfTheirs(edit) : null)),
  }));

  async function send(confirmed: boolean): Promise<Problem | string | null> {
    setFailure("");
    const sent = edits;
    const scores = scoresIn(here, games);
    if (!scores && kept.length > 0) return PLAYOFFS.keptFirst;
    const ids = items.map(({ _id }) => _id);
    setSending(ids);
    const answer = scores
      ? await sendScores(box, confirmed ? scores.map(asConfirmed) : scores)
      : await changePlayoffGames(tournament, items, confirmed);
    setSending([]);
    if (answer === "kept") setEdits((now) => afterKeeping(now, sent, ids));
    else if (!answer.ok) return answer.problem;
    else {
      setEdits((now) => afterSaving(now, sent, answer.value));
      showToast(undoableToast(tournament, PLAYOFFS.updated, answer));
    }
    return null;
  }

  async function save(): Promise<boolean> {
    if (items.length === 0) return true;
    const timeless = withoutReadableTime(here);
    if (timeless) {
      const game = games.find(({ _id }) => _id === timeless)!;
      setFailure(`${placeOf(game)}: ${GAMES.time}`);
      return false;
    }
    const problem = await send(false);
    if (problem === null) return true;
    if (typeof problem === "string") setFailure(problem);
    else if (problem.conflicts.length > 0) {
      setEdits((now) => afterConflict(now, problem));
      setFailure(PLAYOFFS.conflict);
    } else if (problem.confirmable) setAsking(problem);
    else setFailure(problem.error);
    return false;
  }

  return {
    acts,
    edits,
    unsaved: items.length,
    box,
    kept,
    waiting: waitingIn(kept).filter(({ game }) => !sending.includes(game)).length,
    keptOf,
    failure,
    gone: [...edits].flatMap(([id, edit]) => {
      const game = seen.get(id);
      return game && !isHere(id) && isOpen(edit) ? [{ game, edit }] : [];
    }),
    asking,
    save,
    confirm: async () => {
      const problem = await send(true);
      if (problem) throw new Error(typeof problem === "string" ? problem : problem.error);
    },
    dismiss: () => setAsking(null),
  };
}
