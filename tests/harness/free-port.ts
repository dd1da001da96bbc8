// A port for a test's server. It was free when it was asked for, but another test's server may be quicker.
import { freePort } from "#server/postgres/embedded/cluster.ts";

const TRIES = 3;

/** In: starts a server on a port; called again with another one if that has been taken meanwhile. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tried === TRIES || !/\bPort \d+ is taken\b/.test(String(error))) throw error;
    }
  }
}
