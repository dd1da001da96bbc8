// Tells the page that the server, or the clock, no longer takes the session for valid.
import { openSignal } from "../live/signal.ts";

export const [tellSignedOut, listenForSignedOut] = openSignal();
