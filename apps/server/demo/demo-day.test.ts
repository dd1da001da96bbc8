// The demo's day: everyone in a pool meets once, and it is in mid-play whatever the clock says.
import { describe, expect, test } from "bun:test";
import { demoDay, POOLS } from "./demo-day.ts";

describe("the demo's day", () => {
  test.each([[0], [8], [13], [23]])(
    "at %p o'clock its games fit into the day and have times of their own per court",
    (hour) => {
      const { games, startdate } = demoDay(new Date(2024, 4, 4, hour, 30));
      expect(startdate).toBe("2024-05-04");
      expect(games.every(({ time }) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time!))).toBe(true);
      expect(new Set(games.map(({ court, time }) => `${court} ${time}`)).size).toBe(games.length);
    },
  );

  test("every two teams of a pool meet once", () => {
    const { games } = demoDay(new Date(2024, 4, 4, 13, 0));
    const meetings = games.map(({ team1, team2 }) => [team1, team2].sort().join(" v "));
    expect(new Set(meetings).size).toBe(POOLS.length * 6);
  });

  test("at noon about half of the games are over", () => {
    const { games } = demoDay(new Date(2024, 4, 4, 12, 0));
    const over = games.filter(({ scoreTeam1 }) => scoreTeam1 !== "").length;
    expect([over > 0, over < games.length]).toEqual([true, true]);
  });
});
