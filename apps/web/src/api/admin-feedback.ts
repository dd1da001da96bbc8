// The calls about feedback that only organisers make: reading all of it, private or not, and hiding it.
import type { Id } from "#events/entities.ts";
import { call } from "./call.ts";

export interface AdminFeedback {
  _id: Id;
  /** Null: about the whole site. */
  tournament: Id | null;
  text: string;
  name: string;
  isPrivate: boolean;
  at: string;
}

export const organisersFeedback = () => call<AdminFeedback[]>("GET", "/api/adminfeedback");

export const hideFeedback = (tournament: Id, feedback: Id) =>
  call<{ message: string; change: Id | null }>("DELETE", `/api/feedback/${tournament}/${feedback}`);
