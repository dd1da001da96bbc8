// Parts of a page that come after it. One that a bad network withholds is asked for again, and takes nothing away.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const FIRST_MS = 500;
const LONGEST_MS = 5_000;

/** In: what imports the component. Out: it, for use below a Suspense, whose fallback stands there until it has come. */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await untilThere(load) }));

async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_MS)) {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
