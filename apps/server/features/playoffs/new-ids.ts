// Ids of games that are about to be made.
import type { Id } from "#events/entities.ts";

/** Made before a command is decided, so that they stay the same however often it is decided. */
export const newIds = (length: number): Id[] => Array.from({ length }, () => crypto.randomUUID());
