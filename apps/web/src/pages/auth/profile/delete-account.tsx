// Deletes one's own account: says first which tournaments stay behind, and asks for the password.
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { deleteAccount, type OwnAccount, ownAccount } from "#web/api/accounts.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { ListRow, RowList, RowNote } from "#web/components/row-list/row-list.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { useForm } from "#web/forms/use-form.ts";
import { AUTH } from "#web/sentences/auth.ts";
import { signOut } from "#web/session/session.ts";
import styles from "./profile.module.css";
import { dropUnsent, unsentCount } from "./unsent-first.tsx";

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.block}>
      <h3>Delete account</h3>
      <p className={styles.hint}>{AUTH.deleteHint}</p>
      <Button onClick={() => setOpen(true)}>Delete account</Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { answer, load } = useAnswer(ownAccount);
  const [unsent] = useState(unsentCount);
  const form = useForm({
    initial: { password: "" },
    prefix: "delete-",
    check: ({ password }) => (password ? {} : { password: AUTH.passwordMissing }),
    send: ({ password }) => deleteAccount(password),
    done: ({ message }) => {
      dropUnsent();
      navigate("/auth/login", { replace: true });
      signOut();
      showToast({ message });
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {answer?.ok && (
            <Button
              type="submit"
              form="delete-account"
              variant="danger"
              pending={form.pending}
              pendingLabel="Deleting"
            >
              Delete account
            </Button>
          )}
        </>
      }
    >
      {!answer && <SkeletonRows rows={2} label="Loading your tournaments" />}
      {answer && !answer.ok && (
        <ErrorState ref={handsFocusOn} look="bar" title={AUTH.listFailed} onRetry={load}>
          {answer.problem.error}
        </ErrorState>
      )}
      {answer?.ok && (
        <form id="delete-account" className={stack("s4")} onSubmit={form.submit} noValidate>
          <p>{AUTH.deleteWords(answer.value.email)}</p>
          {unsent > 0 && <p>{AUTH.deleteUnsent(unsent)}</p>}
          <WhatStays {...answer.value} />
          <ErrorSummary {...form.summary} />
          <Field
            {...form.field("password")}
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
        </form>
      )}
    </Dialog>
  );
}

function WhatStays({ tournaments }: OwnAccount) {
  if (tournaments.length === 0) return null;
  return (
    <section className={stack("s3")}>
      <p>{AUTH.deleteStays(tournaments.length)}</p>
      <RowList label="Tournaments that stay">
        {tournaments.map(({ _id, name, isPublished, others }) => (
          <ListRow key={_id}>
            <p>{name}</p>
            <RowNote>{AUTH.staysWith(others, isPublished)}</RowNote>
          </ListRow>
        ))}
      </RowList>
    </section>
  );
}
