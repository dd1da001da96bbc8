// One idempotency key per act: the same call with the same body keeps its key until an answer has come. A library
// makes the keys, because browsers have `crypto.randomUUID` only on encrypted pages.
import { v4 as newKey } from "uuid";

const open = new Map<string, string>();

/** What makes two attempts the same act. */
export const actOf = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`;

export function keyFor(act: string): string {
  const key = open.get(act) ?? newKey();
  open.set(act, key);
  return key;
}

/** It was answered, accepted or refused: the next equal call is a new act. */
export const actEnded = (act: string): boolean => open.delete(act);
