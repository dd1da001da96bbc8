// What a spreadsheet copies or writes, with each of the three separators.
import { expect, test } from "bun:test";
import { readCells } from "./cells.ts";

test.each(["\t", ";", ","])("two columns parted by %j, with a blank line at the end", async (mark) => {
  const text = `\uFEFFname${mark} division\r\nGulls${mark}Gold\r\n`;
  expect(await readCells(text)).toEqual([["name", "division"], ["Gulls", "Gold"], [""]]);
});

test("the first line that a spreadsheet writes for itself is blank", async () => {
  expect(await readCells("sep=;\r\nname;division\r\nGulls;Gold")).toEqual([
    [""],
    ["name", "division"],
    ["Gulls", "Gold"],
  ]);
});

test("names alone are one cell each, and a tab in any line parts them all", async () => {
  expect(await readCells("Gulls\nHerons")).toEqual([["Gulls"], ["Herons"]]);
  expect(await readCells("Gulls, old\nHerons\tAna")).toEqual([["Gulls, old"], ["Herons", "Ana"]]);
});
