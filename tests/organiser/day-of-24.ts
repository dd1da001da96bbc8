// An invented tournament day: 24 teams in six pools, in which the team with the lower number always wins.

const POOLS = "ABCDEF";
const COLUMNS = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";
/** Who meets whom in a pool of four, by slot. */
const SLOTS = ["9:00 AM", "9:40 AM", "10:20 AM", "11:00 AM", "11:40 AM", "12:20 PM"];
const MEETINGS = [
  [0, 3],
  [1, 2],
  [0, 2],
  [1, 3],
  [0, 1],
  [2, 3],
] as const;

export const nameOf = (team: number): string => `T${String(team).padStart(2, "0")}`;
const numberOf = (name: string): number => Number(name.slice(1));

/** Pool k of six, seeded in a snake. */
const poolOf = (k: number): number[] => [k + 1, 12 - k, 13 + k, 24 - k];

export const POOL_NAMES = [...POOLS].map((pool) => `Pool ${pool}`);

/** As copied from a spreadsheet: name, captain, state, division. */
export const teamList = (): string =>
  [
    "name\tcaptain\tstate\tdivision",
    ...POOL_NAMES.flatMap((pool, k) => poolOf(k).map((team) => `${nameOf(team)}\t\t\t${pool}`)),
  ].join("\n");

/** 36 games without scores, one court for each pool. */
export const gamesFile = (): string =>
  [
    COLUMNS,
    ...POOL_NAMES.flatMap((pool, k) =>
      MEETINGS.map(([one, two], slot) => {
        const teams = poolOf(k);
        return `${nameOf(teams[one]!)},${nameOf(teams[two]!)},${pool},${slot + 1},${k + 1},${SLOTS[slot]},,,`;
      }),
    ),
    "",
  ].join("\n");

/**
 * The score of a game, in the order of the names: the better team has 25, the other
 * less the further they are apart.
 */
export function scoreOf(one: string, two: string): [string, string] {
  const apart = numberOf(two) - numberOf(one);
  const less = String(Math.max(5, 25 - Math.abs(apart)));
  return apart > 0 ? ["25", less] : [less, "25"];
}
