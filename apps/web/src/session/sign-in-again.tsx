// Warns before the session ends and, once it has, asks to sign in again over the page, so that nothing typed is lost.
import { type RefObject, useEffect, useRef, useState } from "react";
import { logIn } from "#web/api/accounts.ts";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { isAnythingUnsaved } from "#web/live/unsaved.ts";
import { SESSION } from "#web/sentences/session.ts";
import { listenForSignedOut } from "./refused.ts";
import { type Session, signIn } from "./session.ts";
import styles from "./sign-in-again.module.css";
import type { SessionState } from "./use-session.ts";

type SignInAgainProps = {
  state: SessionState;
  /** The session that is ending, or has ended. */
  session: Session;
  /** Abandons unsaved work, after another tab has signed out. */
  onDrop: () => void;
};

export function SignInAgain({ state, session, onDrop }: SignInAgainProps) {
  const [asked, setAsked] = useState<"early" | "refused" | null>(null);
  const [later, setLater] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => listenForSignedOut(() => setAsked("refused")), []);
  // Another token, from here or from another tab, answers the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is the reason
  useEffect(() => {
    setAsked(null);
    setLater(false);
  }, [session.token]);
  const elsewhere = state === "none";
  const ended = elsewhere || state === "ended";
  const open = asked !== null || (ended && !later);
  // Only typed work can be lost or kept; a mere reader is not told about it.
  const typed = isAnythingUnsaved();

  function close() {
    setAsked(null);
    setLater(true);
  }

  return (
    <>
      {(state === "ending" || ended) && !open && (
        <div role="status" className={styles.warning} data-foot="">
          <span>{ended ? SESSION.ended(typed) : SESSION.ending(session.endsAtMs)}</span>
          <Button size="sm" onClick={() => setAsked("early")}>
            {SESSION.again}
          </Button>
        </div>
      )}
      <Dialog open={open} onClose={close} title={SESSION.again} initialFocus={password}>
        <SignInForm
          email={session.user?.email ?? ""}
          words={elsewhere ? SESSION.elsewhere : ended || asked === "refused" ? SESSION.signedOut(typed) : ""}
          onDone={() => setAsked(null)}
          onDrop={elsewhere ? onDrop : undefined}
          password={password}
        />
      </Dialog>
    </>
  );
}

type SignInFormProps = {
  email: string;
  words: string;
  onDone: () => void;
  onDrop: (() => void) | undefined;
  password: RefObject<HTMLInputElement | null>;
};

function SignInForm({ email: known, words, onDone, onDrop, password }: SignInFormProps) {
  const form = useForm({
    initial: { email: known, password: "" },
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
      {onDrop && (
        <Button wide onClick={onDrop}>
          {SESSION.drop}
        </Button>
      )}
    </form>
  );
}
