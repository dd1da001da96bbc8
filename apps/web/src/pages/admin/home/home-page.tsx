// The organiser's way through a tournament, step by step, and whether the public sees it.
import { Check, Settings } from "lucide-react";
import { useMemo, useState } from "react";
import { WARNING_KINDS } from "#projections/warnings/warning.ts";
import { warningsOf } from "#projections/warnings/warnings.ts";
import { changeTournament } from "#web/api/tournaments.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { useSnapshot, useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import { AdminPage } from "../admin-page.tsx";
import { Attention } from "./attention.tsx";
import styles from "./home.module.css";
import { lateScores } from "./late-scores.ts";
import { type Step, stepsOf } from "./steps.ts";

export function AdminHomePage() {
  const snapshot = useSnapshot();
  const base = `/admin/${snapshot.tournament.linkindex}`;
  const warnings = useMemo(() => warningsOf(snapshot), [snapshot]);
  const now = useDeviceClock();
  const pressing = useMemo(() => {
    const all = [...warnings, ...lateScores(snapshot, now, warnings)];
    return all.toSorted((a, b) => WARNING_KINDS.indexOf(a.kind) - WARNING_KINDS.indexOf(b.kind));
  }, [snapshot, now, warnings]);
  // Before there is a game nothing can go wrong, and nothing is said.
  const anyGames = [snapshot.games, snapshot.wildcardGames, snapshot.playoffGames].some(
    ({ length }) => length > 0,
  );
  const steps = stepsOf(snapshot, warnings);
  const next = steps.find(({ done, optional }) => !done && !optional);
  return (
    <AdminPage
      title={snapshot.tournament.name}
      documentTitle="Admin Home"
      note="Everything there is to do, in the order it is usually done."
      back={{ to: "/auth/profile", label: "Profile" }}
      actions={
        <ButtonLink to={`${base}/update-tournament`} icon={<Settings aria-hidden="true" />}>
          Update Tournament Info
        </ButtonLink>
      }
    >
      {anyGames && <Attention warnings={pressing} games={snapshot.games} base={base} />}
      <Card flush>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <StepRow key={step.title} step={step} number={at + 1} base={base} next={step === next} />
          ))}
        </ol>
      </Card>
      <Publish />
      <BesideTheSteps base={base} />
    </AdminPage>
  );
}

type StepRowProps = {
  step: Step;
  number: number;
  base: string;
  /** The first step that is not done. */
  next: boolean;
};

function StepRow({ step, number, base, next }: StepRowProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} data-done={step.done || undefined} aria-hidden="true">
        {step.done ? <Check size={20} strokeWidth={3} /> : number}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          Step {number}: {step.title}
        </h2>
        <p className={styles.there}>
          {step.there}
          {step.missing.map((words) => (
            <span key={words} className={styles.missing}>
              {words}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.links}>
        {step.links.map(({ path, label }, at) => (
          <ButtonLink
            key={path}
            to={`${base}/${path}`}
            size="sm"
            variant={next && at === 0 ? "primary" : "secondary"}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </li>
  );
}

const BESIDE = [
  { path: "history", title: "History", words: "Who changed what, and the way back." },
  { path: "organisers", title: "Organisers", words: "Who can change this tournament; invite others." },
  {
    path: "share",
    title: "Share",
    words: "A poster with a QR code, the links, and how often they were used.",
  },
  { path: "admin-feedback", title: "Feedback", words: "What visitors wrote, private messages too." },
];
const DISPLAY_WORDS = "For a television in the hall: courts, standings and the bracket turn by themselves.";

function BesideTheSteps({ base }: { base: string }) {
  const display = `/${encodeURIComponent(useTournament().linkindex)}/display`;
  const places = BESIDE.map(({ path, ...words }) => ({ to: `${base}/${path}`, ...words }));
  return (
    <Card flush>
      <ul className={styles.steps}>
        {[...places, { to: display, title: "Display", words: DISPLAY_WORDS }].map(({ to, title, words }) => (
          <li key={to} className={styles.beside}>
            <div className={styles.words}>
              <h2 className={styles.name}>{title}</h2>
              <p className={styles.there}>{words}</p>
            </div>
            <ButtonLink to={to} size="sm" aria-label={`Open ${title}`}>
              Open
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Publish() {
  const { _id, version, isPublished } = useTournament();
  const [failure, setFailure] = useState("");
  async function turn() {
    setFailure("");
    const answer = await changeTournament(_id, version, { isPublished: !isPublished });
    if (answer.ok) showToast({ message: TOURNAMENT.updated });
    else setFailure(answer.problem.error);
  }
  return (
    <Card className={styles.publish}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          Publish{" "}
          <Pill tone={isPublished ? "court" : "quiet"}>{isPublished ? "Published" : "Not published"}</Pill>
        </h2>
        <p className={styles.there}>{isPublished ? ADMIN.published : ADMIN.unpublished}</p>
      </div>
      <Button variant={isPublished ? "secondary" : "primary"} onClick={turn}>
        {isPublished ? "Unpublish" : "Publish"}
      </Button>
      {failure && (
        <ErrorState look="bar" title={TOURNAMENT.updateFailed}>
          {failure}
        </ErrorState>
      )}
    </Card>
  );
}
