// Files as spreadsheets save them: byte-order marks, quoted headers and Windows line ends change nothing.
import { expect, test } from "bun:test";
import { isCsvName, readCsv } from "./csv.ts";

const HEADER = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";
const quoted = HEADER.split(",")
  .map((name) => `"${name}"`)
  .join(",");

test.each([`\uFEFF${HEADER}`, `\uFEFF${quoted}`, quoted])(
  "the first column keeps its name in %j",
  async (header) => {
    const [first] = (await readCsv(`${header}\nAces,Blockers,Gold,1,3,09:00 AM,,,`))!.records;
    expect(first).toMatchObject({ team1: "Aces", team2: "Blockers", court: "3", time: "09:00 AM" });
  },
);

test("Windows line ends leave no mark, and blank lines keep their place", async () => {
  const { records } = (await readCsv(`${HEADER}\r\n,,,,,,,,\r\n\r\nAces,,Gold,1,3,09:00 AM,,,TRUE\r\n\r\n`))!;
  expect(records[2]).toMatchObject({ team1: "Aces", isReferee: "TRUE" });
  expect(records[0]?.team1).toBe("");
});

test("heads are known in any case and spacing, and a column that is none of ours is named", async () => {
  const { records, ignored } = (await readCsv("Team 1;TEAM2;Time;Hall;\r\nAces;Blockers;9:00;North;\r\n"))!;
  expect(records[0]).toMatchObject({ team1: "Aces", team2: "Blockers", time: "9:00", court: "" });
  expect(ignored).toEqual(["Hall"]);
});

test("a cell of two lines and the spreadsheet's own first line leave every row its line", async () => {
  const { records } = (await readCsv(`sep=;\r\nteam1;court\n"Aces\nOld";1\nCrush;2\n`))!;
  expect(records.map(({ team1 }) => team1)).toEqual(["", "Aces\nOld", "", "Crush", ""]);
});

test("a file about something else is told apart", async () => {
  expect(await readCsv("name,price\nBall,12\n")).toBeNull();
});

test("the name decides, not what the computer calls the kind", () => {
  expect(["gamedata.csv", "GAMEDATA.CSV", "games.xlsx", "csv"].map(isCsvName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

// The last of them was used silently: scores from a column that nobody meant.
test("of two columns that mean the same the first counts, and the other is named", async () => {
  const file = await readCsv("team1,team2,scoreTeam1,Score Team 1\nAces,Blockers,25,7\n");
  expect(file?.records[0]).toMatchObject({ team1: "Aces", scoreTeam1: "25" });
  expect(file?.ignored).toEqual(["Score Team 1"]);
});
