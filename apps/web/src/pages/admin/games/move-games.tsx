// Moves all selected games at once, by minutes, to a court, or to a day. It fills their boxes, to be checked and saved.
import { type FormEvent, useRef, useState } from "react";
import { COURT_LENGTH } from "#events/rules/court.ts";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Field } from "#web/components/field/field.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { GAMES } from "#web/sentences/rows.ts";
import type { Values } from "../rows/row-edits.ts";
import { changedTogether, type Together, type TogetherProblems } from "./together.ts";

type MoveGamesProps = {
  /** What the boxes of the selected games hold. */
  games: ReadonlyMap<string, Values>;
  fill: (typed: ReadonlyMap<string, Values>, words: string) => void;
};

export function MoveGames(props: MoveGamesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {GAMES.together}
      </Button>
      {open && <MoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const NOTHING: Together = { minutes: "", court: "", date: "" };

function MoveDialog({ games, fill, onClose }: MoveGamesProps & { onClose: () => void }) {
  const [wish, setWish] = useState(NOTHING);
  const [problems, setProblems] = useState<TogetherProblems>({});
  const minutes = useRef<HTMLInputElement>(null);

  function move(event: FormEvent) {
    event.preventDefault();
    const changed = changedTogether(games, wish);
    if ("problems" in changed) {
      setProblems(changed.problems);
      return minutes.current?.focus();
    }
    fill(changed.typed, GAMES.moved(games.size));
    onClose();
  }

  const field = (name: keyof Together, label: string) => ({
    name: `move-${name}`,
    label,
    value: wish[name],
    autoComplete: "off",
    ...(problems[name] && { error: problems[name] }),
    onChange: ({ target }: { target: HTMLInputElement }) => setWish({ ...wish, [name]: target.value }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={GAMES.togetherTitle(games.size)}
      initialFocus={minutes}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="move-games" variant="primary">
            {GAMES.together}
          </Button>
        </>
      }
    >
      <form id="move-games" onSubmit={move} noValidate className={stack("s4")}>
        <p>{GAMES.togetherHint}</p>
        <Field
          {...field("minutes", "Minutes later")}
          hint="-15 is a quarter of an hour earlier."
          ref={minutes}
        />
        <Field {...field("court", "Court")} maxLength={COURT_LENGTH} />
        <Field {...field("date", "Date")} type="date" />
      </form>
    </Dialog>
  );
}
