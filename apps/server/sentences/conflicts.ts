// Several conflicts in one refusal.
import { type Refusal, refuse } from "#server/log/command.ts";

/** In: one or more conflicts. Out: the only one, or a refusal that lists them all. */
export function mergeConflicts(conflicts: readonly Refusal[]): Refusal {
  if (conflicts.length === 1) return conflicts[0]!;
  const listed = conflicts.flatMap(({ details }) => details!.conflicts as unknown[]);
  return refuse(
    409,
    "conflict",
    `Someone else has changed ${listed.length} of these since you opened them.`,
    {
      conflicts: listed,
    },
  );
}
