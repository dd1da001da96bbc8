// What is shown never goes back in time, and is called live only while the stream proves it.
import { expect, test } from "bun:test";
import { type Frame, PROTOCOL } from "#projections/views.ts";
import { beginning, type LiveEvent, type LiveState, type PatchFrame, step } from "./live-state.ts";

type Sum = Frame & { total: number };
type Add = PatchFrame & { add: number };

const apply = (sum: Sum, { version, add }: Add): Sum => ({ ...sum, version, total: sum.total + add });
const at = (version: number, total: number, epoch = "e1"): Sum => ({
  protocol: PROTOCOL,
  epoch,
  version,
  total,
});
const patch = (from: number, version: number, add: number, epoch = "e1"): LiveEvent<Sum, Add> => ({
  type: "patch",
  patch: { protocol: PROTOCOL, epoch, from, version, add },
  atMs: version,
});
const snapshot = (content: Sum, by: "stream" | "poll" | "device" = "stream"): LiveEvent<Sum, Add> => ({
  type: "snapshot",
  snapshot: content,
  by,
  atMs: content.version,
});
const after = (...events: LiveEvent<Sum, Add>[]): LiveState<Sum> =>
  events.reduce((state, event) => step(state, event, apply).state, beginning<Sum>());
const effectOf = (state: LiveState<Sum>, event: LiveEvent<Sum, Add>) => step(state, event, apply).effect;

test("a snapshot and the patches that follow it are live", () => {
  const state = after(snapshot(at(3, 10)), patch(3, 5, 2));
  expect(state).toMatchObject({ link: "live", content: { version: 5, total: 12 }, asOfMs: 5 });
});

test("old news is dropped and still proves that bytes arrive", () => {
  const state = after(snapshot(at(5, 12)), { type: "lost" }, patch(3, 5, 2));
  expect(state).toMatchObject({ link: "live", content: { version: 5, total: 12 } });
});

test("a gap asks for everything anew and changes nothing yet", () => {
  const state = after(snapshot(at(3, 10)));
  expect(effectOf(state, patch(4, 5, 2))).toBe("resynchronise");
  expect(after(snapshot(at(3, 10)), patch(4, 5, 2)).content).toEqual(at(3, 10));
});

test("a patch of another history asks for everything anew", () => {
  expect(effectOf(after(snapshot(at(3, 10))), patch(3, 4, 1, "e2"))).toBe("resynchronise");
});

test("a lower version of the same history never overwrites a higher one", () => {
  expect(after(snapshot(at(5, 12)), snapshot(at(4, 11), "poll")).content).toEqual(at(5, 12));
});

test("another history replaces everything, lower versions too", () => {
  expect(after(snapshot(at(5, 12)), snapshot(at(1, 0, "e2"))).content).toEqual(at(1, 0, "e2"));
});

test("the same version again keeps the very same content", () => {
  const before = after(snapshot(at(5, 12)));
  expect(step(before, snapshot(at(5, 12), "poll"), apply).state.content).toBe(before.content);
});

test("what carries no history is never taken for the same as what is there", () => {
  expect(after(snapshot(at(0, 1, ""), "poll"), snapshot(at(0, 2, ""), "poll")).content).toEqual(at(0, 2, ""));
});

// A score was entered and removed within one batch, and the page, whose poll had come between, showed it for good.
test("a patch over a version that a poll brought meanwhile asks for everything anew", () => {
  const batch = patch(3, 5, 0);
  const beat: LiveEvent<Sum, Add> = { type: "heartbeat", protocol: PROTOCOL, atMs: 4 };
  const polled = [
    snapshot(at(3, 10)),
    { type: "lost" },
    { type: "opening" },
    snapshot(at(4, 11), "poll"),
  ] as const;
  for (const first of [[], [beat], [snapshot(at(3, 10))], [snapshot(at(4, 11), "poll")], [patch(2, 3, 1)]])
    expect(effectOf(after(...polled, ...first), batch)).toBe("resynchronise");
  expect(after(...polled, batch).content).toEqual(at(4, 11));
  expect(after(...polled, batch, { type: "opening" }, snapshot(at(5, 10)))).toMatchObject({
    link: "live",
    content: { total: 10 },
  });
});

test("a patch that begins with what the poll brought, or ends with it, is no gap", () => {
  const polled = [snapshot(at(3, 10)), { type: "opening" }, snapshot(at(4, 11), "poll")] as const;
  expect(after(...polled, patch(3, 4, 1), patch(4, 6, 2)).content).toEqual(at(6, 13));
});

test("a stream that was opened from what the poll brought tells on from there", () => {
  const polled = [
    snapshot(at(3, 10)),
    { type: "lost" },
    snapshot(at(4, 10), "poll"),
    { type: "opening" },
  ] as const;
  expect(after(...polled, patch(3, 5, 2)).content).toEqual(at(5, 12));
});

test("a poll renews the time of what is shown without calling it live", () => {
  const state = after(snapshot(at(3, 10)), { type: "lost" }, { type: "unchanged", atMs: 90 });
  expect(state).toMatchObject({ link: "lost", asOfMs: 90 });
});

test("what the device has kept is shown as of then, and is neither live nor on its way to be", () => {
  expect(after(snapshot(at(3, 10), "device"))).toMatchObject({ link: "lost", asOfMs: 3 });
});

test("a heartbeat makes it live again, but not before there is something to show", () => {
  const beat: LiveEvent<Sum, Add> = { type: "heartbeat", protocol: PROTOCOL, atMs: 50 };
  expect(after(beat).link).toBe("connecting");
  expect(after(snapshot(at(3, 10)), { type: "lost" }, beat).link).toBe("live");
});

test("paused means that nothing is applied until it goes on", () => {
  const paused = after(snapshot(at(3, 10)), { type: "pause" }, patch(3, 4, 1), { type: "lost" });
  expect(paused).toMatchObject({ link: "paused", content: { version: 3 } });
  expect(step(paused, { type: "resume" }, apply).state.link).toBe("connecting");
});

test("a frame of another protocol stops everything and asks for the new release", () => {
  const state = after(snapshot(at(3, 10)));
  const strange: LiveEvent<Sum, Add> = { type: "heartbeat", protocol: PROTOCOL + 1, atMs: 9 };
  expect(effectOf(state, strange)).toBe("reload");
  expect(after(snapshot(at(3, 10)), strange, patch(3, 4, 1)).content?.version).toBe(3);
});

test("what is gone is not shown any longer", () => {
  expect(after(snapshot(at(3, 10)), { type: "gone" })).toMatchObject({ link: "gone", content: null });
});

test("a failure leaves on the screen what is older, and is over with the next answer", () => {
  const failed = after(snapshot(at(3, 10)), { type: "failed" });
  expect(failed).toMatchObject({ failed: true, link: "lost", content: { version: 3 } });
  expect(step(failed, { type: "unchanged", atMs: 9 }, apply).state.failed).toBe(false);
});
