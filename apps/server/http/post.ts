// What anyone may send (feedback, shares, contact requests): from the request to its table and back, once per key.
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Id } from "#events/entities.ts";
import { type Answer, isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import { actOnce } from "#server/log/kept-answers.ts";
import type { Database } from "#server/postgres/schema.ts";
import { sha256 } from "#server/sha256.ts";
import type { Site } from "#server/site.ts";
import { readBody } from "./body.ts";
import { addressOf, type Caller } from "./client-address.ts";
import { type Limit, overLimit } from "./limits.ts";
import { respond } from "./responses.ts";
import { commandId } from "./write.ts";

export interface Post<I> {
  input: z.ZodType<I>;
  /** The limit for callers without an account; for everybody if a mail results. */
  limit: Limit<"address">;
  isMailed?: boolean;
  /** Runs in one transaction with the kept answer. */
  act: (db: Kysely<Database>, input: I, viewer: Viewer | null) => Promise<Answer | Refusal>;
  /** The shape in which this call's pages expect a refusal. */
  refuseAs?: (refusal: Refusal) => Refusal;
}

export async function post<I>(site: Site, caller: Caller, what: Post<I>): Promise<Response> {
  const outcome = await outcomeOf(site, caller, what);
  return respond(isRefusal(outcome) && what.refuseAs ? what.refuseAs(outcome) : outcome);
}

async function outcomeOf<I>(
  site: Site,
  caller: Caller,
  { input: schema, limit, isMailed = false, act }: Post<I>,
): Promise<Answer | Refusal> {
  const { request } = caller;
  const viewer = await site.sessions.visitorOf(request);
  const id = commandId(request, viewer);
  if (typeof id !== "string") return id;
  const body = await readBody(request, schema);
  if (isRefusal(body)) return body;
  const { input, text } = body;
  const address = addressOf(caller, site.config);
  const over = viewer && !isMailed ? null : await overLimit(limit, { address });
  if (over) return over;
  return once(site, request, { id, text }, (trx) => act(trx, input, viewer));
}

/** Runs in a transaction, once per key if the request brings one. `id`: the command's. */
export const once = (
  { db }: Site,
  request: Request,
  { id, text }: { id: Id; text: string },
  act: (db: Kysely<Database>) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  request.headers.has("idempotency-key") ? actOnce(db, id, sha256(text), act) : db.transaction().execute(act);
