// Bracket scores that waited on the device: once sent they stay in their boxes until the page has them.
import { expect, test } from "bun:test";
import type { BracketGame } from "#web/tournament/bracket-sides.ts";
import { afterSending, itemsOf, shownOf, typeInto } from "./bracket-edits.ts";

const game = (_id: string, version: number, scoreTeam1: number | null = null) =>
  ({
    _id,
    version,
    team1: null,
    team2: null,
    court: "3",
    scoreTeam1,
    scoreTeam2: 20,
  }) as unknown as BracketGame;

test("they stand there until a version as new has come, and are not sent again", () => {
  const before = game("a", 7);
  const edits = afterSending(new Map(), [{ game: "a", typed: ["25", "20"], version: 8 }], [before]);
  const shown = (now: BracketGame) => shownOf(now, edits.get("a"));
  expect(shown(before)).toMatchObject({ scoreTeam1: "25", scoreTeam2: "20", court: "3" });
  expect(shown(game("a", 9, 26))).toMatchObject({ scoreTeam1: "26" });
  expect(itemsOf(edits)).toEqual([]);
});

test("what is being typed meanwhile stays", () => {
  const typing = typeInto(game("a", 7), undefined, "court", "4")!;
  const edits = afterSending(
    new Map([["a", typing]]),
    [{ game: "a", typed: ["25", "20"], version: 8 }],
    [game("a", 7)],
  );
  expect(edits.get("a")).toBe(typing);
});
