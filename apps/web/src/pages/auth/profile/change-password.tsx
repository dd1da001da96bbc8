// Replaces one's own password; this session goes on with a new token.
import { useState } from "react";
import { changePassword } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isShortPassword } from "#web/sentences/auth.ts";
import { keepRenewedToken, storedSession } from "#web/session/session.ts";
import { useSession } from "#web/session/use-session.ts";

const EMPTY = { current: "", password: "" };

export function ChangePassword() {
  const [message, setMessage] = useState("");
  const { session } = useSession();
  const form = useForm({
    initial: EMPTY,
    check: ({ current, password }) => {
      setMessage("");
      return {
        ...(!current && { current: AUTH.currentMissing }),
        ...(isShortPassword(password) && { password: AUTH.passwordShort }),
      };
    },
    send: ({ current, password }) => changePassword(current, password),
    done: (answer) => {
      keepRenewedToken(answer.token, storedSession()?.token ?? "");
      form.reset(EMPTY);
      setMessage(answer.message);
    },
  });
  return (
    <form className={stack("s4")} onSubmit={form.submit} noValidate>
      <h3>Change password</h3>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field("current")}
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Field
        {...form.field("password")}
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={AUTH.changeHint}
        required
      />
      <Button type="submit" pending={form.pending} pendingLabel="Saving">
        Change password
      </Button>
      <FormStatus outcome={message ? { kind: "done", message } : null} />
      {/* Who signs out has no use for a password that was only typed. */}
      <LeaveGuard noun="password" count={session ? form.unsaved() : 0} onSave={form.save} />
    </form>
  );
}
