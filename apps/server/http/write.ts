// Takes an organiser's action from the request to the log and back: who, what, once, on which version.

import { v5 as uuidFrom } from "uuid";
import type { z } from "zod";
import type { Id } from "#events/entities.ts";
import type { Change, ChangeKind } from "#events/envelope.ts";
import { isId } from "#events/id.ts";
import type { State } from "#projections/state/state.ts";
import { organiserRefusal } from "#server/log/access.ts";
import {
  type Answer,
  type Decision,
  isRefusal,
  type Refusal,
  refuse,
  type Viewer,
} from "#server/log/command.ts";
import type { Expected } from "#server/log/edit.ts";
import type { Fold } from "#server/log/folds.ts";
import { noSuchTournament } from "#server/sentences/common.ts";
import { sha256 } from "#server/sha256.ts";
import type { Site } from "#server/site.ts";
import { readBody } from "./body.ts";
import { describeConflicts } from "./describe-conflicts.ts";
import { jsonResponse, refusalResponse } from "./responses.ts";

/** Who asks, which version they saw, and whether the address confirms the consequences. */
export interface WriteContext {
  viewer: Viewer;
  expected: Expected;
  confirm: boolean;
}

export interface Action<I> {
  kind: ChangeKind;
  input: z.ZodType<I>;
  bodyBytes?: number;
  /** The tournament acted on; a creation brings a new id. */
  tournament: Id | ((input: I, viewer: Viewer) => Id);
  /** Why the caller may not act; by default the tournament's organisers may. */
  right?: (state: State, viewer: Viewer) => Refusal | null;
  /** Looks up what the decision needs and the log does not hold; runs before the right to act is checked. */
  prepare?: (input: I, viewer: Viewer) => Promise<Refusal | null>;
  decide: (state: State, input: I, context: WriteContext, log: () => readonly Change[]) => Decision | Refusal;
  answer: (state: State, change: Change | null, input: I, decision: Decision) => Answer;
  /** Adds to a refusal what a person needs to decide. */
  describe?: (refusal: Refusal, fold: Fold) => Promise<Refusal>;
  /** Decides without writing: what would happen. */
  dryRun?: ((state: State, input: I) => Answer | Refusal) | null;
}

/** Namespace of command ids: UUIDv5 of account, method, path and idempotency key. */
const COMMANDS = "6f1b6f0e-52a1-4c0e-9f0c-3a5a8f2d7f11";

/** Out: the same id for the same key of the same caller on the same path; a new one if there is no key. */
export function commandId(request: Request, viewer: Viewer | null): Id | Refusal {
  const key = request.headers.get("idempotency-key");
  if (key === null) return crypto.randomUUID();
  if (!isId(key.trim())) return refuse(400, "bad-idempotency-key", "Idempotency-Key must be a UUID.");
  const path = new URL(request.url).pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  return uuidFrom(
    [viewer?.account ?? "", request.method, path, key.trim().toLowerCase()].join(" "),
    COMMANDS,
  );
}

function expectedVersion(request: Request): Expected | Refusal {
  const header = request.headers.get("if-match");
  if (header === null) return null;
  const quoted = /^"(\d{1,9})"$/.exec(header.trim());
  return quoted
    ? Number(quoted[1])
    : refuse(400, "bad-if-match", 'If-Match must be a version in quotes, such as "12".');
}

export async function write<I>(site: Site, request: Request, action: Action<I>): Promise<Response> {
  const viewer = await site.sessions.organiserOf(request);
  if (isRefusal(viewer)) return refusalResponse(viewer);
  const id = commandId(request, viewer);
  if (typeof id !== "string") return refusalResponse(id);
  const expected = expectedVersion(request);
  if (expected !== null && typeof expected === "object") return refusalResponse(expected);
  const body = await readBody(request, action.input, action.bodyBytes);
  if (isRefusal(body)) return refusalResponse(body);
  const { input, text } = body;
  const unprepared = await action.prepare?.(input, viewer);
  if (unprepared) return refusalResponse(unprepared);
  const { tournament: of } = action;
  const tournament = (typeof of === "string" ? of : of(input, viewer)).toLowerCase();
  if (!isId(tournament)) return refusalResponse(noSuchTournament());

  const refusalFor = (state: State) => (action.right ?? organiserRefusal)(state, viewer);
  const confirm = new URL(request.url).searchParams.get("confirm") === "true";
  const context: WriteContext = { viewer, expected, confirm };
  if (action.dryRun) {
    await site.folds.catchUp(tournament);
    const { state } = await site.folds.load(tournament);
    const outcome = refusalFor(state) ?? action.dryRun(state, input);
    return isRefusal(outcome) ? refusalResponse(outcome) : jsonResponse(outcome.status, outcome.body);
  }
  const outcome = await site.appender.submit({
    tournament,
    kind: action.kind,
    id,
    bodyHash: sha256(text),
    viewer,
    now: new Date().toISOString(),
    decide: (state, log) => refusalFor(state) ?? action.decide(state, input, context, log),
    answer: (state, change, decision) => action.answer(state, change, input, decision),
  });
  if (isRefusal(outcome)) {
    const fold = await site.folds.load(tournament);
    const described = await action.describe?.(outcome, fold);
    return refusalResponse(described ?? (await describeConflicts(site, fold, outcome)));
  }
  return jsonResponse(outcome.status, outcome.body, { "x-tournament-version": String(outcome.version) });
}
