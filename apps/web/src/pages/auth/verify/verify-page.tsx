// Where the mailed link leads: says whether the address is verified, and offers a new link if it is not.
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { verifyEmail } from "#web/api/accounts.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { type FormOutcome, FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { AUTH } from "#web/sentences/auth.ts";
import { AuthPage } from "../auth-page.tsx";
import { ResendForm } from "./resend-form.tsx";

export function VerifyPage() {
  const [params] = useSearchParams();
  const [token, email] = [params.get("token") ?? "", params.get("email") ?? ""];
  const [outcome, setOutcome] = useState<FormOutcome>({ kind: "pending", message: AUTH.verifying });

  useEffect(() => {
    if (!token || !email) {
      setOutcome({ kind: "failed", message: AUTH.linkInvalid });
      return;
    }
    let left = false;
    verifyEmail(token, email).then((answer) => {
      if (!left)
        setOutcome(answer.ok ? { kind: "done", message: answer.value.message } : failure(answer.problem));
    });
    return () => {
      left = true;
    };
  }, [token, email]);

  return (
    <AuthPage title="Verify your e-mail address" other={<Link to="/auth/login">Login</Link>}>
      <div className={stack("s4")}>
        <FormStatus outcome={outcome} />
        {outcome.kind === "failed" && <ResendForm email={email} />}
        {outcome.kind === "done" && (
          <ButtonLink to="/auth/login" state={{ email }} variant="primary">
            Log in
          </ButtonLink>
        )}
      </div>
    </AuthPage>
  );
}

function failure({ kind, code }: { kind: string; code: string }): FormOutcome {
  const expired = kind === "offline" || code === "link-expired";
  return { kind: "failed", message: expired ? AUTH.linkExpired : AUTH.verificationFailed };
}
