// The words of a game's time.
import { expect, test } from "bun:test";
import { timeWords } from "./game-words.ts";

const words = (time: string | null, score: number | null) =>
  timeWords({ time, scoreTeam1: score, scoreTeam2: score && 20 });

test("a time to come is still to be told; of a game that is over nobody will tell it", () => {
  expect(words("13:00", null)).toBe("1:00 PM");
  expect(words(null, null)).toBe("TBA");
  expect(words(null, 25)).toBe("–");
});
