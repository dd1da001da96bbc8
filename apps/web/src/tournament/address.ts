// Filters and order in the page's address, so that a reload or a sent link shows the same view.
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import type { Sort } from "../components/table/column.ts";

export type Address = [
  get: (name: string) => string | null,
  /** Null takes a member out. */
  set: (changes: Record<string, string | null>) => void,
];

export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string | null>) =>
      setSearch(
        () => {
          // What the address says by now: two changes may come before the page is drawn anew.
          const next = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [(name) => search.get(name), set];
}

/** `wins` is ascending, `-wins` descending; a column that is not there is no order. */
export function readSort(
  text: string | null,
  columns: readonly { id: string; sortBy?: unknown }[],
): Sort | null {
  const column = text?.replace(/^-/, "");
  if (!columns.some(({ id, sortBy }) => id === column && sortBy)) return null;
  return { column: column!, direction: text!.startsWith("-") ? "descending" : "ascending" };
}

export const writeSort = ({ column, direction }: Sort): string =>
  direction === "descending" ? `-${column}` : column;
