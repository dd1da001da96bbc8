// One idempotency key per act: the same call with the same body keeps its key until an answer has come. Made by a
// library, since browsers have `crypto.randomUUID` on encrypted pages alone.
import { v4 as newKey } from "uuid";

const open = new Map<string, string>();

/** What makes two tries the same act. */
export const actOf = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`;

export function keyFor(act: string): string {
  const key = open.get(act) ?? newKey();
  open.set(act, key);
  return key;
}

/** Answered, for or against: the next equal call is an act of its own. */
export const actEnded = (act: string): boolean => open.delete(act);
