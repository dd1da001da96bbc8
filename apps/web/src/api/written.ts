// Tells the page that the server has taken something written here: what it follows has changed, and can be reached.
import { openSignal } from "../live/signal.ts";

export const [tellWritten, listenForWritten] = openSignal();
