// Tables as CSV: what a spreadsheet would run is written as text, and reads back unchanged.
import { expect, test } from "bun:test";
import Papa from "papaparse";
import { withoutTextMark } from "#events/rules/text.ts";
import { csvOf } from "./csv.ts";

const linesOf = (text: string) => text.slice(1).split("\r\n");

test.each([
  ["=1+1", '"\'=1+1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ["+cmd|' /C calc'!A0", "\"'+cmd|' /C calc'!A0\""],
  ["-2+3", '"\'-2+3"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\tTab", '"\'\tTab"'],
  ["＝1+1", '"\'＝1+1"'],
  ["=1\n=2", '"\'=1\n=2"'],
  ["'=already marked", `"''=already marked"`],
  ["O'Neill", "O'Neill"],
  ["'Quoted'", "'Quoted'"],
  ["a=b", "a=b"],
])("the text %j is written %j and reads back", (name, written) => {
  const text = csvOf(["name"], [{ name }]);
  expect(text).toBe(`\uFEFFname\r\n${written}\r\n`);
  const { data } = Papa.parse<{ name: string }>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(withoutTextMark(data[0]!.name)).toBe(name);
});

test("numbers stay numbers, negative ones too; nothing is blank, yes is TRUE", () => {
  const row = { diff: -7, wins: 0, court: null, referee: true, played: false };
  expect(linesOf(csvOf(Object.keys(row), [row]))).toEqual([
    "diff,wins,court,referee,played",
    "-7,0,,TRUE,",
    "",
  ]);
});

test("a table without rows is its header", () => {
  expect(csvOf(["rank", "team"], [])).toBe("\uFEFFrank,team\r\n");
});
