// Asks for a new verification link.
import { useState } from "react";
import { resendVerification } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH, isEmail } from "#web/sentences/auth.ts";

export function ResendForm({ email }: { email: string }) {
  const [message, setMessage] = useState("");
  const form = useForm({
    initial: { email },
    prefix: "resend-",
    check: (values) => (isEmail(values.email) ? {} : { email: AUTH.emailMissing }),
    send: (values) => resendVerification(values.email),
    done: (answer) => setMessage(answer.message),
  });
  return (
    <form className={stack("s4")} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <Field {...form.field("email")} label="Email" type="email" autoComplete="email" required />
      <Button type="submit" pending={form.pending} pendingLabel="Sending">
        Send a new link
      </Button>
      <FormStatus outcome={message ? { kind: "done", message } : null} />
    </form>
  );
}
