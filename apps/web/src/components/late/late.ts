// Parts of a page that load after it. If a bad network fails to deliver one, it is requested again, and the rest stays.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { retriedImport } from "./retried-import.ts";

const FIRST_MS = 500;
const LONGEST_MS = 5_000;

type Part<P, N extends string> = { [K in N]: ComponentType<P> };

/**
 * In: an import, and the component in it. Out: that component, for use below a Suspense, whose
 * fallback shows until it has loaded.
 */
export function late<P extends object, N extends string>(
  load: () => Promise<Part<P, N>>,
  name: N,
): LazyExoticComponent<ComponentType<P>> {
  const ask = retriedImport(load);
  return lazy(async () => ({ default: await untilThere(async () => componentIn(await ask(), name)) }));
}

/** The build may have merged several modules into one script, each as a member of it. */
function componentIn<P, N extends string>(module: Part<P, N>, name: N): ComponentType<P> {
  if (name in module) return module[name];
  const parts = Object.values(module as Record<string, Part<P, N>>);
  return parts.find((part) => part?.[name])![name];
}

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
