// Signals that the server has ended a stream because somebody's rights have changed, perhaps this page's.
import { openSignal } from "./signal.ts";

export const [tellAccessChanged, listenForAccessChanged] = openSignal();
