// The demo's pools and games, timed so that the tournament is in mid-play.

type DemoTeam = readonly [name: string, captain: string, club: string];

export const POOLS: readonly { name: string; teams: readonly DemoTeam[] }[] = [
  {
    name: "Pool A",
    teams: [
      ["Anchor Aces", "Mara Quist", "Northport"],
      ["Beacon Blockers", "Idris Vale", "Seaham"],
      ["Coral Spikers", "Noemi Hart", "Palm Bay"],
      ["Dune Diggers", "Theo Brandt", "Sandwick"],
    ],
  },
  {
    name: "Pool B",
    teams: [
      ["East Pier Setters", "Lena Osei", "Easthaven"],
      ["Falcon Net Club", "Jonas Pike", "Aldermoor"],
      ["Gulls United", "Priya Nair", "Saltash"],
      ["Harbour Hitters", "Owen Castell", "Quayside"],
    ],
  },
  {
    name: "Pool C",
    teams: [
      ["Island Volley", "Sina Kaur", "Skerry"],
      ["Jetty Jumpers", "Marc Ferro", "Millbay"],
      ["Keel City", "Ada Lindqvist", "Keelby"],
      ["Lagoon Libero", "Tom Achterberg", "Lagoona"],
    ],
  },
];

/** In a pool of four everyone meets once: three rounds of two games. */
const ROUNDS = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [0, 1],
    [2, 3],
  ],
] as const;

const SCORES = [
  [25, 18],
  [22, 25],
  [25, 23],
  [19, 25],
  [27, 25],
  [25, 14],
  [16, 25],
  [25, 20],
  [25, 21],
] as const;

const SLOT_MINUTES = 25;
const SLOTS = 6;
const LUNCH_AFTER_SLOT = 3;
const LUNCH_MINUTES = 45;

const pad = (number: number): string => String(number).padStart(2, "0");

/** In: the machine's clock. Out: its date and rows as in an upload; games before now are scored. */
export function demoDay(now: Date): { startdate: string; games: Record<string, string>[] } {
  const startdate = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const nowMinutes = now.getHours() * 60 + now.getMinutes();
  const length = SLOTS * SLOT_MINUTES + LUNCH_MINUTES;
  const middle = Math.floor((nowMinutes - 3 * SLOT_MINUTES) / 10) * 10;
  const first = Math.max(0, Math.min(middle, 24 * 60 - length - 10));
  const games = POOLS.flatMap(({ name, teams }, pool) =>
    ROUNDS.flatMap((round, roundIndex) =>
      round.map(([one, two], meeting) => {
        const slot = roundIndex * 2 + meeting;
        const minutes = first + slot * SLOT_MINUTES + (slot >= LUNCH_AFTER_SLOT ? LUNCH_MINUTES : 0);
        const [a, b] = SCORES[(pool * 4 + slot) % SCORES.length]!;
        const over = minutes + SLOT_MINUTES <= nowMinutes;
        return {
          team1: teams[one]![0],
          team2: teams[two]![0],
          division: name,
          round: String(roundIndex + 1),
          court: String(pool + 1),
          time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
          scoreTeam1: over ? String(a) : "",
          scoreTeam2: over ? String(b) : "",
          isReferee: "",
        };
      }),
    ),
  );
  return { startdate, games };
}
