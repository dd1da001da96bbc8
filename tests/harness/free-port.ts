// A port for a server of a test: it was free when it was asked for, and a server of another test may be quicker.
import { freePort } from "#server/postgres/cluster.ts";

const TRIES = 3;

/** In: starts a server on a port; where that has been taken meanwhile it is called again with another one. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tried === TRIES || !/\bPort \d+ is taken\b/.test(String(error))) throw error;
    }
  }
}
