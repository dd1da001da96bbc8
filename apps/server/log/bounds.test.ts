// What one tournament may hold: at its bounds nothing can be added, but what is there can be
// changed and removed (rule 39).
import { describe, expect, test } from "bun:test";
import type { EntityKind } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { type Content, emptyContent } from "#projections/state/content.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { addTeam, addTeams, removeTeam } from "#server/features/teams/decide.ts";
import { stateAfter } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import { beyondBounds, MOST_CHANGES, noRoomFor, tooMany } from "./bounds.ts";
import { type Accepted, type Command, isRefusal, type Refusal } from "./command.ts";
import { decideInOrder } from "./decide-in-order.ts";

const holding = (kind: EntityKind, count: number): Content => ({
  ...emptyContent(),
  [kind]: new Map(Array.from({ length: count }, (_, index) => [`there-${index}`, {}])),
});
const event = (entity: EntityKind, before: object | null, after: object | null) =>
  ({ type: "Restored", schema: 1, entity, id: "one", before, after }) as DomainEvent;
const adds = (entity: EntityKind, count = 1) =>
  Array.from({ length: count }, () => event(entity, null, { name: "New" }));
const removes = (entity: EntityKind) => event(entity, { name: "Old" }, null);

describe.each([
  ["division", 100, "A tournament has at most 100 divisions; this would make 101."],
  ["team", 2_000, "A tournament has at most 2,000 teams; this would make 2,001."],
  ["game", 20_000, "A tournament has at most 20,000 games; this would make 20,001."],
  ["wildcardGame", 1_000, "A tournament has at most 1,000 wildcard games; this would make 1,001."],
  ["organiser", 200, "A tournament has at most 200 organisers and invited people; this would make 201."],
] as const)("%s", (kind, most, sentence) => {
  test("the last one fits, the next is refused in a sentence that names the bound", () => {
    expect(tooMany(holding(kind, most - 1), adds(kind))).toBeNull();
    expect(tooMany(holding(kind, most), adds(kind))).toEqual({
      refused: 413,
      code: "tournament-full",
      error: sentence,
    });
    expect(tooMany(emptyContent(), adds(kind, most))).toBeNull();
    expect(tooMany(emptyContent(), adds(kind, most + 1))?.error).toBe(sentence);
    expect(noRoomFor(holding(kind, most), kind, 1)?.error).toBe(sentence);
  });

  test("one that holds more already may change, shrink and exchange", () => {
    const more = holding(kind, most + 7);
    expect(tooMany(more, [event(kind, { name: "A" }, { name: "B" })])).toBeNull();
    expect(tooMany(more, [removes(kind)])).toBeNull();
    expect(tooMany(more, [removes(kind), ...adds(kind)])).toBeNull();
    expect(tooMany(more, [removes(kind), ...adds(kind, 2)])?.code).toBe("tournament-full");
  });
});

test("a tournament full of one kind accepts others", () => {
  expect(tooMany(holding("team", 2_000), adds("game"))).toBeNull();
  expect(tooMany(holding("team", 2_000), [...adds("game"), ...adds("team")])?.error).toContain("2,000 teams");
});

test("a log has an end", () => {
  const at = (version: number): State => ({ ...emptyState(), version });
  const rename = [event("team", { name: "A" }, { name: "B" })];
  expect(beyondBounds(at(MOST_CHANGES - 1), rename)).toBeNull();
  expect(beyondBounds(at(MOST_CHANGES), rename)).toMatchObject({ refused: 413, code: "log-full" });
});

test("every decision is asked, each on what the ones before it have added", () => {
  const crowd = (state: State) =>
    Array.from({ length: 1_999 - state.content.team.size }, (_, at) => `crowd-${at}`);
  const crowded = stateAfter(...springOpen(), (state) =>
    addTeams(state, new Map(crowd(state).map((name) => [name, { name }]))),
  );
  const command = (id: string, decide: Command["decide"]): Command => ({
    tournament: "spring",
    kind: "AddTeam",
    id,
    bodyHash: "",
    viewer: { account: "owner", name: "Owner", everything: false },
    now: "2024-05-04T08:00:00.000Z",
    decide,
    answer: () => ({ status: 200, body: {} }),
  });
  const add = (name: string) => command(name, (now) => addTeam(now, name, { name }));
  const commands = [
    add("fits"),
    add("does-not"),
    command("same", () => ({ events: [] })),
    command("goes", (now) => removeTeam(now, "crowd-50", null)),
    add("fits-again"),
  ];
  const told: unknown[] = [];
  const jobs = commands.map((one) => ({
    command: one,
    attempt: 1,
    settle: (outcome: Accepted | Refusal) =>
      void told.push(isRefusal(outcome) ? outcome.code : outcome.status),
    fail: (error: unknown) => {
      throw error;
    },
  }));
  const { tell, after } = decideInOrder({ state: crowded, changes: [] }, "spring", jobs);
  for (const one of tell) one();
  expect(told).toEqual([200, "tournament-full", 200, 200, 200]);
  expect(after.content.team.size).toBe(2_000);
  expect([...after.content.team.keys()].filter((id) => id.startsWith("fits"))).toEqual([
    "fits",
    "fits-again",
  ]);
});
