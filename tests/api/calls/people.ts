// The table of calls: accounts, invitations, and what anyone may send.
import { expect } from "bun:test";
import { accepted, linkTo } from "../../harness/site.ts";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

const message = { message: expect.any(String) };
const RESET = "after-the-reset";
const CHANGED = "after-the-change";

const loggedIn =
  (password: string) =>
  async ({ site, people }: Stage): Promise<string> =>
    (await accepted(site.call("POST", "/api/login", { body: { email: people.guest.email, password } })))
      .token;

/** How a person answers the question. */
async function captcha({ site }: Stage): Promise<string> {
  const asked = await accepted(site.call("GET", "/api/contact/captcha"));
  const [a = 0, b = 0] = (asked.question.match(/\d+/g) ?? []).map(Number);
  return `${asked.captcha}:${a + b}`;
}

export const SIGNED_IN: Call[] = [
  {
    call: "POST /api/tournaments",
    who: "account",
    body: {
      slug: "Autumn Open!",
      name: "Autumn Open",
      acronym: "AO24",
      startdate: "2024-10-05",
      organization: "",
      location: "Hall 1",
      isPublished: false,
      isCustomStanding: true,
      isCustomPlayoff: true,
    },
    status: 201,
    answer: ({ people }: Stage) => ({
      linkindex: "autumn-open",
      owner: people.owner.account,
      organization: null,
      isPublished: false,
    }),
  },
  {
    call: "POST /api/tournaments/import?slug=the-copy",
    who: "account",
    body: ({ log }: Stage) => log,
    headers: { "content-type": "application/x-ndjson" },
    status: 201,
    answer: ({ people }: Stage) => ({ linkindex: "the-copy", owner: people.owner.account }),
  },
  {
    call: "GET /api/admin/tournaments/",
    who: "account",
    status: 200,
    answer: ({ ids }: Stage) => expect.arrayContaining([expect.objectContaining({ _id: ids.tournament })]),
  },
  {
    call: "GET /api/tournaments/:tournament/admin-check",
    who: "account",
    status: 200,
    answer: { isAdmin: true },
  },
  { call: "GET /api/adminfeedback/", who: "account", status: 200, answer: expect.any(Array) },
  {
    call: "POST /api/invitations/accept",
    who: "account",
    token: ({ people }) => people.guest.token,
    body: ({ invitation }: Stage) => ({ token: invitation }),
    status: 200,
    answer: ({ ids }: Stage) => ({ ...message, tournament: { _id: ids.tournament, linkindex: ids.link } }),
  },
];

export const SENT_BY_ANYONE: Call[] = [
  {
    call: "POST /api/feedback/:tournament",
    who: "reader",
    body: { text: "Great day", name: "", isPrivate: false },
    status: 201,
    answer: { text: "Great day", name: "Anonymous", isPrivate: false },
  },
  {
    call: "POST /api/feedback/",
    who: "anyone",
    body: { text: "Nice site", name: "Ann", isPrivate: true },
    status: 201,
    answer: { name: "Ann", isPrivate: true },
  },
  {
    call: "POST /api/share",
    who: "anyone",
    body: ({ site, ids }: Stage) => ({ url: `${site.site.publicUrl}/${ids.link}`, platform: "Twitter" }),
    status: 201,
    answer: { _id: expect.any(String), platform: "Twitter" },
  },
  {
    call: "GET /api/contact/captcha",
    who: "anyone",
    status: 200,
    answer: { captcha: expect.any(String), question: expect.any(String) },
  },
  {
    call: "POST /api/contact",
    who: "anyone",
    body: async (stage: Stage) => ({
      name: "Ann",
      email: "ann@example.org",
      message: "May we host one?",
      botcheck: "",
      captcha: await captcha(stage),
    }),
    status: 200,
    answer: { success: true, message: "Request Submitted Successfully" },
  },
];

/** The guest's passwords in the order of use: the calls change it one after another. */
export const ACCOUNT: Call[] = [
  {
    call: "POST /api/register",
    who: "anyone",
    body: { name: "New", email: "new@example.org", password: "long-enough" },
    status: 201,
    answer: message,
  },
  {
    call: "GET /api/verify-email?token=:verifyToken&email=:guestEmail",
    who: "anyone",
    status: 200,
    answer: message,
  },
  {
    call: "POST /api/verify-email/resend",
    who: "anyone",
    body: { email: "new@example.org" },
    status: 200,
    answer: message,
  },
  {
    call: "POST /api/login",
    who: "anyone",
    body: ({ people }: Stage) => ({ email: ` ${people.guest.email} `, password: people.guest.password }),
    status: 200,
    answer: ({ people }: Stage) => ({
      token: expect.any(String),
      user: { _id: people.guest.account, name: people.guest.name, email: people.guest.email },
    }),
  },
  {
    call: "POST /api/password/forgot",
    who: "anyone",
    body: ({ people }: Stage) => ({ email: people.guest.email }),
    status: 200,
    answer: message,
  },
  {
    call: "POST /api/password/reset",
    who: "anyone",
    body: async ({ site, people }: Stage) => ({
      token: new URL(await linkTo(site.dataDir, people.guest.email)).searchParams.get("token"),
      password: RESET,
    }),
    status: 200,
    answer: message,
  },
  {
    call: "POST /api/password/change",
    who: "account",
    token: loggedIn(RESET),
    body: { current: RESET, password: CHANGED },
    status: 200,
    answer: { ...message, token: expect.any(String) },
  },
  { call: "POST /api/sessions/end", who: "account", token: loggedIn(CHANGED), status: 200, answer: message },
  {
    call: "GET /api/account",
    who: "account",
    token: loggedIn(CHANGED),
    status: 200,
    answer: ({ people: { guest } }: Stage) => ({
      _id: guest.account,
      name: guest.name,
      email: guest.email,
      tournaments: expect.any(Array),
    }),
  },
  {
    call: "POST /api/account/delete",
    who: "account",
    token: loggedIn(CHANGED),
    body: { password: CHANGED },
    status: 200,
    answer: message,
  },
];
