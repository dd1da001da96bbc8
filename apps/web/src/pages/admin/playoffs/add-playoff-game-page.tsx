// Adding one wildcard or playoff game by hand, at a free place.
import { parseScore } from "#events/rules/parse-score.ts";
import { parseTime } from "#events/rules/parse-time.ts";
import { addPlayoffGame } from "#web/api/playoffs.ts";
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
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { GAMES } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { SoFar } from "../so-far.tsx";
import { scoredName } from "./scored-names.ts";

const EMPTY = {
  division: "",
  team1: "",
  team2: "",
  isWildCard: false,
  round: "1",
  rank: "",
  court: "",
  time: "",
  scoreTeam1: "",
  scoreTeam2: "",
};

type Values = typeof EMPTY;

export function AddPlayoffGamePage() {
  const { tournament, divisions, teams, wildcardGames, playoffGames } = useSnapshot();
  const form = useForm({
    initial: EMPTY,
    check,
    send: ({ round, rank, ...values }: Values) =>
      addPlayoffGame(tournament._id, {
        ...values,
        ...(!values.isWildCard && { round }),
        ...(rank.trim() && { rank }),
      }),
    done: (game, { division, isWildCard, round }) => {
      showToast(undoableToast(tournament._id, PLAYOFFS.added, game));
      form.reset({ ...EMPTY, division, isWildCard, round });
      document.getElementById("team1")?.focus();
    },
  });
  const { values } = form;
  const choosable = teams
    .filter(
      ({ placeholder, division }) => !placeholder && (!values.division || division?._id === values.division),
    )
    .map(({ _id, name, division }) => ({ id: _id, name, ...(division && { note: division.name }) }));
  const team = (name: "team1" | "team2") => ({
    ...form.choice(name),
    teams: choosable,
    value: values[name] || null,
    placeholder: "TBD",
    onChange: (id: string | null) => form.set({ [name]: id ?? "" }),
  });
  const line = (name: "court" | "rank" | "scoreTeam1" | "scoreTeam2", label: string) => (
    <Field
      {...form.field(name)}
      label={label}
      autoComplete="off"
      inputMode={name === "court" ? "text" : "numeric"}
    />
  );
  return (
    <AdminPage
      title="Add WildCard/Playoff Game"
      note="A side without a team stays open. Times are venue time."
      actions={
        <ButtonLink to={`/admin/${tournament.linkindex}/manage-playoff`} variant="quiet" edge="end">
          Manage Playoff Bracket
        </ButtonLink>
      }
    >
      <div className={styles.sides}>
        <Card>
          <form className={stack("s4")} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} lead={PLAYOFFS.addFailed} />
            <Select
              {...form.choice("division")}
              label="Division"
              options={[
                { value: "", label: "All teams" },
                ...divisions.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
            <Checkbox
              label="WildCard game"
              checked={values.isWildCard}
              onChange={(isWildCard) => form.set({ isWildCard })}
            />
            <div className={styles.pair}>
              <TeamPicker {...team("team1")} label="Team 1" />
              <TeamPicker {...team("team2")} label="Team 2" />
            </div>
            <div className={styles.pair}>
              {!values.isWildCard && (
                <Select
                  {...form.choice("round")}
                  label="Round"
                  options={["1", "2", "3", "4"].map((value) => ({ value, label: value }))}
                />
              )}
              {line("rank", values.isWildCard ? "Rank (the next one when blank)" : "Rank")}
            </div>
            <div className={styles.pair}>
              {line("court", "Court Number")}
              <Field {...form.field("time")} label="Time" hint="09:30 AM" autoComplete="off" />
            </div>
            <div className={styles.pair}>
              {line("scoreTeam1", "Score team 1")}
              {line("scoreTeam2", "Score team 2")}
            </div>
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Adding">
                Add Playoff Game
              </Button>
            </div>
          </form>
        </Card>
        <SoFar
          title="There already"
          none={PLAYOFFS.noGames}
          items={[...wildcardGames, ...playoffGames].map((game) => ({
            id: game._id,
            name: scoredName(game),
          }))}
        />
      </div>
      <LeaveGuard noun="game" count={form.unsaved("division", "isWildCard", "round")} onSave={form.save} />
    </AdminPage>
  );
}

function check({ team1, team2, isWildCard, rank, time, scoreTeam1, scoreTeam2 }: Values) {
  return {
    ...(team1 && team1 === team2 && { team2: ADMIN.sameTeam }),
    ...(!isWildCard && !rank.trim() && { rank: PLAYOFFS.rankMissing }),
    ...(time.trim() && !parseTime(time) && { time: GAMES.time }),
    ...(parseScore(scoreTeam1) === undefined && { scoreTeam1: GAMES.score }),
    ...(parseScore(scoreTeam2) === undefined && { scoreTeam2: GAMES.score }),
  };
}
