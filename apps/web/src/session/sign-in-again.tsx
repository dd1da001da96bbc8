// Warns before the session ends and, once it has, signs in again over the page, so that nothing typed is lost.
import { type RefObject, useEffect, useRef, useState } from "react";
import { logIn } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { SESSION } from "#web/sentences/session.ts";
import { listenForSignedOut } from "./refused.ts";
import { currentSession, signIn, storedSession } from "./session.ts";
import styles from "./sign-in-again.module.css";
import type { SessionState } from "./use-session.ts";

export function SignInAgain({ state, endsAtMs }: { state: SessionState; endsAtMs: number }) {
  const [asked, setAsked] = useState(false);
  const [later, setLater] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => listenForSignedOut(() => setAsked(true)), []);
  const ended = state === "ended";
  const open = asked || (ended && !later);

  function close() {
    setAsked(false);
    setLater(true);
  }

  return (
    <>
      {(state === "ending" || ended) && !open && (
        <div role="status" className={styles.warning}>
          <span>{ended ? SESSION.ended : SESSION.ending(endsAtMs)}</span>
          <Button size="sm" onClick={() => setAsked(true)}>
            {SESSION.again}
          </Button>
        </div>
      )}
      <Dialog open={open} onClose={close} title={SESSION.again} initialFocus={password}>
        <SignInForm
          words={currentSession() && !asked ? "" : SESSION.signedOut}
          onDone={() => setAsked(false)}
          password={password}
        />
      </Dialog>
    </>
  );
}

type SignInFormProps = { words: string; onDone: () => void; password: RefObject<HTMLInputElement | null> };

function SignInForm({ words, onDone, password }: SignInFormProps) {
  const form = useForm({
    initial: { email: storedSession()?.user?.email ?? "", password: "" },
    prefix: "again-",
    send: ({ email, password }) => logIn(email, password),
    done: ({ token, user }) => {
      signIn(token, user);
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className={styles.form}>
      {words && <p>{words}</p>}
      <ErrorSummary {...form.summary} title={SESSION.refused} />
      <Field {...form.field("email")} label="Email" type="email" autoComplete="username" required />
      <Field
        {...form.field("password")}
        ref={password}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" wide pending={form.pending} pendingLabel="Logging in">
        Log in
      </Button>
    </form>
  );
}
