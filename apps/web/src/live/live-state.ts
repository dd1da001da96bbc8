// What a page knows of the thing it follows, and how each message from the server or the device changes that.
import { receive } from "#projections/patches/patch.ts";
import { type Frame, type Patch, PROTOCOL } from "#projections/views.ts";

/** `lost`: the stream is down and polling has taken over. `gone`: it does not exist for this viewer. */
export type Link = "connecting" | "live" | "lost" | "paused" | "gone";

export interface LiveState<S extends Frame> {
  content: S | null;
  link: Link;
  /** When the content was last known to be the newest; the device's clock, in milliseconds. */
  asOfMs: number | null;
  /** The last attempt failed; older content stays. */
  failed: boolean;
  /** A poll has moved the content past the stream's starting point: the stream may not know its version. */
  ahead: boolean;
  /** The server speaks another protocol: nothing more is applied. */
  outdated: boolean;
}

export type PatchFrame = Frame & Pick<Patch, "from">;

/** The content before the stream opens: from the server with the page, or as this device has kept it. */
export interface FirstSnapshot<S> {
  snapshot: S;
  by: "page" | "device";
  atMs: number;
}

export type LiveEvent<S, P> =
  | { type: "snapshot"; snapshot: S; by: "stream" | "poll" | "page" | "device"; atMs: number }
  | { type: "patch"; patch: P; atMs: number }
  | { type: "heartbeat"; protocol: number; atMs: number }
  | { type: "opening" }
  | { type: "unchanged"; atMs: number }
  | { type: "lost" }
  | { type: "failed" }
  | { type: "gone" }
  | { type: "pause" }
  | { type: "resume" };

export interface Step<S extends Frame> {
  state: LiveState<S>;
  /** What the connection must do next: ask for everything again, or load the new release's page. */
  effect: "resynchronise" | "reload" | null;
}

export const beginning = <S extends Frame>(): LiveState<S> => ({
  content: null,
  link: "connecting",
  asOfMs: null,
  failed: false,
  ahead: false,
  outdated: false,
});

export function step<S extends Frame, P extends PatchFrame>(
  state: LiveState<S>,
  event: LiveEvent<S, P>,
  apply: (content: S, patch: P) => S,
): Step<S> {
  const be = (change: Partial<LiveState<S>>): Step<S> => ({ state: { ...state, ...change }, effect: null });
  const same: Step<S> = { state, effect: null };
  if (event.type === "resume") return state.link === "paused" ? be({ link: "connecting" }) : same;
  if (event.type === "gone") return be({ content: null, link: "gone", failed: false });
  if (state.link === "paused" || state.outdated) return same;
  switch (event.type) {
    case "snapshot": {
      const { snapshot, by, atMs } = event;
      if (snapshot.protocol !== PROTOCOL) return outdated(state);
      if (isOlder(snapshot, state.content)) return same;
      const content = isSame(snapshot, state.content) ? state.content : snapshot;
      // What came with the page is shown while the stream is opening.
      const link = by === "stream" ? "live" : by === "page" ? state.link : afterPoll(state);
      const ahead = by === "poll" && (state.ahead || content !== state.content);
      return be({ content, link, asOfMs: atMs, failed: false, ahead });
    }
    case "patch": {
      const { patch, atMs } = event;
      if (patch.protocol !== PROTOCOL) return outdated(state);
      if (state.ahead && isWithin(state.content, patch)) return { state, effect: "resynchronise" };
      const reception = state.content ? receive(state.content, patch) : "resynchronise";
      if (reception === "resynchronise" || !state.content) return { state, effect: "resynchronise" };
      const content = reception === "apply" ? apply(state.content, patch) : state.content;
      const ahead = reception === "drop" && state.ahead;
      return be({ content, link: "live", asOfMs: atMs, failed: false, ahead });
    }
    case "heartbeat":
      if (event.protocol !== PROTOCOL) return outdated(state);
      return state.content ? be({ link: "live", asOfMs: event.atMs, failed: false }) : same;
    case "opening":
      // The server itself checks whether the version in the request was passed over.
      return state.ahead ? be({ ahead: false }) : same;
    case "unchanged":
      return be({ link: afterPoll(state), asOfMs: event.atMs, failed: false });
    case "lost":
      return state.link === "gone" ? same : be({ link: "lost" });
    case "failed":
      return be({ link: "lost", failed: true });
    case "pause":
      return state.content ? be({ link: "paused" }) : same;
  }
}

const outdated = <S extends Frame>(state: LiveState<S>): Step<S> => ({
  state: { ...state, outdated: true, link: "lost" },
  effect: "reload",
});

const isSame = (one: Frame, other: Frame | null): boolean =>
  one.epoch !== "" && one.epoch === other?.epoch && one.version === other.version;

/** A lower version of the same history never overwrites a higher one; another history replaces everything. */
const isOlder = (one: Frame, other: Frame | null): boolean =>
  one.epoch === other?.epoch && one.version < other.version;

/**
 * The page's version is inside the single step that the patch describes. Something that came before that version
 * and was removed after it is in no patch (decision 11).
 */
const isWithin = (content: Frame | null, { from, version }: PatchFrame): boolean =>
  content !== null && from < content.version && content.version < version;

/** An answer to a poll does not prove a stream, and takes nothing from one that has come back meanwhile. */
const afterPoll = <S extends Frame>({ link }: LiveState<S>): Link => (link === "live" ? "live" : "lost");
