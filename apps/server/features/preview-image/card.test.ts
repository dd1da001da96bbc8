// What a preview image says: upcoming, live with figures, finished, and the champion.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { replay } from "#tests/replay.ts";
import { cardOf } from "./card.ts";

const league = (at?: number) => snapshotContent(replay("tests/logs/mountain-league.ndjson", at));
const day = new Date("2025-02-28T12:00:00Z");

test("before the first result it says what is planned, then how far play has come", () => {
  const content = league();
  const unplayed = content.games.map((game) => ({ ...game, scoreTeam1: null, scoreTeam2: null }));
  expect(cardOf({ ...content, games: unplayed, playoffGames: [] }, day)).toEqual({
    acronym: "ML",
    name: "Mountain League",
    lines: ["Fri 28 Feb – Sat 1 Mar 2025", "Upper Hall"],
    stage: "upcoming",
    figures: [
      { figure: "6", label: "teams" },
      { figure: "15", label: "games" },
    ],
    champion: null,
  });
  const { stage, figures } = cardOf(content, day);
  expect([stage, figures[1]]).toEqual(["live", { figure: "15", label: "of 15 games played" }]);
});

test("0-0, half a score, referee duties and the placeholder's games are no games played", () => {
  const content = league();
  const [first, second, third, fourth, ...others] = content.games;
  const referee = { _id: "placeholder", name: "BYE - Referee" };
  const games = [
    { ...first!, scoreTeam1: 0, scoreTeam2: 0 },
    { ...second!, scoreTeam2: null },
    { ...third!, isReferee: true },
    { ...fourth!, team2: referee },
    ...others,
  ];
  const teams = [...content.teams, { ...content.teams[0]!, ...referee, placeholder: true }];
  expect(cardOf({ ...content, games, teams }, day).figures).toEqual([
    { figure: "6", label: "teams" },
    { figure: "11", label: "of 13 games played" },
  ]);
});

test.each([
  ["2025-03-01T23:59:00Z", "live"],
  ["2025-03-02T11:59:00Z", "live"],
  ["2025-03-02T12:00:00Z", "finished"],
] as const)("at %s it is %s: the last day ends when it is over in every zone", (instant, stage) => {
  expect(cardOf(league(), new Date(instant)).stage).toBe(stage);
});

test("a champion takes the place of the figures", () => {
  const content = snapshotContent(replay("tests/logs/lagoon-cup.ndjson"));
  const { champion, figures, stage } = cardOf(content, new Date("2025-07-12T12:00:00Z"));
  expect({ champion, figures, stage }).toEqual({ champion: "Otters", figures: [], stage: "finished" });
});

test("an empty tournament has no figures, and an acronym that is the name is said once", () => {
  const content = league(1);
  const named = { ...content, tournament: { ...content.tournament, acronym: content.tournament.name } };
  expect(cardOf(named, day)).toMatchObject({ acronym: null, figures: [], stage: "upcoming" });
});
