// Reading a log: either whole, or refused with the number of the damaged line.
import { describe, expect, test } from "bun:test";
import { changesOf } from "#tests/given.ts";
import { played, springOpen } from "#tests/spring-open.ts";
import type { Change } from "../envelope.ts";
import { formatLog } from "../log.ts";
import { readLog } from "./log.ts";

const changes = changesOf(...springOpen(), played("g1", "aces", 25, 18, "blockers"));
const text = formatLog(changes);
const lines = text.trimEnd().split("\n");
const withLine = (line: number, change: (line: string) => string) =>
  readLog(lines.map((one, index) => (index === line - 1 ? change(one) : one)).join("\n"));
const edited = (edit: (change: Change) => void) => (line: string) => {
  const change = JSON.parse(line);
  edit(change);
  return JSON.stringify(change);
};

test("a written log reads back", () => {
  expect(readLog(text)).toEqual({ changes });
  expect(readLog(`\uFEFF${text.replaceAll("\n", "\r\n")}\n\n`)).toEqual({ changes });
});

test("a log from before names were rid of what turns a line reads as it was written", () => {
  const name = "\u202EAces\u2066";
  const [line, rename] = [3, edited((change) => Object.assign(change.events[0]!.after!, { name }))];
  const read = withLine(line, rename);
  if ("fault" in read) throw new Error(read.fault);
  expect(read.changes).toHaveLength(changes.length);
  expect(read.changes[line - 1]!.events[0]).toMatchObject({ type: "TeamAdded", after: { name } });
});

describe("a damaged line is named", () => {
  const damages: [string, (line: string) => string, string][] = [
    ["cut off", (line) => line.slice(0, 40), "This is not a line of JSON."],
    ["blank", () => "", "This is not a line of JSON."],
    ["another program's", () => '{"hello":"world"}', '"change" is missing.'],
    ["a list", () => "[]", "The line must be an object."],
    [
      "no events",
      edited((change) => {
        change.events = [];
      }),
      "This change has no events.",
    ],
    [
      "a field too many",
      edited((change) => {
        change.events[0]!.after = { ...change.events[0]!.after, x: 1 } as never;
      }),
      '"events.0": TeamAdded: it has a member that is not known: "x".',
    ],
    [
      "a field missing",
      edited((change) => void delete (change.events[0]!.after as { name?: string }).name),
      '"events.0": TeamAdded: "name" is missing.',
    ],
    [
      "an unknown event",
      edited((change) => {
        change.events[0]!.type = "TeamExploded" as never;
      }),
      '"events.0.type" is none of the words that may stand there.',
    ],
    [
      "an event of another entity",
      edited((change) => {
        change.events[0]!.entity = "game";
      }),
      '"events.0": TeamAdded does not speak of a game.',
    ],
    [
      "a newer schema",
      edited((change) => {
        change.events[0]!.schema = 99;
      }),
      '"events.0.schema" must be at most 1.',
    ],
    ["a skipped version", edited((change) => void change.version++), "Version 5 stands where 4 is due."],
    [
      "another tournament",
      edited((change) => {
        change.tournament = "other";
      }),
      "This line is of another tournament.",
    ],
    [
      "a wrong time",
      edited((change) => {
        change.at = "yesterday";
      }),
      '"at" must be an instant such as 2024-05-04T10:42:00Z.',
    ],
  ];
  test.each(damages)("%s", (_, damage, fault) => {
    expect(withLine(4, damage)).toEqual({ line: 4, fault });
  });
});

test("an empty log, and one that does not start at the creation, are refused at line 1", () => {
  expect(readLog("")).toMatchObject({ line: 1 });
  expect(readLog("\n\n")).toMatchObject({ line: 1 });
  expect(readLog(lines.slice(1).join("\n"))).toMatchObject({ line: 1 });
});

test("the order in which games were entered goes on for as long as games are entered", () => {
  const last = lines.length;
  const late = edited((change) => Object.assign(change.events[0]!.after!, { order: 100_001 }));
  expect(withLine(last, late)).not.toHaveProperty("fault");
});

test("a score out of range or a 13th month never enters", () => {
  const last = lines.length;
  const score = (value: unknown) =>
    edited((change) => {
      (change.events[0]!.after as { score: unknown }).score = value;
    });
  for (const sets of [
    [[100, 1]],
    [[1.5, 1]],
    [["25", 18]],
    [
      [25, 18],
      [25, 20],
    ],
    [],
  ]) {
    expect(withLine(last, score({ sets, ended: null }))).toMatchObject({ line: last });
  }
  const date = edited((change) => {
    (change.events[0]!.after as { date: string }).date = "2024-13-01";
  });
  expect(withLine(last, date)).toMatchObject({ line: last });
});
