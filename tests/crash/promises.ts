// What must hold after a crash: each acknowledged change once and in order, and no reader ever saw one that was lost.
import { canonical } from "#events/canonical.ts";
import type { Change } from "#events/envelope.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import { readChanges } from "../replay.ts";
import type { Follower } from "./follower.ts";
import type { Acknowledged } from "./writers.ts";

/** In: the exported log, what was acknowledged, what was seen. Out: every broken promise, in words. */
export function brokenPromises(
  log: string,
  acknowledged: readonly Acknowledged[],
  followers: readonly Follower[],
): string[] {
  const changes = readChanges(log);
  return [...writtenOnce(changes, acknowledged), ...followers.flatMap((one) => sawTheLog(changes, one))];
}

function writtenOnce(changes: Change[], acknowledged: readonly Acknowledged[]): string[] {
  const broken: string[] = [];
  const versions = new Map<string, number[]>();
  for (const { version, events } of changes)
    for (const { type, id } of events)
      if (type === "GameAdded") versions.set(id, [...(versions.get(id) ?? []), version]);
  const newest = new Map<number, number>();
  for (const { id, version, writer } of acknowledged) {
    const found = versions.get(id) ?? [];
    if (found.length === 0) broken.push(`game ${id} was acknowledged and is lost`);
    else if (found.length > 1) broken.push(`game ${id} was added ${found.length} times`);
    else if (found[0] !== version)
      broken.push(`game ${id} was told version ${version} and has version ${found[0]}`);
    if (version <= (newest.get(writer) ?? 0)) broken.push(`version ${version} came after a later one`);
    newest.set(writer, version);
  }
  // Every writer retries until it is answered, so nothing else may be there either.
  const known = new Set(acknowledged.map(({ id }) => id));
  for (const id of versions.keys()) if (!known.has(id)) broken.push(`game ${id} was added a second time`);
  changes.forEach(({ version }, index) => {
    if (version !== index + 1) broken.push(`version ${version} stands at place ${index + 1}`);
  });
  return broken;
}

const contents = new WeakMap<Change[], Map<number, string>>();

/** The page that the log leads to at a version; computed once per version. */
function pageAt(changes: Change[], version: number): string {
  const made = contents.get(changes) ?? new Map<number, string>();
  contents.set(changes, made);
  const known = made.get(version);
  if (known !== undefined) return known;
  const text = canonical(snapshotContent(fold(changes.slice(0, version))));
  made.set(version, text);
  return text;
}

function sawTheLog(changes: Change[], { seen, faults }: Follower): string[] {
  const broken = [...faults];
  let last = 0;
  for (const { protocol: _p, epoch: _e, version, ...content } of seen) {
    if (version > changes.length) broken.push(`a reader saw version ${version}, which is lost`);
    else if (canonical(content) !== pageAt(changes, version))
      broken.push(`a reader's page at version ${version} is not what the log says`);
    if (version < last) broken.push(`a reader went back from version ${last} to ${version}`);
    last = version;
  }
  return broken;
}
