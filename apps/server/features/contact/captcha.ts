// The captcha: a small sum in words, signed with its expiry. No third party; every screen reader can read it.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Id } from "#events/entities.ts";

/**
 * GET /api/contact/captcha answers { captcha, question }. POST /api/contact sends the token and the answer in one
 * text, `captcha: "<token>:<answer>"`. The token is `<id>.<expiry in ms>.<signature>`: the sum is only in the
 * question and in the signature, which a right answer completes. Each id works for one request.
 */
export interface Captcha {
  captcha: string;
  question: string;
}

const LIFE_MS = 60 * 60_000;

const signatureOf = (secret: string, id: Id, endMs: number, sum: number): string =>
  createHmac("sha256", secret).update(`captcha ${id} ${endMs} ${sum}`).digest("base64url");

/** `a` and `b`: whole numbers from 0 to 9. */
export function makeCaptcha(
  secret: string,
  { id, a, b, nowMs }: { id: Id; a: number; b: number; nowMs: number },
): Captcha {
  const endMs = nowMs + LIFE_MS;
  return {
    captcha: `${id}.${endMs}.${signatureOf(secret, id, endMs, a + b)}`,
    question: `How much is ${a} plus ${b}?`,
  };
}

/** Out: the id of a captcha that was answered correctly and in time, otherwise null. */
export function readCaptcha(secret: string, sent: string, nowMs: number): Id | null {
  const [, id = "", end = "", signature = "", sum = ""] =
    /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43}):\s*(\d{1,3})\s*$/.exec(sent.trim()) ?? [];
  if (!id || Number(end) < nowMs) return null;
  const right = signatureOf(secret, id, Number(end), Number(sum));
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? id : null;
}
