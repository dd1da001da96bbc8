// The calls about who organises a tournament: listed, invited by e-mail, removed.
import type { Id } from "#events/entities.ts";
import { call } from "./call.ts";

export interface OrganiserRow {
  _id: Id;
  name: string | null;
  email: string | null;
  role: "owner" | "organiser" | "invited";
  version: number;
}

export const organisersOf = (tournament: Id) =>
  call<OrganiserRow[]>("GET", `/api/tournaments/${tournament}/organisers`);

export const inviteOrganiser = (tournament: Id, email: string) =>
  call<{ message: string }>("POST", `/api/tournaments/${tournament}/organisers`, { body: { email } });

export const removeOrganiser = (tournament: Id, { _id, version }: OrganiserRow) =>
  call<{ message: string }>("DELETE", `/api/tournaments/${tournament}/organisers/${_id}`, { version });
