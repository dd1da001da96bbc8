// The words of a game's time.
import { expect, test } from "bun:test";
import { timeWords } from "./game-words.ts";

const words = (time: string | null, score: number | null) =>
  timeWords({ time, scoreTeam1: score, scoreTeam2: score && 20 });

test("a missing time is still to come; a finished game will not get one", () => {
  expect(words("13:00", null)).toBe("1:00 PM");
  expect(words(null, null)).toBe("TBA");
  expect(words(null, 25)).toBe("–");
});
