// The calls about accounts; none of them needs a session.
import type { SessionUser } from "#web/session/session.ts";
import { call } from "./call.ts";

type Message = { message: string };

export const logIn = (email: string, password: string) =>
  call<{ token: string; user: SessionUser }>("POST", "/api/login", {
    body: { email, password },
    anonymous: true,
    otherwise: "Login failed",
  });

export const register = (body: { name: string; email: string; password: string }) =>
  call<Message>("POST", "/api/register", { body, anonymous: true, otherwise: "Registration failed" });

export const verifyEmail = (token: string, email: string) =>
  call<Message>("GET", `/api/verify-email?${new URLSearchParams({ token, email })}`, { anonymous: true });

export const resendVerification = (email: string) =>
  call<Message>("POST", "/api/verify-email/resend", { body: { email }, anonymous: true });
