// Pasted teams: columns by their headings or their order, and each row's problems before anything is sent.
import { expect, test } from "bun:test";
import { readTeams } from "./team-list.ts";

const known = {
  teams: [{ _id: "t", name: "Aces" }],
  divisions: [
    { _id: "g", name: "Gold" },
    { _id: "s", name: "Silver" },
  ],
  otherwise: "s",
};

test("names alone go to the chosen division; blank lines count nowhere", () => {
  expect(readTeams([["Crush"], [""], ["Diggers"]], known)).toEqual([
    {
      line: 1,
      fields: { name: "Crush", captain: "", state: "", division: "s" },
      divisionName: "Silver",
      problems: [],
    },
    {
      line: 3,
      fields: { name: "Diggers", captain: "", state: "", division: "s" },
      divisionName: "Silver",
      problems: [],
    },
  ]);
});

test("a first line that names the columns says their order", () => {
  const lines = [
    ["Division", "Team", "Colour", "Captain"],
    ["Gold", "Crush", "red", "Cleo"],
  ];
  expect(readTeams(lines, known)).toMatchObject([
    { line: 2, fields: { name: "Crush", captain: "Cleo", state: "", division: "g" }, problems: [] },
  ]);
});

test("the columns are named on the first line that is not blank, and lines keep their numbers", () => {
  expect(readTeams([[""], ["division", "name"], ["Gold", "Crush"]], known)).toMatchObject([
    { line: 3, fields: { name: "Crush", division: "g" }, problems: [] },
  ]);
});

test("without headings: name, captain, division, organization", () => {
  expect(readTeams([["Crush", "Cleo", "Gold", "Ohio"]], known)[0]?.fields).toEqual({
    name: "Crush",
    captain: "Cleo",
    state: "Ohio",
    division: "g",
  });
});

test.each([
  ["name, division", ["Crush", "Gold"], { captain: "", state: "", division: "g" }],
  ["name, division, captain", ["Crush", "Gold", "Cleo"], { captain: "Cleo", state: "", division: "g" }],
  ["the division last", ["Crush", "Cleo", "Ohio", "Gold"], { captain: "Cleo", state: "Ohio", division: "g" }],
])("without headings the divisions are found by their names: %s", (_, line, fields) => {
  const nearly = line.map((cell) => (cell === "Gold" ? "Golds" : cell));
  const [first, , third] = readTeams([line, ["Eagles"], nearly.with(0, "Drum")], known);
  expect(first).toMatchObject({ fields: { name: "Crush", ...fields }, problems: [] });
  expect(third?.problems).toEqual(["There is no division named “Golds”. Did you mean “Gold”?"]);
});

test("a captain whose name is only near a division's is a captain", () => {
  expect(readTeams([["Crush", "Golda"]], known)[0]?.fields).toMatchObject({
    captain: "Golda",
    division: "s",
  });
});

test("a captain named like a division stays a captain if the divisions are in their usual column", () => {
  const lines = ["Cleo", "Gold", "Kim"].map((captain, at) => [`Team ${at}`, captain, "Silver"]);
  expect(readTeams(lines, known).map(({ fields }) => [fields.captain, fields.division])).toEqual([
    ["Cleo", "s"],
    ["Gold", "s"],
    ["Kim", "s"],
  ]);
});

test.each([
  [["aces"], ["There is already a team named “Aces”."]],
  [["CRUSH"], ["The same name as in line 1."]],
  [["", "Cleo"], ["The name is missing."]],
  [["Eagles", "", "gold"], ["There is no division named “gold”. Did you mean “Gold”?"]],
  [["Eagles", "", "Silvr"], ["There is no division named “Silvr”. Did you mean “Silver”?"]],
  [["Eagles", "", "Copper"], ["There is no division named “Copper”."]],
  [["x".repeat(101)], ["The name is longer than 100 characters."]],
])("%p is told what is wrong", (line, problems) => {
  expect(readTeams([["Crush"], line], known)[1]?.problems).toEqual(problems);
});

test("an emoji is one character, as for the server: names of sixty were called too long", () => {
  const balls = "🏐".repeat(100);
  expect(readTeams([[balls], [`${balls}x`]], known).map(({ problems }) => problems)).toEqual([
    [],
    ["The name is longer than 100 characters."],
  ]);
});

test("a division has to be chosen for the rows without one", () => {
  expect(readTeams([["Crush"]], { ...known, otherwise: "" })[0]?.problems).toEqual([
    "Choose a division for the rows without one.",
  ]);
});
