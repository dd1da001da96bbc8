// Tells the page that its stream has come back: the server is there again, also for what waits to be sent.
import { openSignal } from "./signal.ts";

export const [tellAliveAgain, listenForAliveAgain] = openSignal();
