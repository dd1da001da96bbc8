// Reads a request's JSON body: limited in size, checked against its schema, refused in sentences.

import type { z } from "zod";
import { type Refusal, refuse } from "#server/log/command.ts";
import { badFields } from "#server/sentences/common.ts";

const BODY_BYTES = 1_000_000;
export const UPLOAD_BYTES = 5_000_000;
/** A body that trickles in byte by byte holds a connection for no longer than this. */
const BODY_MS = 60_000;

export interface Body<I> {
  input: I;
  /** The text exactly as it was sent: two requests are the same if it is equal. */
  text: string;
}

const tooLarge = (limit: number): Refusal =>
  refuse(413, "too-large", `That is too large; at most ${limit / 1_000_000} MB can be sent at once.`);

const tooSlow = (): Refusal => refuse(408, "too-slow", "The request did not arrive completely in time.");

/**
 * Out: the text, 413 as soon as more than `limit` bytes are announced or have come,
 * or 408 if the end does not come.
 */
export async function readText(
  request: Request,
  limit: number,
  atMostMs = BODY_MS,
): Promise<string | Refusal> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > limit) return tooLarge(limit);
  const { promise: timeIsOver, resolve } = Promise.withResolvers<Refusal>();
  const timer = setTimeout(() => resolve(tooSlow()), atMostMs);
  try {
    // No more can come than is announced, and streaming a short text would cost more than the text itself.
    if (announced !== null) return await Promise.race([request.text(), timeIsOver]);
    // A body of unannounced length is counted while it comes.
    return request.body ? await readCounted(request.body.getReader(), limit, timeIsOver) : "";
  } finally {
    clearTimeout(timer);
  }
}

async function readCounted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  timeIsOver: Promise<Refusal>,
): Promise<string | Refusal> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), timeIsOver]);
      if ("refused" in next) return next;
      if (next.done) return new TextDecoder().decode(Buffer.concat(chunks));
      bytes += next.value.byteLength;
      if (bytes > limit) return tooLarge(limit);
      chunks.push(next.value);
    }
  } finally {
    // Nobody needs the rest of a refused request.
    reader.cancel().catch(() => {});
  }
}

/** An empty body reads as `{}`. A refusal never repeats a value that a person sent. */
export async function readBody<I>(
  request: Request,
  schema: z.ZodType<I>,
  limit = BODY_BYTES,
): Promise<Body<I> | Refusal> {
  const text = await readText(request, limit);
  if (typeof text !== "string") return text;
  let value: unknown = {};
  if (text.trim() !== "") {
    try {
      value = JSON.parse(text);
    } catch {
      return refuse(400, "not-json", "The request's body is not JSON.");
    }
  }
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? { input: read.data, text } : refusalOf(read.error);
}

/** 400 with one sentence per field. */
function refusalOf({ issues }: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join(".") || "body"] ??= sentenceOf(issue);
  return badFields(fields);
}

/** Our own fields bring full sentences; zod's technical messages have no full stop and are replaced by plain words. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message.endsWith(".")) return issue.message;
  const last = issue.path.at(-1) ?? "The body";
  const name = typeof last === "number" ? `Item ${last + 1}` : String(last);
  if (issue.code === "invalid_type")
    return issue.input === undefined ? `${name} is missing.` : `${name} is not of the right kind.`;
  return `${name} is not right.`;
}
