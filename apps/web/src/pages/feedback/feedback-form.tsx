// Sends feedback to the organisers; private feedback reaches only them.
import { useState } from "react";
import { type FeedbackFields, giveFeedback } from "#web/api/public.ts";
import { Button } from "#web/components/button/button.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field, LongField } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { FEEDBACK } from "#web/sentences/feedback.ts";
import styles from "./feedback.module.css";

const EMPTY: FeedbackFields = { text: "", name: "", isPrivate: false };

export function FeedbackForm({ tournament, onGiven }: { tournament: string | null; onGiven: () => unknown }) {
  const [posted, setPosted] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: ({ text }) => {
      setPosted(false);
      return text.trim() ? {} : { text: FEEDBACK.empty };
    },
    send: (values) => giveFeedback(tournament, values),
    done: () => {
      form.reset(EMPTY);
      setPosted(true);
      return onGiven();
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} lead={FEEDBACK.failed} />
      <LongField {...form.field("text")} label="Feedback" className={styles.text!} required />
      <Field {...form.field("name")} label="Name" hint="If you like." autoComplete="name" />
      <Checkbox
        label="Private"
        hint={FEEDBACK.privateHint}
        checked={form.values.isPrivate}
        onChange={(isPrivate) => form.set({ isPrivate })}
      />
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Posting">
        Submit
      </Button>
      <LeaveGuard sends noun="feedback" count={form.unsaved("isPrivate")} onSave={form.save} />
      <FormStatus outcome={posted ? { kind: "done", message: FEEDBACK.posted } : null} />
    </form>
  );
}
