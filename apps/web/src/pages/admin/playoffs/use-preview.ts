// What a plan for wildcards or a bracket would create, asked again whenever the plan or the tournament changes.
import { useCallback, useEffect, useState } from "react";
import type { Outcome, Problem } from "#web/api/outcome.ts";

const TYPING_MS = 250;

export interface Planned<T> {
  preview: T | null;
  /** Why the plan cannot be carried out. */
  problem: Problem | null;
  /** What is shown belongs to this plan, not to the one before. */
  current: boolean;
  /** Asks once more; only if no answer came, or one that is not about the plan. */
  retry: (() => void) | undefined;
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
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((tried) => tried + 1), []);
  const asked = JSON.stringify(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version and another try are reasons to ask again
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
  }, [tournament, asked, version, tries, ask]);
  const { of, preview, problem } = planned;
  const failed = problem && (problem.kind === "offline" || problem.status >= 500);
  return { preview, problem, current: of === asked, retry: failed ? retry : undefined };
}
