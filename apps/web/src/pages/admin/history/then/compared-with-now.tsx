// The differences between then and now; live, because now goes on.
import { useMemo } from "react";
import type { SnapshotContent } from "#projections/views.ts";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { THEN } from "#web/sentences/history.ts";
import { DifferenceList } from "../difference-list.tsx";
import { compare } from "./comparison.ts";
import styles from "./then.module.css";

const FIRST = 20;

export function ComparedWithNow({ then, now }: { then: SnapshotContent; now: SnapshotContent }) {
  const groups = useMemo(() => compare(then, now), [then, now]);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title={THEN.same}>{THEN.sameHint}</EmptyState>
      </Card>
    );
  }
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <p className={styles.count}>{THEN.differences(count)}</p>
      <DifferenceList groups={groups} first={FIRST} />
    </>
  );
}
