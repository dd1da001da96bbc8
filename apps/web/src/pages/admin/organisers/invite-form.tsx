// Invites somebody by e-mail to organise the tournament too.
import { inviteOrganiser } from "#web/api/organisers.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isEmail } from "#web/sentences/auth.ts";
import { ORGANISERS } from "#web/sentences/people.ts";

export function InviteForm({ tournament, onInvited }: { tournament: string; onInvited: () => void }) {
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => (isEmail(email) ? {} : { email: AUTH.emailMissing }),
    send: ({ email }) => inviteOrganiser(tournament, email.trim()),
    done: ({ message }) => {
      showToast({ message });
      form.reset();
      onInvited();
    },
  });
  return (
    <Card>
      <form className={stack("s4")} onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} lead={ORGANISERS.inviteFailed} />
        <Field
          {...form.field("email")}
          label="Email"
          type="email"
          hint={ORGANISERS.inviteHint}
          autoComplete="off"
          required
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Inviting">
            Invite
          </Button>
        </div>
      </form>
      <LeaveGuard noun="invitation" count={form.unsaved()} onSave={form.save} />
    </Card>
  );
}
