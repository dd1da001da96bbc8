// The order in the address is understood, and nonsense is quietly ignored.
import { expect, test } from "bun:test";
import { readSort, writeSort } from "./address.ts";

const columns = [{ id: "wins", sortBy: () => 1 }, { id: "reason" }];

test("both directions survive the way through the address", () => {
  for (const direction of ["ascending", "descending"] as const) {
    expect(readSort(writeSort({ column: "wins", direction }), columns)).toEqual({
      column: "wins",
      direction,
    });
  }
});

test.each([null, "", "-", "colour", "-reason", "--wins"])("%p is no order", (text) => {
  expect(readSort(text, columns)).toBe(null);
});
