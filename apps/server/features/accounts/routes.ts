// Accounts over HTTP: register, verify, log in; passwords reset and changed, sessions ended.

import { Elysia } from "elysia";
import { z } from "zod";
import { PASSWORD_LEAST } from "#events/rules/password.ts";
import { emailKey, endSessions } from "#server/accounts/store.ts";
import { readBody } from "#server/http/body.ts";
import { addressOf, type Caller } from "#server/http/client-address.ts";
import { email, requiredText } from "#server/http/fields.ts";
import { type Limit, overLimit } from "#server/http/limits.ts";
import { once } from "#server/http/post.ts";
import { refusalResponse, respond } from "#server/http/responses.ts";
import { commandId } from "#server/http/write.ts";
import { type Answer, isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import { actThenKeep } from "#server/log/kept-answers.ts";
import { sha256 } from "#server/sha256.ts";
import type { Site } from "#server/site.ts";
import { deleteOwnAccount, ownAccount } from "./deletion.ts";
import { logIn } from "./login.ts";
import { changePassword, forgotPassword, resetPassword } from "./password.ts";
import { register, resendVerification, verifyEmail } from "./register.ts";

const PASSWORD_MOST = 200;

const anyPassword = (label = "Password") =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(PASSWORD_MOST, `A password has at most ${PASSWORD_MOST} characters.`);
const newPassword = anyPassword().min(
  PASSWORD_LEAST,
  `A password needs at least ${PASSWORD_LEAST} characters.`,
);

const REGISTER = z.object({ name: requiredText("Name", 100), email, password: newPassword });
const LOGIN = z.object({ email: requiredText("Email", 200), password: anyPassword() });
const EMAIL = z.object({ email });
const RESET = z.object({ token: requiredText("The link's token", 200), password: newPassword });
const CHANGE = z.object({ current: anyPassword("Current password"), password: newPassword });
const DELETE = z.object({ password: anyPassword() });

export function accountRoutes(site: Site) {
  const { login, password, mail } = site.limits;

  async function actWithin<I extends { email: string }>(
    limit: Limit<"address" | "subject">,
    caller: Caller,
    input: I,
    act: (input: I) => Promise<Answer | Refusal>,
  ): Promise<Answer | Refusal> {
    const refusal = await overLimit(limit, {
      subject: emailKey(input.email),
      address: addressOf(caller, site.config),
    });
    return refusal ?? act(input);
  }

  /** A public call: reads its body, applies its limits, then runs. */
  async function run<I extends { email: string }>(
    caller: Caller,
    schema: z.ZodType<I>,
    limit: Limit<"address" | "subject">,
    act: (input: I) => Promise<Answer | Refusal>,
  ): Promise<Response> {
    const body = await readBody(caller.request, schema);
    return respond(isRefusal(body) ? body : await actWithin(limit, caller, body.input, act));
  }

  /**
   * The same, once per key; a repeat uses no limit up. The digest that is stored of the body cannot be used to
   * guess a password: it includes the key, which is not stored.
   */
  async function runOnce<I extends { email: string }>(
    caller: Caller,
    schema: z.ZodType<I>,
    act: (input: I) => Promise<Answer | Refusal>,
  ): Promise<Response> {
    const { request } = caller;
    const id = commandId(request, await site.sessions.visitorOf(request));
    if (typeof id !== "string") return refusalResponse(id);
    const body = await readBody(request, schema);
    if (isRefusal(body)) return refusalResponse(body);
    const limited = () => actWithin(mail, caller, body.input, act);
    const key = request.headers.get("idempotency-key");
    return respond(
      key === null ? await limited() : await actThenKeep(site.db, id, sha256(`${key} ${body.text}`), limited),
    );
  }

  async function reset(request: Request): Promise<Response> {
    const body = await readBody(request, RESET);
    if (isRefusal(body)) return refusalResponse(body);
    return respond(await resetPassword(site, body.input.token, body.input.password));
  }

  /** A call that asks for one's current password: guesses are limited as when logging in, and also by the hour. */
  async function runAgainstPassword<I>(
    caller: Caller,
    schema: z.ZodType<I>,
    act: (viewer: Viewer, input: I) => Promise<Answer | Refusal>,
  ): Promise<Response> {
    const { request } = caller;
    const viewer = await site.sessions.organiserOf(request);
    if (isRefusal(viewer)) return refusalResponse(viewer);
    const body = await readBody(request, schema);
    if (isRefusal(body)) return refusalResponse(body);
    const refusal = await overLimit(password, {
      subject: viewer.account,
      address: addressOf(caller, site.config),
    });
    return respond(refusal ?? (await act(viewer, body.input)));
  }

  async function own(request: Request): Promise<Response> {
    const viewer = await site.sessions.organiserOf(request);
    return respond(isRefusal(viewer) ? viewer : await ownAccount(site, viewer));
  }

  async function endEverywhere(request: Request): Promise<Response> {
    const viewer = await site.sessions.organiserOf(request);
    if (isRefusal(viewer)) return refusalResponse(viewer);
    const id = commandId(request, viewer);
    if (typeof id !== "string") return refusalResponse(id);
    const body = await readBody(request, z.unknown());
    if (isRefusal(body)) return refusalResponse(body);
    const outcome = await once(site, request, { id, text: body.text }, async (trx) => {
      await endSessions(trx, viewer.account);
      site.sessions.replaceRenewal(request, null);
      return { status: 200, body: { message: "You are logged out everywhere." } };
    });
    site.sessions.ended();
    return respond(outcome);
  }

  return new Elysia({ name: "accounts" })
    .post("/api/register", ({ request, server }) =>
      runOnce({ request, server }, REGISTER, (input) => register(site, input)),
    )
    .post("/api/verify-email/resend", ({ request, server }) =>
      runOnce({ request, server }, EMAIL, (input) => resendVerification(site, input.email)),
    )
    .get("/api/verify-email", async ({ query }) =>
      respond(await verifyEmail(site, query.token ?? "", query.email ?? "")),
    )
    .post("/api/login", ({ request, server }) =>
      run({ request, server }, LOGIN, login, (input) => logIn(site, input.email, input.password)),
    )
    .post("/api/password/forgot", ({ request, server }) =>
      run({ request, server }, EMAIL, mail, (input) => forgotPassword(site, input.email)),
    )
    .post("/api/password/reset", ({ request }) => reset(request))
    .post("/api/password/change", ({ request, server }) =>
      runAgainstPassword({ request, server }, CHANGE, (viewer, input) =>
        changePassword(site, request, viewer, input),
      ),
    )
    .post("/api/sessions/end", ({ request }) => endEverywhere(request))
    .get("/api/account", ({ request }) => own(request))
    .post("/api/account/delete", ({ request, server }) =>
      runAgainstPassword({ request, server }, DELETE, (viewer, { password }) =>
        deleteOwnAccount(site, request, viewer, password),
      ),
    );
}
