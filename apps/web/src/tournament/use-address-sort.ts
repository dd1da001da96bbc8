// The order of a page's table in its address, so that a reload or a sent link shows the same.
import type { Sort } from "../components/table/column.ts";
import { readSort, useAddress, writeSort } from "./address.ts";

/** Out: the order in the address, and a setter, as tables take them. */
export function useAddressSort(columns: readonly { id: string; sortBy?: unknown }[]) {
  const [get, set] = useAddress();
  return {
    sort: readSort(get("sort"), columns),
    onSort: (sort: Sort) => set({ sort: writeSort(sort) }),
  };
}
