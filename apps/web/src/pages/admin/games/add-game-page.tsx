// Adding games one after another, with a warning about double bookings before a game is added.
import { counted } from "#events/rules/counted.ts";
import { formatDay } from "#events/rules/date.ts";
import { parseScore } from "#events/rules/parse-score.ts";
import { parseTime } from "#events/rules/parse-time.ts";
import { addGame } from "#web/api/entries.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { TeamPicker } from "#web/components/team-picker/team-picker.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { GAMES } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { useStill } from "../use-still.ts";
import { EMPTY_GAME, type GameValues, gameFields } from "./game-values.ts";
import { GameWarnings } from "./game-warnings.tsx";
import { GamesNearby } from "./games-nearby.tsx";

export function AddGamePage() {
  const snapshot = useSnapshot();
  const { tournament, divisions, teams, games } = snapshot;
  const form = useForm({
    initial: EMPTY_GAME,
    check: checkGame,
    send: (values) => addGame(tournament._id, gameFields(values)),
    done: (game, { division, date, time, round }) => {
      showToast(undoableToast(tournament._id, GAMES.added, game));
      form.reset({ ...EMPTY_GAME, division, date, time, round });
      document.getElementById("team1")?.focus();
    },
  });
  const { values } = form;
  const before = useStill(snapshot, form.pending);
  const choosable = teams
    .filter(({ division }) => !values.division || !division || division._id === values.division)
    .map(({ _id, name, division }) => ({ id: _id, name, ...(division && { note: division.name }) }));
  const team = (name: "team1" | "team2") => ({
    ...form.choice(name),
    teams: choosable,
    value: values[name] || null,
    onChange: (id: string | null) => form.set({ [name]: id ?? "" }),
    required: true,
  });
  return (
    <AdminPage
      title="Add Game"
      note={`${counted(games.length, "game")} so far. Times are venue time.`}
      actions={
        <ButtonLink to={`/admin/${tournament.linkindex}/manage-game`} variant="quiet" edge="end">
          Manage Games
        </ButtonLink>
      }
    >
      <div className={styles.sides}>
        <Card>
          <form className={stack("s4")} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} lead={GAMES.addFailed} />
            <Select
              {...form.choice("division")}
              label="Division"
              options={[
                { value: "", label: "Cross division" },
                ...divisions.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
            <Checkbox
              label="Referee game"
              hint={ADMIN.refereeHint}
              checked={values.isReferee}
              onChange={(isReferee) => form.set({ isReferee })}
            />
            <div className={styles.pair}>
              <TeamPicker {...team("team1")} label={values.isReferee ? "Team" : "Team 1"} />
              {!values.isReferee && <TeamPicker {...team("team2")} label="Team 2" />}
            </div>
            <div className={styles.pair}>
              <Field
                {...form.field("date")}
                label="Date"
                type="date"
                hint={ADMIN.dateHint(formatDay(tournament.startdate))}
              />
              <Field {...form.field("time")} label="Time" hint="09:30 AM" autoComplete="off" />
            </div>
            <div className={styles.pair}>
              <Field {...form.field("court")} label="Court" autoComplete="off" />
              <Field {...form.field("round")} label="Round" autoComplete="off" />
            </div>
            {!values.isReferee && (
              <div className={styles.pair}>
                <Field
                  {...form.field("scoreTeam1")}
                  label="Score team 1"
                  inputMode="numeric"
                  autoComplete="off"
                />
                <Field
                  {...form.field("scoreTeam2")}
                  label="Score team 2"
                  inputMode="numeric"
                  autoComplete="off"
                />
              </div>
            )}
            <GameWarnings values={values} snapshot={before} />
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Adding">
                Add Game
              </Button>
            </div>
          </form>
        </Card>
        <GamesNearby games={games} time={parseTime(values.time)} />
      </div>
      <LeaveGuard noun="game" count={form.unsaved("division", "isReferee")} onSave={form.save} />
    </AdminPage>
  );
}

function checkGame({ team1, team2, isReferee, time, scoreTeam1, scoreTeam2 }: GameValues) {
  return {
    ...(!team1 && { team1: ADMIN.teamMissing }),
    ...(!isReferee && !team2 && { team2: ADMIN.teamMissing }),
    ...(!isReferee && team1 && team1 === team2 && { team2: ADMIN.sameTeam }),
    ...(time.trim() && !parseTime(time) && { time: GAMES.time }),
    ...(parseScore(scoreTeam1) === undefined && { scoreTeam1: GAMES.score }),
    ...(parseScore(scoreTeam2) === undefined && { scoreTeam2: GAMES.score }),
  };
}
