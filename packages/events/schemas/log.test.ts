// Reading a log: whole, or refused with the line that is damaged.
import { describe, expect, test } from "bun:test";
import { changesOf } from "#tests/given.ts";
import { played, springOpen } from "#tests/spring-open.ts";
import type { Change } from "../envelope.ts";
import { formatLog } from "../log.ts";
import { readLog } from "./log.ts";

const changes = changesOf(...springOpen(), played("g1", "aces", 25, 18, "blockers"));
const text = formatLog(changes);
const lines = text.trimEnd().split("\n");
const damaged = (line: number, change: (line: string) => string) =>
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

describe("a damaged line is named", () => {
  const damages: [string, (line: string) => string][] = [
    ["cut off", (line) => line.slice(0, 40)],
    ["blank", () => ""],
    ["another program's", () => '{"hello":"world"}'],
    ["a list", () => "[]"],
    [
      "no events",
      edited((change) => {
        change.events = [];
      }),
    ],
    [
      "a field too many",
      edited((change) => {
        change.events[0]!.after = { ...change.events[0]!.after, x: 1 } as never;
      }),
    ],
    ["a field missing", edited((change) => void delete (change.events[0]!.after as { name?: string }).name)],
    [
      "an unknown event",
      edited((change) => {
        change.events[0]!.type = "TeamExploded" as never;
      }),
    ],
    [
      "an event of another entity",
      edited((change) => {
        change.events[0]!.entity = "game";
      }),
    ],
    [
      "a newer schema",
      edited((change) => {
        change.events[0]!.schema = 99;
      }),
    ],
    ["a skipped version", edited((change) => void change.version++)],
    [
      "another tournament",
      edited((change) => {
        change.tournament = "other";
      }),
    ],
    [
      "a wrong time",
      edited((change) => {
        change.at = "yesterday";
      }),
    ],
  ];
  test.each(damages)("%s", (_, damage) => {
    expect(damaged(4, damage)).toEqual({ line: 4, fault: expect.any(String) });
  });
});

test("an empty log, and one that does not start at the creation, are refused at line 1", () => {
  expect(readLog("")).toMatchObject({ line: 1 });
  expect(readLog("\n\n")).toMatchObject({ line: 1 });
  expect(readLog(lines.slice(1).join("\n"))).toMatchObject({ line: 1 });
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
    expect(damaged(last, score({ sets, ended: null }))).toMatchObject({ line: last });
  }
  const date = edited((change) => {
    (change.events[0]!.after as { date: string }).date = "2024-13-01";
  });
  expect(damaged(last, date)).toMatchObject({ line: last });
});
