// Asks for a link to replace a forgotten password; the answer does not reveal whether there is an account.
import { useState } from "react";
import { Link } from "react-router-dom";
import { forgotPassword } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isEmail } from "#web/sentences/auth.ts";
import { AuthPage } from "../auth-page.tsx";

export function ForgotPage() {
  const [message, setMessage] = useState("");
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => (isEmail(email) ? {} : { email: AUTH.emailMissing }),
    send: ({ email }) => forgotPassword(email),
    done: (answer) => setMessage(answer.message),
  });
  return (
    <AuthPage
      title="Forgot your password?"
      note={AUTH.forgotNote}
      other={<Link to="/auth/login">Back to the login</Link>}
    >
      <form className={stack("s4")} onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <Field {...form.field("email")} label="Email" type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending">
          Send the link
        </Button>
        <FormStatus outcome={message ? { kind: "done", message } : null} />
      </form>
    </AuthPage>
  );
}
