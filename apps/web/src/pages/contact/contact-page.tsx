// Asks the people behind this site to host a tournament.
import { useState } from "react";
import { captchaQuestion, requestHosting } from "#web/api/public.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field, LongField } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { AUTH, isEmail } from "#web/sentences/auth.ts";
import { CONTACT } from "#web/sentences/feedback.ts";
import styles from "./contact.module.css";

const EMPTY = { name: "", email: "", message: "", botcheck: false, captcha: "" };

export function ContactPage() {
  const [message, setMessage] = useState("");
  const { answer, load } = useAnswer(captchaQuestion);
  const asked = answer?.ok ? answer.value : null;
  const form = useForm({
    initial: EMPTY,
    check: ({ name, email, message: details, captcha }) => {
      setMessage("");
      return {
        ...(!name.trim() && { name: CONTACT.nameMissing }),
        ...(!isEmail(email) && { email: AUTH.emailMissing }),
        ...(!details.trim() && { message: CONTACT.messageMissing }),
        ...(!captcha.trim() && { captcha: CONTACT.captchaMissing }),
      };
    },
    async send({ captcha, ...values }) {
      const outcome = await requestHosting({
        ...values,
        captcha: `${asked?.captcha ?? ""}:${captcha.trim()}`,
      });
      // A captcha is good for one request; after a wrong answer a new one is fetched.
      if (outcome.ok || outcome.problem.code === "wrong-captcha") {
        form.set({ captcha: "" });
        await load();
      }
      return outcome;
    },
    done: (told) => {
      form.reset(EMPTY);
      setMessage(told.message);
    },
  });
  const outcome = form.pending
    ? ({ kind: "pending", message: CONTACT.sending } as const)
    : message
      ? ({ kind: "done", message } as const)
      : null;
  return (
    <SiteLayout back={{ to: "/", label: "Home" }} narrow>
      <PageTitle title="Contact" note={CONTACT.intro} />
      <Card>
        <form className={stack("s4")} onSubmit={form.submit} noValidate>
          <ErrorSummary {...form.summary} lead={CONTACT.failed} />
          <Field {...form.field("name")} label="Full Name" autoComplete="name" required />
          <Field {...form.field("email")} label="Email" type="email" autoComplete="email" required />
          <LongField {...form.field("message")} label="Tournament Details" rows={6} required />
          <input
            type="checkbox"
            name="botcheck"
            className={styles.trap}
            tabIndex={-1}
            aria-hidden="true"
            checked={form.values.botcheck}
            onChange={(event) => form.set({ botcheck: event.target.checked })}
          />
          {answer && !answer.ok ? (
            <ErrorState look="bar" title={CONTACT.captchaFailed} onRetry={load}>
              {answer.problem.error}
            </ErrorState>
          ) : (
            <Field
              {...form.field("captcha")}
              label={asked?.question ?? "…"}
              hint={CONTACT.captchaHint}
              inputMode="numeric"
              autoComplete="off"
              className={styles.sum!}
              required
            />
          )}
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending">
            Submit Request
          </Button>
          <FormStatus outcome={outcome} />
        </form>
      </Card>
      <LeaveGuard sends noun="request" count={form.unsaved("captcha", "botcheck")} onSave={form.save} />
    </SiteLayout>
  );
}
