// One's own account: another password, the end of every session, and of the account.
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { endSessions } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { AUTH } from "#web/sentences/auth.ts";
import { signOut } from "#web/session/session.ts";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import styles from "./profile.module.css";
import { useUnsentFirst } from "./unsent-first.tsx";

export function AccountSection() {
  return (
    <Section title="Your account">
      <div className={styles.account}>
        <Card>
          <ChangePassword />
        </Card>
        <Card>
          <SignOutEverywhere />
        </Card>
        <Card>
          <DeleteAccount />
        </Card>
      </div>
    </Section>
  );
}

function SignOutEverywhere() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState("");
  const { ask, question } = useUnsentFirst();

  async function end() {
    setFailure("");
    const outcome = await endSessions();
    if (!outcome.ok) return setFailure(outcome.problem.error);
    navigate("/auth/login", { replace: true });
    signOut();
    showToast({ message: outcome.value.message });
  }

  return (
    <div className={styles.block}>
      <h3>Sessions</h3>
      <p className={styles.hint}>{AUTH.everywhereHint}</p>
      <Button onClick={() => ask(end)} pendingLabel="Signing out">
        Sign out everywhere
      </Button>
      {question}
      <FormStatus outcome={failure ? { kind: "failed", message: failure } : null} />
    </div>
  );
}
