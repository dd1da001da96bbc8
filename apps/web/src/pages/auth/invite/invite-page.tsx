// Where an invitation's link leads: log in first, then accept, then on to the tournament.
import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { acceptInvitation } from "#web/api/accounts.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { type FormOutcome, FormStatus } from "#web/components/form-status/form-status.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { AUTH } from "#web/sentences/auth.ts";
import { forgetAdminChecks } from "#web/session/session.ts";
import { useSession } from "#web/session/use-session.ts";
import styles from "../auth-page.module.css";
import { AuthPage } from "../auth-page.tsx";

export function InvitePage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const from = { from: pathname + search };
  const signedIn = state === "valid" || state === "ending";
  return (
    <AuthPage title="Invitation" note={AUTH.inviteNote}>
      <div className={stack("s4")}>
        {!token ? (
          <FormStatus outcome={{ kind: "failed", message: AUTH.inviteInvalid }} />
        ) : signedIn ? (
          <Accept token={token} from={from} />
        ) : (
          <>
            <p>{AUTH.inviteLogin}</p>
            <ButtonLink to="/auth/login" state={from} variant="primary">
              Log in
            </ButtonLink>
            <p className={styles.other}>
              {AUTH.inviteRegister} <Link to="/auth/registerform">Register</Link>
            </p>
          </>
        )}
      </div>
    </AuthPage>
  );
}

function Accept({ token, from }: { token: string; from: { from: string } }) {
  const navigate = useNavigate();
  const { session } = useSession();
  const [refused, setRefused] = useState<FormOutcome | null>(null);
  const [other, setOther] = useState(false);

  async function accept() {
    setRefused(null);
    const outcome = await acceptInvitation(token);
    if (outcome.ok) {
      forgetAdminChecks();
      showToast({ message: outcome.value.message });
      navigate(`/admin/${encodeURIComponent(outcome.value.tournament.linkindex)}/admin`, { replace: true });
      return;
    }
    setOther(outcome.problem.code === "other-address");
    setRefused({ kind: "failed", message: outcome.problem.error });
  }

  return (
    <>
      {session?.user && (
        <p>
          You are logged in as <strong>{session.user.email}</strong>.
        </p>
      )}
      <Button variant="primary" onClick={accept} pendingLabel="Accepting">
        Accept the invitation
      </Button>
      <FormStatus outcome={refused} />
      {other && (
        <ButtonLink to="/auth/login" state={from}>
          Log in with another account
        </ButtonLink>
      )}
    </>
  );
}
