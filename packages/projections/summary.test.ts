// A change in words: dates and times as on every page (rule 10).
import { expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { summaryOf } from "./summary.ts";

const told = { find: () => undefined, now: () => "" };

function changeOf(entity: "game" | "tournament", before: object, after: object): Change {
  const type = entity === "game" ? "GameChanged" : "TournamentChanged";
  const names = { one: "Aces v Blockers" };
  const events = [{ type, entity, id: "one", before, after }];
  return { kind: "ChangeGames", params: {}, undoes: [], names, events } as unknown as Change;
}

test.each([
  ["game", { time: "09:00" }, { time: "14:30" }, "Changed Aces v Blockers: time from 9:00 AM to 2:30 PM"],
  [
    "game",
    { date: null },
    { date: "2024-05-05" },
    "Changed Aces v Blockers: date from none to Sun 5 May 2024",
  ],
  [
    "tournament",
    { startdate: "2024-05-04" },
    { startdate: "2024-05-11" },
    "Changed start date from Sat 4 May 2024 to Sat 11 May 2024",
  ],
] as const)("%s: %o to %o", (entity, before, after, words) => {
  expect(summaryOf(changeOf(entity, before, after), told)).toBe(words);
});
