// Accounts over HTTP: register, verify, log in.

import { Elysia } from "elysia";
import { z } from "zod";
import { emailKey } from "#server/accounts/store.ts";
import { readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { requiredText } from "#server/http/fields.ts";
import { type Limits, openLimits, overLimit } from "#server/http/limits.ts";
import { refusalResponse, respond } from "#server/http/responses.ts";
import { type Answer, isRefusal, type Refusal } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { logIn } from "./login.ts";
import { register, resendVerification, verifyEmail } from "./register.ts";

const PASSWORD_LEAST = 8;
const PASSWORD_MOST = 200;

const email = requiredText("Email", 200).refine(
  (text) => /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/.test(text),
  "Please type an e-mail address, such as name@example.org.",
);
const anyPassword = z
  .string({ error: "Password is required." })
  .min(1, "Password is required.")
  .max(PASSWORD_MOST, "A password has at most 200 characters.");
const newPassword = anyPassword.min(
  PASSWORD_LEAST,
  `A password needs at least ${PASSWORD_LEAST} characters.`,
);

const REGISTER = z.object({ name: requiredText("Name", 100), email, password: newPassword });
const LOGIN = z.object({ email: requiredText("Email", 200), password: anyPassword });
const EMAIL = z.object({ email });

export function accountRoutes(site: Site) {
  const limits = openLimits();

  /** A public call: its body read, its limits kept, then run. */
  async function run<I extends { email: string }>(
    { request, server }: { request: Request; server: Parameters<typeof clientAddress>[1] },
    schema: z.ZodType<I>,
    limit: Limits[keyof Limits],
    act: (input: I) => Promise<Answer | Refusal>,
  ): Promise<Response> {
    const body = await readBody(request, schema);
    if (isRefusal(body)) return refusalResponse(body);
    const address = clientAddress(request, server, site.config.trustProxyHops);
    const refusal = await overLimit(limit, emailKey(body.input.email), address);
    return respond(refusal ?? (await act(body.input)));
  }

  return new Elysia({ name: "accounts" })
    .post("/api/register", ({ request, server }) =>
      run({ request, server }, REGISTER, limits.mail, (input) => register(site, input)),
    )
    .post("/api/verify-email/resend", ({ request, server }) =>
      run({ request, server }, EMAIL, limits.mail, (input) => resendVerification(site, input.email)),
    )
    .get("/api/verify-email", async ({ query }) =>
      respond(await verifyEmail(site, query.token ?? "", query.email ?? "")),
    )
    .post("/api/login", ({ request, server }) =>
      run({ request, server }, LOGIN, limits.login, (input) => logIn(site, input.email, input.password)),
    );
}
