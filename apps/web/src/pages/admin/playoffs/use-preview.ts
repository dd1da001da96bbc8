// The bracket that a plan would make, asked for anew whenever the plan or the tournament changes.
import { useEffect, useState } from "react";
import type { Problem } from "#web/api/outcome.ts";
import { type BracketPlan, type BracketPreview, previewBracket } from "#web/api/playoffs.ts";

const TYPING_MS = 250;

export interface PlannedBracket {
  preview: BracketPreview | null;
  /** Why the plan cannot be carried out. */
  problem: Problem | null;
}

export function usePreview(tournament: string, plan: BracketPlan, version: number): PlannedBracket {
  const [planned, setPlanned] = useState<PlannedBracket>({ preview: null, problem: null });
  const { method, drop, seedBy } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const answer = await previewBracket(tournament, {
        method,
        seedBy,
        ...(drop !== undefined && { drop }),
      });
      if (stale) return;
      setPlanned(
        answer.ok ? { preview: answer.value, problem: null } : { preview: null, problem: answer.problem },
      );
    }, TYPING_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [tournament, method, drop, seedBy, version]);
  return planned;
}
