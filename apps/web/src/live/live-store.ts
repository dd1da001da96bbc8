// One followed thing: its state for React to read, and its connection while at least one page uses it.
import type { Frame } from "#projections/views.ts";
import { Connection, type Source } from "./connection.ts";
import {
  beginning,
  type FirstSnapshot,
  type LiveEvent,
  type LiveState,
  type PatchFrame,
  step,
} from "./live-state.ts";

export interface LiveStore<S extends Frame> {
  get(): LiveState<S>;
  /** As it was when the page came: what the server has drawn, and what the browser draws first. */
  first(): LiveState<S>;
  subscribe(listener: () => void): () => void;
  /** Keeps the connection open until the returned function is called. */
  hold(): () => void;
  /** Pauses updates, or resumes them. */
  togglePause(): void;
  retry(): void;
}

export function createLiveStore<S extends Frame, P extends PatchFrame>(
  source: Source<S, P>,
  onChange?: (before: LiveState<S>, after: LiveState<S>) => void,
  along?: FirstSnapshot<S> | null,
): LiveStore<S> {
  let state = beginning<S>();
  let holders = 0;
  const listeners = new Set<() => void>();

  function send(event: LiveEvent<S, P>) {
    const before = state;
    const { state: after, effect } = step(before, event, source.apply);
    state = after;
    if (after === before) return effect;
    onChange?.(before, after);
    for (const listener of listeners) listener();
    return effect;
  }

  if (along) send({ type: "snapshot", ...along });
  const atFirst = state;
  const connection = new Connection(source, send, () => state);
  const wake = () => {
    if (document.visibilityState === "visible" && state.link !== "paused") connection.wake();
  };
  // A page that was left may stay in memory for the way back; six open streams of such pages would block the next one.
  const left = () => connection.close();
  const restored = (event: PageTransitionEvent) => event.persisted && wake();
  const cut = () => connection.cut();

  let listening: AbortController;

  function start() {
    listening = new AbortController();
    // Passed as the listener's options: its signal removes the listener.
    document.addEventListener("visibilitychange", wake, listening);
    window.addEventListener("pagehide", left, listening);
    window.addEventListener("pageshow", restored, listening);
    window.addEventListener("online", wake, listening);
    window.addEventListener("offline", cut, listening);
    if (state.link === "live") send({ type: "lost" });
    if (state.link !== "paused") connection.open();
  }

  function stop() {
    listening.abort();
    connection.close();
  }

  return {
    get: () => state,
    first: () => atFirst,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold() {
      if (holders++ === 0) start();
      return () => {
        if (--holders === 0) stop();
      };
    },
    togglePause() {
      if (state.link === "paused") {
        send({ type: "resume" });
        connection.open();
      } else if (state.content) {
        send({ type: "pause" });
        connection.close();
      }
    },
    retry: () => connection.wake(),
  };
}
