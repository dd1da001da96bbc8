// Files as organisers have them: byte-order marks, Windows line ends, wrong types, several at once, rows with faults.
import { beforeEach, expect, test } from "bun:test";
import type { WithTeams } from "#tests/harness/site.ts";
import { desk, gamesOf, openOrganiser } from "./organiser-page.ts";

const HEADER = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";
const GOOD = "Aces,Blockers,Gold,1,3,09:00 AM,,,";

const { site, owner, page } = await openOrganiser();
let fixture: WithTeams;

beforeEach(async () => {
  fixture = await site.withTeams(owner);
  await page.goto(desk(site, fixture, "upload-game"));
  await page.getByRole("button", { name: "Choose a CSV file" }).waitFor();
});

const file = (text: string, name = "gamedata.csv", mimeType = "text/csv") => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

const choose = (...files: ReturnType<typeof file>[]) =>
  page.locator("input[type=file]").evaluate(
    (input, dropped) => {
      // Dropped, so that more than one file and an empty type can come in.
      const data = new DataTransfer();
      for (const { name, type, text } of dropped) data.items.add(new File([text], name, { type }));
      const zone = input.parentElement!;
      for (const kind of ["dragenter", "dragover", "drop"]) {
        zone.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString() })),
  );

test.each([
  ["a byte-order mark", `\uFEFF${HEADER}\n${GOOD}`],
  [
    "a mark and quotes",
    `\uFEFF${HEADER.split(",")
      .map((name) => `"${name}"`)
      .join(",")}\n${GOOD}`,
  ],
])("I1: %s does not hide the first column", async (_, text) => {
  await page.setInputFiles("input[type=file]", file(text));
  await page.getByText("1 of 1 row ready").waitFor();
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("1 game added.").waitFor();
  expect(await gamesOf(site, owner, fixture)).toMatchObject([
    { team1: { name: "Aces" }, team2: { name: "Blockers" }, court: "3", time: "09:00" },
  ]);
});

test("I2: rows without teams count nowhere, and Windows line ends leave nothing behind", async () => {
  const rows = [
    "Aces,,Gold,1,1,09:00 AM,,,TRUE",
    ",,,,,,,,",
    ",,Gold,1,2,10:00 AM,,,",
    "  ,  ,Gold,1,1,09:00 AM,,,",
    "",
    "",
  ];
  await page.setInputFiles("input[type=file]", file([HEADER, ...rows].join("\r\n")));
  await page.getByText("1 of 1 row ready").waitFor();
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("1 game added.").waitFor();
  expect(await gamesOf(site, owner, fixture)).toMatchObject([{ isReferee: true, team1: { name: "Aces" } }]);
});

test("a report says no longer that games were added once their upload was undone", async () => {
  const report = page.getByRole("status").filter({ hasText: /^Data uploaded successfully! 1 game added/ });
  const told = page.getByText(/^The upload was undone/);
  await page.setInputFiles("input[type=file]", file(`${HEADER}\n${GOOD}`));
  await page.getByRole("button", { name: "Upload" }).click();
  await report.waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await told.waitFor();
  expect(await report.count()).toBe(0);
  expect(await gamesOf(site, owner, fixture)).toEqual([]);
  // Redone, from another window: the report is right again.
  const calls = `/api/tournaments/${fixture.tournament._id}/history`;
  const { body } = await site.call("GET", calls, { token: owner.token });
  await site.call("POST", `${calls}/${body.changes[0].change}/undo`, { token: owner.token, body: {} });
  await report.waitFor();
});

test.each([
  ["gamedata.csv", ""],
  ["gamedata.csv", "application/vnd.ms-excel"],
  ["GAMEDATA.CSV", "text/plain"],
])("I7: %s of the kind %p is taken", async (name, type) => {
  await choose(file(`${HEADER}\n${GOOD}`, name, type));
  await page.getByText("1 of 1 row ready").waitFor();
});

test("I7: another kind and two files are refused in words that stay", async () => {
  await choose(file("PK", "games.xlsx", "application/vnd.ms-excel"));
  await page.getByRole("alert").getByText("File type must be").waitFor();
  await choose(file(`${HEADER}\n${GOOD}`), file(`${HEADER}\n${GOOD}`, "two.csv"));
  await page.getByRole("alert").getByText("Too many files").waitFor();
});

test("of two files dropped one after the other the second is shown, though the first is answered last", async () => {
  const { promise: isShown, resolve: shown } = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  const preview = /uploadgames/;
  await page.route(
    preview,
    async (route) => {
      await isShown;
      await route.fulfill({ response: await route.fetch() });
      isAnswered.resolve();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(preview);
  await choose(file(`${HEADER}\n${GOOD}`, "first.csv"));
  await asked;
  await choose(file(`${HEADER}\n${GOOD}\nCrush,Diggers,Gold,1,4,09:00 AM,,,`, "second.csv"));
  await page.getByText("2 of 2 rows ready").waitFor();
  shown();
  await isAnswered.promise;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toContain("second.csv");
});

test("a problem names its line, its column and what to write instead, and holds up the upload", async () => {
  await page.setInputFiles(
    "input[type=file]",
    file(`${HEADER}\n${GOOD}\n\naces,Crush,Gold,1,1,13:00 PM,,,\n`),
  );
  await page.getByText("1 of 2 rows ready").waitFor();
  const problems = page.getByRole("table").getByRole("row");
  expect(await problems.nth(1).textContent()).toContain("4team1");
  expect(await problems.nth(1).textContent()).toContain("Aces");
  expect(await problems.nth(2).textContent()).toContain("4time");
  expect(await page.getByRole("button", { name: "Upload" }).isDisabled()).toBe(true);
  expect(await gamesOf(site, owner, fixture)).toEqual([]);

  // As a Western Windows saves it, with a header typed by hand and an extra column.
  const text = "Team 1;TEAM2;Time;Hall\r\nCafé;Blockers;9:00;North\r\nAces;Crush;9:00;North\r\n";
  await page.setInputFiles("input[type=file]", { ...file(""), buffer: Buffer.from(text, "latin1") });
  await page.getByText("There is no team named “Café”.").waitFor();
  await page.getByText("1 of 2 rows ready").waitFor();
  await page
    .getByText("Not read, because the template has no such column or the file has it twice: “Hall”.")
    .waitFor();
});

test("a file whose reader does not load is told of: it was checked for ever", async () => {
  await page.route(/\/csv-.*\.js$/, (route) => route.abort());
  await page.setInputFiles("input[type=file]", file(`${HEADER}\n${GOOD}`));
  await page.getByText("The table reader did not load.").waitFor();
  await page.getByText("Checking the file").waitFor({ state: "hidden" });
  await page.unroute(/\/csv-.*\.js$/);
  await page.reload();
  await page.setInputFiles("input[type=file]", file(`${HEADER}\n${GOOD}`));
  await page.getByText("1 of 1 row ready").waitFor();
});
