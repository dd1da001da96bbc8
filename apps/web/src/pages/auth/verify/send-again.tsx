// While a verification mail is awaited: which address it went to, and a button to send another.
import { useState } from "react";
import { resendVerification } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { type FormOutcome, FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { AUTH } from "#web/sentences/auth.ts";

export function SendAgain({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);

  async function send() {
    const answer = await resendVerification(email);
    setOutcome(
      answer.ok
        ? { kind: "done", message: answer.value.message }
        : { kind: "failed", message: answer.problem.error },
    );
  }
  return (
    <div className={stack("s3")}>
      <p>{AUTH.sentTo(email)}</p>
      <div>
        <Button onClick={send} pendingLabel="Sending">
          Send again
        </Button>
      </div>
      <FormStatus outcome={outcome} />
    </div>
  );
}
