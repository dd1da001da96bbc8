// The order of a page's table in its address: a reload or a sent link shows the same.
import type { Sort } from "../components/table/column.ts";
import { readSort, useAddress, writeSort } from "./address.ts";

/** Out: the order that the address asks for, and its change, as a table takes them. */
export function useAddressSort(columns: readonly { id: string; sortBy?: unknown }[]) {
  const [get, set] = useAddress();
  return {
    sort: readSort(get("sort"), columns),
    onSort: (sort: Sort) => set({ sort: writeSort(sort) }),
  };
}
