// A tournament's form: incoming changes leave alone what is being typed, until both sides have changed the same field.
import { useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import type { TournamentView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import { changeTournament } from "#web/api/tournaments.ts";
import { checkTournament } from "#web/forms/check-tournament.ts";
import { useForm } from "#web/forms/use-form.ts";
import { changesOf, contestedIn, type TournamentValues, valuesOf } from "./tournament-values.ts";

export type TournamentForm = ReturnType<typeof useTournamentForm>["form"];

/** `onSaved` is called once nothing is unsaved any more. */
export function useTournamentForm(now: TournamentView, onSaved: () => void) {
  const base = useRef(now);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const form = useForm({
    initial: valuesOf(now),
    check: checkTournament,
    send: (values) =>
      changeTournament(now._id, base.current.version, changesOf(valuesOf(base.current), values)),
    done: (updated) => {
      flushSync(() => startFrom(updated, valuesOf(updated)));
      onSaved();
    },
  });
  const mine = changesOf(valuesOf(base.current), form.values);
  const theirs = form.problem?.conflicts[0]?.current as Current<TournamentView> | undefined;
  const contested = theirs ? contestedIn(mine, valuesOf(base.current), valuesOf(theirs)) : [];

  function startFrom(stored: TournamentView, shown: TournamentValues) {
    base.current = stored;
    form.reset(shown);
    redraw();
  }

  return {
    form,
    unsaved: Object.keys(mine).length,
    conflict: theirs && {
      theirs,
      contested,
      /** Mine on top of theirs: only what was changed here; the rest stays as it is now. */
      saveMine() {
        base.current = theirs;
        return form.sendInstead({ ...valuesOf(theirs), ...mine });
      },
      /** Theirs for what both changed; anything else that was typed stays, still unsaved. */
      keepTheirs() {
        const kept = Object.entries(mine).filter(
          ([name]) => !contested.includes(name as keyof TournamentValues),
        );
        startFrom(theirs, { ...valuesOf(theirs), ...Object.fromEntries(kept) });
      },
    },
  };
}
