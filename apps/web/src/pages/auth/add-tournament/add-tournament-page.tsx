// Creating a tournament: the form on one side, its link and its card on the other, as they will be.
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { slugFor } from "#events/rules/slug.ts";
import { createTournament } from "#web/api/tournaments.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { checkTournament } from "#web/forms/check-tournament.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLeaving } from "#web/forms/use-leaving.ts";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import { RequireSession } from "#web/session/require-session.tsx";
import { Preview } from "./preview.tsx";

const EMPTY = {
  name: "",
  acronym: "",
  startdate: "",
  enddate: "",
  organization: "",
  location: "",
  isPublished: false,
};

export function AddTournamentPage() {
  return (
    <RequireSession>
      <SiteLayout back={{ to: "/auth/profile", label: "Profile" }}>
        <PageTitle title="Create a tournament" note="Divisions, teams and games come afterwards." />
        <AddTournament />
      </SiteLayout>
    </RequireSession>
  );
}

function AddTournament() {
  const navigate = useNavigate();
  const { isLeaving, leaveBy } = useLeaving();
  const form = useForm({
    initial: EMPTY,
    check: checkTournament,
    send: (values) =>
      createTournament({ ...values, slug: slugFor(values), isCustomStanding: true, isCustomPlayoff: true }),
    // A taken or forbidden link comes from the name and the date.
    renamed: { slug: "name" },
    done: (_, values) => {
      // Before the page is left, so that it does not ask about unsaved work.
      flushSync(() => form.reset(values));
      showToast({ message: TOURNAMENT.added });
      if (!isLeaving.current) navigate("/auth/profile");
    },
  });
  return (
    <div className={styles.sides}>
      <Card>
        <form className={stack("s4")} onSubmit={form.submit} noValidate>
          <ErrorSummary {...form.summary} lead={`${TOURNAMENT.addFailed}.`} />
          <Field {...form.field("name")} label="Name" autoComplete="off" required />
          <Field
            {...form.field("acronym")}
            label="Acronym / Short Name"
            hint={TOURNAMENT.acronymHint}
            autoComplete="off"
            required
          />
          <div className={styles.pair}>
            <Field {...form.field("startdate")} label="Start Date" type="date" required />
            <Field {...form.field("enddate")} label="End Date" type="date" />
          </div>
          <Field {...form.field("organization")} label="Organization" autoComplete="organization" />
          <Field {...form.field("location")} label="Location" />
          <Checkbox
            label="Is Published"
            hint={TOURNAMENT.publishedHint}
            checked={form.values.isPublished}
            onChange={(isPublished) => form.set({ isPublished })}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Adding">
              Add Tournament
            </Button>
            <ButtonLink to="/auth/profile" variant="quiet">
              Profile
            </ButtonLink>
          </div>
        </form>
      </Card>
      <Preview {...form.values} />
      <LeaveGuard noun="tournament" count={form.unsaved()} onSave={() => leaveBy(form.save)} />
    </div>
  );
}
