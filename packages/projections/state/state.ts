// The state of a tournament: its content, its version, and when each field was last set.
import { canonical } from "#events/canonical.ts";
import type { Id } from "#events/entities.ts";
import { type Content, contentText, emptyContent } from "./content.ts";

/** Field name to the version of the last change that set it. */
export type Stamp = Readonly<Record<string, number>>;

export interface State {
  readonly version: number;
  readonly content: Content;
  /** By entity id. Stamps only rise; an undo sets them too. */
  readonly stamps: ReadonlyMap<Id, Stamp>;
}

export const emptyState = (): State => ({ version: 0, content: emptyContent(), stamps: new Map() });

/** An entity's version: the highest of its fields' versions (0 for an unknown entity). */
export const versionOf = (state: State, id: Id): number =>
  Math.max(0, ...Object.values(state.stamps.get(id) ?? {}));

/** Equal states have equal text, whatever order their maps were filled in. */
export const stateText = ({ version, content, stamps }: State): string =>
  canonical([version, contentText(content), Object.fromEntries(stamps)]);
