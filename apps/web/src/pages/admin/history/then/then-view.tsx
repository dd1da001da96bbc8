// The tournament as it was after one change, or the differences between then and now.
import clsx from "clsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { VisuallyHidden } from "#web/components/visually-hidden/visually-hidden.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { THEN } from "#web/sentences/history.ts";
import { useAddress } from "#web/tournament/address.ts";
import { AsItWas, PartSwitch } from "./as-it-was.tsx";
import { ComparedWithNow } from "./compared-with-now.tsx";
import styles from "./then.module.css";
import { useThen } from "./use-then.ts";

type ThenViewProps = {
  /** A past version. */
  version: number;
  /** When a version was made and by whom, in one sentence. */
  sentenceOf: (version: number) => string;
  /** The time of a version's change (ISO); undefined while unknown. */
  timeOf: (version: number) => string | undefined;
};

export function ThenView({ version, sentenceOf, timeOf }: ThenViewProps) {
  const now = useSnapshot();
  const { shown, failure, pending, retry } = useThen(now.tournament._id, now.epoch, version);
  const [get, set] = useAddress();
  const compared = get("view") === "compare";
  return (
    <section
      className={clsx(stack("s4"), styles.then)}
      aria-label={compared ? THEN.compared : THEN.asItWas}
      aria-busy={pending}
      data-pending={pending || undefined}
    >
      <div className={styles.switches}>
        <SegmentedControl
          label="What to show"
          value={compared ? "compare" : "then"}
          onChange={(view) => set({ view: view === "compare" ? view : null })}
          segments={[
            { value: "then", label: THEN.asItWas },
            { value: "compare", label: THEN.compared },
          ]}
        />
        {!compared && <PartSwitch />}
      </div>
      {failure && (
        <ErrorState
          ref={handsFocusOn}
          look={shown ? "bar" : "block"}
          title={THEN.loadFailed}
          onRetry={retry}
          pending={pending}
        >
          {failure} {shown && THEN.stays(sentenceOf(shown.version))}
        </ErrorState>
      )}
      {!shown && !failure && <SkeletonRows rows={8} label={THEN.loading} />}
      {shown && (
        <div className={clsx(stack("s4"), styles.shown)}>
          <VisuallyHidden>{sentenceOf(shown.version)}</VisuallyHidden>
          {compared ? (
            <ComparedWithNow then={shown} now={now} />
          ) : (
            <AsItWas then={shown} at={timeOf(shown.version)} />
          )}
        </div>
      )}
    </section>
  );
}
