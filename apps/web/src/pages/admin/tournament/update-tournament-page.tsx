// The tournament's own data: changed here, back at the steps when it is saved.
import { useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { cleanName } from "#events/rules/name.ts";
import type { TournamentView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import { changeTournament, type TournamentFields } from "#web/api/tournaments.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLeaving } from "#web/forms/use-leaving.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import { AdminPage } from "../admin-page.tsx";
import styles from "../form.module.css";
import { TournamentConflict } from "./tournament-conflict.tsx";

const valuesOf = (tournament: TournamentView) => ({
  name: tournament.name,
  acronym: tournament.acronym,
  startdate: tournament.startdate,
  enddate: tournament.enddate ?? "",
  location: tournament.location ?? "",
  organization: tournament.organization ?? "",
  winner: tournament.chosenWinner?._id ?? "",
  isPublished: tournament.isPublished,
  isCustomStanding: tournament.isCustomStanding,
  unusualScoreWarnings: tournament.unusualScoreWarnings,
});

type Values = ReturnType<typeof valuesOf>;

export function UpdateTournamentPage() {
  const now = useTournament();
  // What comes in while the form is open does not touch what is being typed.
  const base = useRef(now);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const { isLeaving, leaveBy } = useLeaving();
  const teams = useList("teams").filter(({ placeholder }) => !placeholder);
  const navigate = useNavigate();
  const home = `/admin/${now.linkindex}/admin`;
  const form = useForm({
    initial: valuesOf(now),
    check: ({ name, acronym, startdate, enddate }) => ({
      ...(!cleanName(name) && { name: TOURNAMENT.nameMissing }),
      ...(!cleanName(acronym) && { acronym: TOURNAMENT.acronymMissing }),
      ...(!startdate && { startdate: TOURNAMENT.startMissing }),
      ...(startdate && enddate && enddate < startdate && { enddate: TOURNAMENT.endsBeforeStart }),
    }),
    send: (values) =>
      changeTournament(now._id, base.current.version, changesOf(valuesOf(base.current), values)),
    done: (updated) => {
      // Before the page is left, so that nothing is asked about it.
      flushSync(() => startFrom(updated, valuesOf(updated)));
      showToast({ message: TOURNAMENT.updated });
      if (!isLeaving.current) navigate(home);
    },
  });
  const mine = changesOf(valuesOf(base.current), form.values);
  const current = form.problem?.conflicts[0]?.current as Current<TournamentView> | undefined;
  const contested = current ? contestedIn(mine, valuesOf(base.current), valuesOf(current)) : [];
  function startFrom(stored: TournamentView, shown: Values) {
    base.current = stored;
    form.reset(shown);
    redraw();
  }
  /** Mine on top of theirs: only what was changed here, the rest is as it is there now. */
  function saveMine(theirs: TournamentView) {
    base.current = theirs;
    return form.sendInstead({ ...valuesOf(theirs), ...mine });
  }
  /** Theirs where both changed the same; what else was typed stays, still unsaved. */
  function keepTheirs(theirs: TournamentView) {
    const kept = Object.fromEntries(
      Object.entries(mine).filter(([name]) => !contested.includes(name as keyof Values)),
    );
    startFrom(theirs, { ...valuesOf(theirs), ...kept });
  }
  const textOf = (name: string, value: string | boolean) => {
    if (typeof value === "boolean") return value ? "on" : "off";
    return (name === "winner" ? teams.find(({ _id }) => _id === value)?.name : value) || TOURNAMENT.blank;
  };
  const tick = (name: "isPublished" | "isCustomStanding" | "unusualScoreWarnings") => ({
    name,
    checked: form.values[name],
    onChange: (checked: boolean) => form.set({ [name]: checked }),
  });
  return (
    <AdminPage title="Update Tournament">
      <div className={styles.narrow}>
        <Card>
          <form className={styles.form} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} lead={TOURNAMENT.updateFailed} />
            {current && (
              <TournamentConflict
                current={current}
                contested={contested.map((name) => ({
                  name: TOURNAMENT.fields[name],
                  mine: textOf(name, form.values[name]),
                  theirs: textOf(name, valuesOf(current)[name]),
                }))}
                onSaveMine={() => saveMine(current)}
                onKeepTheirs={() => keepTheirs(current)}
              />
            )}
            <Field label="Link" name="linkindex" value={now.linkindex} readOnly hint={TOURNAMENT.linkHint} />
            <div className={styles.pair}>
              <Field {...form.field("name")} label="Name" required />
              <Field {...form.field("acronym")} label="Acronym" required />
            </div>
            <div className={styles.pair}>
              <Field {...form.field("startdate")} label="Start Date" type="date" required />
              <Field {...form.field("enddate")} label="End Date" type="date" />
            </div>
            <div className={styles.pair}>
              <Field {...form.field("location")} label="Location" />
              <Field {...form.field("organization")} label="Organization" />
            </div>
            <Select
              {...form.choice("winner")}
              label="Winner"
              hint={teams.length ? TOURNAMENT.winnerHint : TOURNAMENT.teamsFirst}
              options={[
                { value: "", label: "None chosen" },
                ...teams.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
            <div className={styles.ticks}>
              <Checkbox {...tick("isPublished")} label="Is Published" hint={TOURNAMENT.publishedHint} />
              <Checkbox {...tick("isCustomStanding")} label="Custom standing" hint={TOURNAMENT.customHint} />
              <Checkbox
                {...tick("unusualScoreWarnings")}
                label="Warn of unusual scores"
                hint={TOURNAMENT.warningsHint}
              />
            </div>
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Updating">
                Update
              </Button>
              <ButtonLink to={home} variant="quiet">
                Cancel
              </ButtonLink>
            </div>
          </form>
        </Card>
      </div>
      <LeaveGuard noun="change" count={Object.keys(mine).length} onSave={() => leaveBy(form.save)} />
    </AdminPage>
  );
}

/** What both sides changed since the form was opened, and not to the same. */
const contestedIn = (mine: Partial<Values>, before: Values, theirs: Values): (keyof Values)[] =>
  (Object.keys(mine) as (keyof Values)[]).filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  );

function changesOf<V extends Partial<TournamentFields>>(before: V, after: V): Partial<V> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof V]);
  return Object.fromEntries(changed) as Partial<V>;
}
