// Whether the session's owner organises a tournament: asked once per tournament and token, then remembered.
import { adminCheck } from "#web/api/tournaments.ts";
import { remember, remembered } from "#web/session/device-store.ts";
import { currentSession, forgetAdminChecks } from "#web/session/session.ts";

export type Access = "admin" | "denied" | "failed";

/** A failure is not remembered: only a real answer is (rule 29). */
export async function checkAccess(tournament: string): Promise<Access> {
  const token = currentSession()?.token ?? "";
  const key = `admin_check_${tournament}_${token}`;
  const known = remembered(key);
  if (known !== null) return known === "true" ? "admin" : "denied";
  const access = await ask(tournament);
  if (access !== "failed") remember(key, String(access === "admin"));
  return access;
}

/**
 * Rights have changed: earlier answers are forgotten, and this one is not remembered,
 * because rights may change again.
 */
export function checkAccessAnew(tournament: string): Promise<Access> {
  forgetAdminChecks();
  return ask(tournament);
}

async function ask(tournament: string): Promise<Access> {
  const answer = await adminCheck(tournament);
  if (!answer.ok) return "failed";
  return answer.value.isAdmin ? "admin" : "denied";
}
