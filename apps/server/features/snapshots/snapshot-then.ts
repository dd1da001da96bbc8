// A tournament as it was: the snapshot at a version or a time, for its organisers.
import type { Change } from "#events/envelope.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import { type Refusal, refuse } from "#server/log/command.ts";

export interface Moment {
  version: string | null;
  /** An ISO instant. */
  at: string | null;
}

/** The last whole change at or before that moment; before the creation there was nothing. */
export function snapshotThen(
  log: readonly Change[],
  { version, at }: Moment,
  epoch: string,
): Snapshot | Refusal {
  const wanted =
    version === null ? versionAt(log, at ?? "") : /^\d{1,9}$/.test(version) ? Number(version) : null;
  if (wanted === null)
    return refuse(
      400,
      "bad-input",
      "version must be a whole number, and at an ISO time such as 2024-05-04T10:30:00Z.",
    );
  if (wanted < 1 || wanted > log.length)
    return refuse(
      404,
      "unknown-version",
      version === null
        ? "The tournament did not exist yet at that time."
        : "The tournament was never at that version.",
    );
  return { protocol: PROTOCOL, epoch, version: wanted, ...snapshotContent(fold(log.slice(0, wanted))) };
}

function versionAt(log: readonly Change[], at: string): number | null {
  const moment = /^\d{4}-\d{2}-\d{2}/.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  return log.findLast((change) => Date.parse(change.at) <= moment)?.version ?? 0;
}
