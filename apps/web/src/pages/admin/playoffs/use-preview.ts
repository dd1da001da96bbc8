// What a plan for wildcards or a bracket would make, asked for anew whenever the plan or the tournament changes.
import { useEffect, useState } from "react";
import type { Outcome, Problem } from "#web/api/outcome.ts";

const TYPING_MS = 250;

export interface Planned<T> {
  preview: T | null;
  /** Why the plan cannot be carried out. */
  problem: Problem | null;
  /** What is shown is of this plan, and not of the one before. */
  current: boolean;
}

export function usePreview<P extends object, T>(
  tournament: string,
  plan: P,
  version: number,
  ask: (tournament: string, plan: P) => Promise<Outcome<T>>,
): Planned<T> {
  const [planned, setPlanned] = useState<{ of: string; preview: T | null; problem: Problem | null }>({
    of: "",
    preview: null,
    problem: null,
  });
  const asked = JSON.stringify(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const answer = await ask(tournament, JSON.parse(asked));
      if (stale) return;
      setPlanned(
        answer.ok
          ? { of: asked, preview: answer.value, problem: null }
          : { of: asked, preview: null, problem: answer.problem },
      );
    }, TYPING_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [tournament, asked, version, ask]);
  return { preview: planned.preview, problem: planned.problem, current: planned.of === asked };
}
