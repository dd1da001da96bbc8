// Teams and games to show the components with, some with awkward names.
export const longName = "The Grand Old Volleyball Society of Upper Wharfedale and Nidd Second";
export const unbroken = "Donaudampfschifffahrtsvolleyballvereinig";

const places = [
  "Calder",
  "Upton",
  "Oakham",
  "Selby",
  "Granby",
  "Whitby",
  "Kendal",
  "Dunmore",
  "Norwell",
  "Elstead",
];
const kinds = ["Aces", "Spikers", "Setters", "Volley"];

export type SampleTeam = {
  id: string;
  name: string;
  pool: string;
  rank: number;
  played: number;
  wins: number;
  losses: number;
  difference: number;
  points: number;
  reason: string;
};

export const teams: SampleTeam[] = Array.from({ length: 200 }, (_, at) => {
  const wins = Math.max(0, 5 - Math.floor(at / 36));
  const place = places[at % places.length];
  const kind = kinds[Math.floor(at / places.length) % kinds.length];
  const again = Math.floor(at / 40);
  const name = at === 4 ? longName : at === 6 ? unbroken : `${place} ${kind}${again ? ` ${again + 1}` : ""}`;
  return {
    id: `team-${at}`,
    name,
    pool: `Pool ${"ABCDEF"[at % 6]}`,
    rank: at + 1,
    played: 5,
    wins,
    losses: 5 - wins,
    difference: 60 - at,
    points: 125 - ((at * 7) % 40),
    reason: at % 3 === 1 ? "by difference" : "",
  };
});
