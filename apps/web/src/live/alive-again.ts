// Signals that the stream has come back: the server is reachable again, also for what waits to be sent.
import { openSignal } from "./signal.ts";

export const [tellAliveAgain, listenForAliveAgain] = openSignal();
