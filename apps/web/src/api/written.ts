// Signals that the server has saved something from this page: what the page follows has
// changed, and the server is reachable.
import { openSignal } from "../live/signal.ts";

export const [tellWritten, listenForWritten] = openSignal();
