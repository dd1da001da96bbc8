// The captcha accepts only the right answer, in time, to a question of ours.
import { expect, test } from "bun:test";
import { makeCaptcha, readCaptcha } from "./captcha.ts";

const id = "0d6c4a8e-6a55-4f0e-9d0d-3a1f3f0c2b11";
const made = makeCaptcha("secret", { id, a: 3, b: 4, nowMs: 1000 });
const at = (answer: string, nowMs = 2000, secret = "secret") =>
  readCaptcha(secret, `${made.captcha}:${answer}`, nowMs);

test("asks in words and takes the sum", () => {
  expect(made.question).toBe("How much is 3 plus 4?");
  expect(at("7")).toBe(id);
  expect(at(" 7 ")).toBe(id);
});

test("refuses another answer, another secret, an end that has come, and what is no captcha", () => {
  for (const answer of ["8", "-7", "", "7.0", "seven"]) expect(at(answer)).toBeNull();
  expect(at("7", 2000, "other")).toBeNull();
  expect(at("7", 1000 + 3_600_001)).toBeNull();
  expect(readCaptcha("secret", "", 0)).toBeNull();
  expect(readCaptcha("secret", made.captcha, 0)).toBeNull();
});

test("refuses a token that was given a later end or another id", () => {
  const [, end, signature] = made.captcha.split(".");
  expect(readCaptcha("secret", `${id}.${Number(end) + 1}.${signature}:7`, 2000)).toBeNull();
  expect(readCaptcha("secret", `${crypto.randomUUID()}.${end}.${signature}:7`, 2000)).toBeNull();
});
