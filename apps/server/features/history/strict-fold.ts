// The strict fold: each change either still fits and applies whole, or is skipped.
import type { Change } from "#events/envelope.ts";
import { type Content, emptyContent } from "#projections/state/content.ts";
import { evolve } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";
import { fits } from "#server/log/fits.ts";
import { Integrity } from "#server/log/integrity.ts";

export interface StrictFold {
  content: Content;
  /** The changes that no longer fit, in log order. */
  skipped: Change[];
}

export function strictFold(changes: readonly Change[]): StrictFold {
  let state: State = { version: 0, content: emptyContent(), stamps: new Map() };
  const skipped: Change[] = [];
  const integrity = new Integrity();
  for (const change of changes) {
    const next = fits(state.content, change) ? evolve(state, change) : null;
    if (next && integrity.takes(state.content, next.content, change)) state = next;
    else skipped.push(change);
  }
  return { content: state.content, skipped };
}
