// What is only read is asked again where its connection died under it: a pool notices the death of a database with the
// next question on each of its connections. What writes is not for this: the appender finds out whether it was written.
import { setTimeout as pause } from "node:timers/promises";

const TRIES = 4;
const FIRST_WAIT_MS = 10;

/** PostgreSQL ended the session, or its socket broke. Where none can be made, asking again at once helps nobody. */
function diedUnderIt(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string") return /^(57P0[12]|08006|ECONNRESET|EPIPE)$/.test(code);
  return /^Connection terminated unexpectedly|^Client has encountered a connection error/.test(
    String(message),
  );
}

/** In: a question that changes nothing. Out: the same one, asked up to four times within some 70 ms. */
export function askAgain<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return async (...asked) => {
    for (let tried = 1; ; tried++) {
      try {
        return await ask(...asked);
      } catch (error) {
        if (tried === TRIES || !diedUnderIt(error)) throw error;
        await pause(FIRST_WAIT_MS * 2 ** (tried - 1));
      }
    }
  };
}
