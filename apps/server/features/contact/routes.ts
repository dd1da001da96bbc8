// Contact over HTTP: the captcha's question, and the request to host a tournament.

import { randomInt } from "node:crypto";
import { Elysia } from "elysia";
import { z } from "zod";
import { readLongText } from "#events/rules/long-text.ts";
import type { Caller } from "#server/http/client-address.ts";
import { email, requiredText } from "#server/http/fields.ts";
import { post } from "#server/http/post.ts";
import { jsonResponse } from "#server/http/responses.ts";
import { type Answer, type Refusal, refuseField } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { makeCaptcha, readCaptcha } from "./captcha.ts";
import { type ContactRequest, keepRequest, passOn } from "./request.ts";

const MESSAGE_LENGTH = 5000;

const message = z.unknown().transform((value, context) => {
  const text = readLongText(value, MESSAGE_LENGTH);
  if (text) return text;
  const sentence =
    text === ""
      ? "Tournament Details are required."
      : "Tournament Details must be plain text of at most 5,000 characters.";
  context.addIssue({ code: "custom", message: sentence });
  return z.NEVER;
});

/** What a form sends for an unticked box. */
const UNTICKED: unknown[] = [undefined, null, false, "", "false", "off", "0", 0];

const CONTACT = z.object({
  name: requiredText("Full Name", 100),
  email,
  message,
  botcheck: z.unknown().optional(),
  captcha: z.unknown().optional(),
});

const submitted = (): Answer => ({
  status: 200,
  body: { success: true, message: "Request Submitted Successfully" },
});

const wrongCaptcha = (sentence: string): Refusal => refuseField(400, "wrong-captcha", "captcha", sentence);

/** The pages of this form read `success` and `message`. */
const asFormAnswer = (refusal: Refusal): Refusal => ({
  ...refusal,
  details: { ...refusal.details, success: false, message: refusal.error },
});

export function contactRoutes(site: Site) {
  const limit = site.limits.contact;

  async function submit(caller: Caller): Promise<Response> {
    let kept: ContactRequest | null = null;
    const response = await post(site, caller, {
      input: CONTACT,
      limit,
      isMailed: true,
      refuseAs: asFormAnswer,
      act: async (db, { botcheck, captcha, ...request }) => {
        // Only a bot fills in the hidden box, and it need not learn that it was noticed.
        if (!UNTICKED.includes(botcheck)) return submitted();
        const id = readCaptcha(site.secret, typeof captcha === "string" ? captcha : "", Date.now());
        if (!id)
          return wrongCaptcha(
            "The answer to the question is wrong or came too late. Please try the new one.",
          );
        if (!(await keepRequest(db, request, id)))
          return wrongCaptcha("This question was answered already. Please answer the new one.");
        kept = request;
        return submitted();
      },
    });
    if (kept) void passOn(site, kept);
    return response;
  }

  return new Elysia({ name: "contact" })
    .get("/api/contact/captcha", () => {
      const sum = { a: randomInt(1, 10), b: randomInt(1, 10) };
      return jsonResponse(
        200,
        makeCaptcha(site.secret, { id: crypto.randomUUID(), ...sum, nowMs: Date.now() }),
      );
    })
    .post("/api/contact", ({ request, server }) => submit({ request, server }));
}
