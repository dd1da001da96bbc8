// Filters and order in the page's address, so that a reload or a sent link shows the same view.
import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { Sort } from "../components/table/column.ts";

export type Address = [
  get: (name: string) => string | null,
  /** Null removes a member. */
  set: (changes: Record<string, string | null>) => void,
];

/**
 * A box or list whose value is in the address shows it before the next key press: a slow router would put the old
 * value back while somebody types.
 */
export const AT_ONCE = { replace: true, preventScrollReset: true, flushSync: true } as const;

/** What the address is about to say: the next change may come before the router has made the last one. */
let asked: { path: string; search: URLSearchParams } | null = null;

export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what was asked for, or another page's
  useEffect(() => {
    asked = null;
  }, [search]);
  const set = useCallback(
    (changes: Record<string, string | null>) => {
      const { pathname: path, search: now } = location;
      const next = new URLSearchParams(asked?.path === path ? asked.search : now);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      asked = { path, search: next };
      setSearch(next, AT_ONCE);
    },
    [setSearch],
  );
  return [(name) => search.get(name), set];
}

/** `wins` is ascending, `-wins` descending; an unknown column is no order. */
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
