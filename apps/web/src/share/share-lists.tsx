// The count per platform and the list of what was shared, in any layout.
import { useCallback } from "react";
import { type ShareRow, shareCounts, shareList } from "#web/api/public.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import type { Platform } from "#web/components/share/share-links.ts";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import type { Column } from "#web/components/table/column.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import styles from "./share-lists.module.css";

type Count = { platform: Platform; count: number };

const countColumns: Column<Count>[] = [
  {
    id: "platform",
    header: "Platform",
    cell: ({ platform }) => platform,
    sortBy: ({ platform }) => platform,
    rowHeader: true,
  },
  {
    id: "count",
    header: "Count",
    cell: ({ count }) => count,
    sortBy: ({ count }) => count,
    firstDirection: "descending",
    numeric: true,
  },
];

const listColumns: Column<ShareRow>[] = [
  {
    id: "platform",
    header: "Platform",
    cell: ({ platform }) => platform,
    sortBy: ({ platform }) => platform,
  },
  {
    id: "url",
    header: "URL",
    cell: ({ url }) => (
      <a href={url} className={styles.url}>
        {url}
      </a>
    ),
    sortBy: ({ url }) => url,
    wrap: true,
  },
];

/** Of one tournament's pages, or of the whole site. */
export function ShareLists({ slug }: { slug?: string }) {
  const counts = useAnswer(useCallback(() => shareCounts(slug), [slug]));
  const list = useAnswer(useCallback(() => shareList(slug), [slug]));
  const failed = [counts, list].find(({ answer }) => answer && !answer.ok);
  if (failed) {
    return (
      <Card>
        <ErrorState title="The shares did not load" onRetry={() => Promise.all([counts.load(), list.load()])}>
          {failed.answer && !failed.answer.ok && failed.answer.problem.error}
        </ErrorState>
      </Card>
    );
  }
  if (!counts.answer?.ok || !list.answer?.ok) return <SkeletonRows rows={6} label="Loading the shares" />;
  return (
    <>
      <Section title="Share count per platform">
        <SortableTable
          caption="Share count per platform"
          columns={countColumns}
          rows={counts.answer.value}
          rowId={({ platform }) => platform}
        />
      </Section>
      <Section title="Shared pages">
        <SortableTable
          caption="Shared pages"
          columns={listColumns}
          rows={list.answer.value}
          rowId={({ _id }) => _id}
          empty={
            <Card>
              <EmptyState title="Nothing shared yet">
                The buttons at the foot of every public page share it.
              </EmptyState>
            </Card>
          }
        />
      </Section>
    </>
  );
}
