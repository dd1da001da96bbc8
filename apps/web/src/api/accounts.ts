// The calls about accounts; only those about one's own password, sessions, account and invitations need a session.
import type { Id } from "#events/entities.ts";
import { AUTH } from "#web/sentences/auth.ts";
import type { SessionUser } from "#web/session/session.ts";
import { call } from "./call.ts";

type Message = { message: string };

export const logIn = (email: string, password: string) =>
  call<{ token: string; user: SessionUser }>("POST", "/api/login", {
    body: { email, password },
    anonymous: true,
    otherwise: AUTH.loginFailed,
  });

export const register = (body: { name: string; email: string; password: string }) =>
  call<Message>("POST", "/api/register", { body, once: true, otherwise: AUTH.registrationFailed });

export const verifyEmail = (token: string, email: string) =>
  call<Message>("GET", `/api/verify-email?${new URLSearchParams({ token, email })}`, { anonymous: true });

export const resendVerification = (email: string) =>
  call<Message>("POST", "/api/verify-email/resend", { body: { email }, once: true });

export const forgotPassword = (email: string) =>
  call<Message>("POST", "/api/password/forgot", { body: { email }, anonymous: true });

export const resetPassword = (token: string, password: string) =>
  call<Message>("POST", "/api/password/reset", { body: { token, password }, anonymous: true });

/** Ends every other session; the answer brings this one's new token. */
export const changePassword = (current: string, password: string) =>
  call<Message & { token: string }>("POST", "/api/password/change", { body: { current, password } });

export const endSessions = () => call<Message>("POST", "/api/sessions/end");

export interface OwnAccount {
  email: string;
  /** `others`: how many other accounts organise it. */
  tournaments: { _id: Id; name: string; isPublished: boolean; others: number }[];
}

export const ownAccount = () => call<OwnAccount>("GET", "/api/account");

export const deleteAccount = (password: string) =>
  call<Message>("POST", "/api/account/delete", { body: { password } });

export const acceptInvitation = (token: string) =>
  call<Message & { tournament: { _id: string; name: string; linkindex: string } }>(
    "POST",
    "/api/invitations/accept",
    { body: { token } },
  );
