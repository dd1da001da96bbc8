// Signals that the session is no longer valid, for the server or by the clock.
import { openSignal } from "../live/signal.ts";

export const [tellSignedOut, listenForSignedOut] = openSignal();
