// Opening an account: name, e-mail and password; the answer says to check one's mail.
import { useState } from "react";
import { Link } from "react-router-dom";
import { register } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isEmail, isShortPassword } from "#web/sentences/auth.ts";
import { AuthPage } from "../auth-page.tsx";
import { SendAgain } from "../verify/send-again.tsx";

const EMPTY = { name: "", email: "", password: "" };

export function RegisterPage() {
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);
  const form = useForm({
    initial: EMPTY,
    check: ({ name, email, password }) => ({
      ...(!name.trim() && { name: AUTH.nameMissing }),
      ...(!isEmail(email) && { email: AUTH.emailMissing }),
      ...(isShortPassword(password) && { password: AUTH.passwordShort }),
    }),
    send: (values) => {
      setSent(null);
      return register(values);
    },
    done: ({ message }, { email }) => {
      form.reset(EMPTY);
      setSent({ message, email: email.trim() });
    },
  });
  const outcome = form.pending
    ? ({ kind: "pending", message: AUTH.registering } as const)
    : sent
      ? ({ kind: "done", message: sent.message } as const)
      : null;
  return (
    <AuthPage
      title="Register"
      note="An account to run your own tournaments with."
      other={
        <>
          <span>
            <Link to="/auth/login">I have an account: log in</Link>
          </span>
          <Link to="/">Home</Link>
        </>
      }
    >
      <form className={stack("s4")} onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <Field {...form.field("name")} label="Name" autoComplete="name" required />
        <Field {...form.field("email")} label="Email" type="email" autoComplete="email" required />
        <Field
          {...form.field("password")}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={AUTH.passwordHint}
          required
        />
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Registering">
          Register
        </Button>
        <FormStatus outcome={outcome} />
        {sent && <SendAgain key={sent.email} email={sent.email} />}
      </form>
    </AuthPage>
  );
}
