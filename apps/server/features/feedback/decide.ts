// Feedback: what may be said, and that hiding it is an organiser's change. Its text never
// enters the log (rules 28 and 32).
import type { Id } from "#events/entities.ts";
import { readLongText } from "#events/rules/long-text.ts";
import type { State } from "#projections/state/state.ts";
import type { Decision, Refusal } from "#server/log/command.ts";
import { added } from "#server/log/edit.ts";
import { badFields, unknown } from "#server/sentences/common.ts";

const FEEDBACK_LENGTH = 5000;
export const ANONYMOUS = "Anonymous";

export interface FeedbackFields {
  text?: unknown;
  name?: string | null | undefined;
  isPrivate?: boolean | undefined;
}

export interface Feedback {
  text: string;
  name: string | null;
  isPrivate: boolean;
}

export function giveFeedback({ text: typed, name, isPrivate }: FeedbackFields): Feedback | Refusal {
  const text = readLongText(typed, FEEDBACK_LENGTH);
  if (text === "") return badFields({ text: "Error: Feedback text is empty" });
  if (text === null) return badFields({ text: "Feedback must be plain text of at most 5,000 characters." });
  return { text, name: name ?? null, isPrivate: isPrivate ?? false };
}

export const isHidden = ({ content }: State, feedback: Id): boolean => content.feedback.has(feedback);

/** `given`: whether this tournament has that feedback. Hiding hidden feedback changes nothing. */
export function hideFeedback(state: State, id: Id, given: boolean): Decision | Refusal {
  if (!given) return unknown("feedback");
  if (isHidden(state, id)) return { events: [] };
  return { events: [added("FeedbackHidden", "feedback", id, { hidden: true })] };
}
