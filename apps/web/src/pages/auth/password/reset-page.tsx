// Where the mailed link leads: chooses a new password.
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { resetPassword } from "#web/api/accounts.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isShortPassword } from "#web/sentences/auth.ts";
import { AuthPage } from "../auth-page.tsx";

export function ResetPage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [message, setMessage] = useState("");
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => (isShortPassword(password) ? { password: AUTH.passwordShort } : {}),
    send: ({ password }) => resetPassword(token, password),
    done: (answer) => setMessage(answer.message),
  });
  const outcome = message
    ? ({ kind: "done", message } as const)
    : token
      ? null
      : ({ kind: "failed", message: AUTH.resetInvalid } as const);
  return (
    <AuthPage
      title="Choose a new password"
      note={AUTH.resetNote}
      other={!message && <Link to="/auth/forgot">Ask for a new link</Link>}
    >
      <div className={stack("s4")}>
        {token && !message && (
          <form className={stack("s4")} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} />
            <Field
              {...form.field("password")}
              label="New password"
              type="password"
              autoComplete="new-password"
              hint={AUTH.passwordHint}
              required
            />
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving">
              Save the password
            </Button>
          </form>
        )}
        <FormStatus outcome={outcome} />
        {message && (
          <ButtonLink to="/auth/login" variant="primary">
            Log in
          </ButtonLink>
        )}
      </div>
    </AuthPage>
  );
}
