// Scores at the desk: nothing typed is lost, others' scores are never overwritten unasked, only scores are sent.
import { expect, test } from "bun:test";
import type { GameView } from "#projections/views.ts";
import { type Outcome, problemOf } from "#web/api/outcome.ts";
import type { KeptScore } from "#web/outbox/kept-scores.ts";
import type { Sent } from "#web/outbox/send-scores.ts";
import { type Draft, isOvertaken, isUnusual, meanwhile, shownFor } from "./draft.ts";
import { openIn, partedBy, ScoreDesk } from "./score-desk.ts";

const game = (id: string, points: [number | null, number | null], version: number) =>
  ({
    _id: id,
    version,
    scoreTeam1: points[0],
    scoreTeam2: points[1],
    time: "09:00",
    court: "3",
    team1: { _id: "1", name: "Aces" },
    team2: { _id: "2", name: "Blockers" },
  }) as GameView;

function deskWith(...answers: Sent[]) {
  const sent: unknown[] = [];
  const kept = new Map<string, KeptScore>();
  const desk = new ScoreDesk({
    keptOf: (id) => kept.get(id),
    send: async (entries) => {
      sent.push(entries.map(({ game, version, scores }) => ({ _id: game, version, ...scores })));
      return answers.shift()!;
    },
  });
  return { desk, sent, kept };
}

test("only the numbers that were typed are sent, with the version that was seen", async () => {
  const { desk, sent } = deskWith({ ok: true, value: [game("a", [25, 20], 8)] });
  desk.type(game("a", [null, 20], 7), 0, "25");
  expect(await desk.save(["a"])).toBe(true);
  expect(sent).toEqual([[{ _id: "a", version: 7, scoreTeam1: 25 }]]);
  expect(desk.get().get("a")?.state).toBe("saved");
});

test("a saved score is marked as saved until another one is stored, by an undo or a colleague", async () => {
  const { desk } = deskWith({ ok: true, value: [game("a", [25, 20], 8)] });
  desk.type(game("a", [null, 20], 7), 0, "25");
  const told = (points: [number | null, number | null], version: number) =>
    isOvertaken(game("a", points, version), desk.get().get("a"));
  expect(told([null, 25], 9)).toBe(false);
  await desk.save(["a"]);
  expect([told([null, 20], 7), told([25, 20], 8)]).toEqual([false, false]);
  expect(told([null, 20], 9)).toBe(true);
});

test("kept scores that were sent show as saved before the page has them; what is being typed stays", () => {
  const { desk } = deskWith();
  const [before, after] = [game("a", [null, null], 7), game("a", [25, 21], 9)];
  desk.type(game("b", [null, null], 7), 0, "1");
  desk.land([
    { game: "a", typed: ["25", "20"], version: 8 },
    { game: "b", typed: ["25", "22"], version: 8 },
  ]);
  const draft = desk.get().get("a");
  expect([shownFor(before, draft), draft?.state]).toEqual([["25", "20"], "saved"]);
  expect(shownFor(after, draft)).toEqual(["25", "21"]);
  expect(desk.get().get("b")).toMatchObject({ typed: ["1", ""], state: "unsaved" });
});

test("what is typed for a deleted game is shown separately, with its name and score, and comes back with the game", () => {
  const { desk } = deskWith();
  const [a, b] = [game("a", [null, null], 7), game("b", [null, null], 7)];
  desk.type(a, 0, "25");
  desk.type(b, 0, "21");
  const { here, gone } = partedBy(desk.get(), [b]);
  expect([openIn(here), openIn(gone)]).toEqual([["b"], ["a"]]);
  expect([desk.nameOf("a"), desk.textOf("a")]).toEqual(["Aces v Blockers", "25––"]);
  expect(openIn(partedBy(desk.get(), [a, b]).here)).toEqual(["a", "b"]);
  desk.restore("a");
  expect(openIn(desk.get())).toEqual(["b"]);
});

test("typing back what stood there leaves nothing unsaved", () => {
  const { desk } = deskWith();
  desk.type(game("a", [25, 20], 7), 0, "2");
  expect(openIn(desk.get())).toEqual(["a"]);
  desk.type(game("a", [25, 20], 7), 0, "25");
  expect(openIn(desk.get())).toEqual([]);
});

test("a failure keeps what was typed, with the reason", async () => {
  const { desk } = deskWith({ ok: false, problem: problemOf("offline", "offline", "No connection.") });
  desk.type(game("a", [null, null], 1), 0, "21");
  await desk.save(["a"]);
  expect(desk.get().get("a")).toMatchObject({ state: "failed", reason: "No connection.", typed: ["21", ""] });
});

test("a session that has ended leaves the row unsaved, and the next save takes it", async () => {
  const { desk } = deskWith(
    { ok: false, problem: problemOf("signed-out", "signed-out", "Signed out") },
    { ok: true, value: [game("a", [25, null], 8)] },
  );
  desk.type(game("a", [null, null], 7), 0, "25");
  expect(await desk.save(["a"])).toBe(false);
  expect(desk.get().get("a")).toMatchObject({ state: "unsaved", typed: ["25", ""] });
  expect(desk.get().get("a")?.reason).toBeUndefined();
  expect(await desk.save(["a"])).toBe(true);
});

test("a conflict shows theirs, keeps mine, saves the others, and mine only on a second act", async () => {
  const current = { ...game("a", [25, 20], 9), by: { _id: "x", name: "Robin" }, at: null };
  const conflict = { ...problemOf("refused", "conflict", "Changed."), conflicts: [{ _id: "a", current }] };
  const { desk, sent } = deskWith(
    { ok: false, problem: conflict },
    { ok: true, value: [game("b", [25, 10], 10)] },
    { ok: true, value: [game("a", [21, 25], 11)] },
  );
  desk.type(game("a", [null, null], 7), 0, "21");
  desk.type(game("a", [null, null], 7), 1, "25");
  desk.type(game("b", [null, 10], 7), 0, "25");
  expect(await desk.save(["a", "b"])).toBe(false);
  expect(desk.get().get("a")).toMatchObject({
    state: "conflict",
    typed: ["21", "25"],
    theirs: { by: "Robin" },
  });
  expect(desk.get().get("b")?.state).toBe("saved");
  expect(await desk.save(["a"])).toBe(false);
  expect(sent).toHaveLength(2);
  await desk.saveMine("a");
  expect(sent.at(-1)).toEqual([{ _id: "a", version: 9, scoreTeam1: 21, scoreTeam2: 25 }]);
});

test("an incoming score while typing is reported, not put into the box", () => {
  const { desk } = deskWith();
  desk.type(game("a", [null, null], 7), 0, "2");
  const later = game("a", [25, 20], 8);
  expect(shownFor(later, desk.get().get("a"))).toEqual(["2", ""]);
  expect(meanwhile(later, desk.get().get("a"))).toEqual([25, 20]);
});

test("what is typed while a save is under way is unsaved afterwards", async () => {
  let answer: (outcome: Outcome<GameView[]>) => void = () => {};
  const desk = new ScoreDesk({ send: () => new Promise((resolve) => (answer = resolve)) });
  desk.type(game("a", [null, null], 1), 0, "21");
  const saving = desk.save(["a"]);
  desk.type(game("a", [null, null], 1), 0, "22");
  answer({ ok: true, value: [game("a", [21, null], 2)] });
  await saving;
  expect(desk.get().get("a")).toMatchObject({
    state: "unsaved",
    typed: ["22", ""],
    seen: [21, null],
    version: 2,
  });
});

test("what is kept on the device leaves the desk; typing over it starts from what is kept", async () => {
  const { desk, kept } = deskWith("kept");
  const open = game("a", [null, null], 1);
  desk.type(open, 0, "21");
  expect(await desk.save(["a"])).toBe(true);
  expect(openIn(desk.get())).toEqual([]);
  kept.set("a", {
    game: "a",
    name: "Aces v Blockers",
    typed: ["21", ""],
    version: 1,
    scores: { scoreTeam1: 21 },
    key: "first",
    earlier: [],
    state: "waiting",
  });
  desk.type(open, 1, "25");
  expect(desk.get().get("a")).toMatchObject({ state: "unsaved", typed: ["21", "25"], seen: [21, null] });
});

test("rule 8: a score is called unusual once it is whole, not between the keys of its first number", () => {
  const draft: Draft = { typed: ["2", "22"], seen: [24, 22], version: 1, state: "unsaved" };
  expect(isUnusual(["2", "22"], draft)).toBe(false);
  expect(isUnusual(["25", "24"], { ...draft, typed: ["25", "24"] })).toBe(true);
  expect(isUnusual(["2", "22"], { ...draft, state: "saved" })).toBe(true);
  expect(isUnusual(["2", "22"], undefined)).toBe(true);
});
