// Logging in; leads on to where the person was, otherwise to the profile.
import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { logIn } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH } from "#web/sentences/auth.ts";
import { SESSION } from "#web/sentences/session.ts";
import { type LoginState, returnPath } from "#web/session/return-path.ts";
import { currentSession, onSessionChange, signIn } from "#web/session/session.ts";
import { AuthPage } from "../auth-page.tsx";
import { ResendForm } from "../verify/resend-form.tsx";

export function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: (state as LoginState | null)?.email ?? "", password: "" },
    check: ({ email, password }) => ({
      ...(!email.trim() && { email: AUTH.emailMissing }),
      ...(!password && { password: AUTH.passwordMissing }),
    }),
    send: ({ email, password }) => logIn(email, password),
    done: ({ token, user }) => {
      if (!signIn(token, user)) showToast({ message: SESSION.unstored, kind: "failed" });
    },
  });
  // Here, or in another tab.
  useEffect(
    () => onSessionChange(() => currentSession() && navigate(returnPath(state), { replace: true })),
    [navigate, state],
  );
  const unverified = form.problem?.code === "not-verified";
  return (
    <AuthPage
      title="Log in"
      note="For organisers. Spectators need no account."
      other={
        <>
          <Link to="/auth/forgot">Forgot password?</Link>
          <Link to="/auth/registerform">No account yet? Register</Link>
        </>
      }
    >
      <form className={stack("s4")} onSubmit={form.submit} noValidate>
        <ErrorSummary
          {...form.summary}
          title={form.summary.refused ? AUTH.loginFailed : "There is a problem"}
        />
        <Field {...form.field("email")} label="Email" type="email" autoComplete="username" required />
        <Field
          {...form.field("password")}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Logging in">
          Log in
        </Button>
      </form>
      {unverified && <ResendForm email={form.values.email} />}
    </AuthPage>
  );
}
