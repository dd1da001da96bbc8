// Organisers: invited, joined, removed; the owner stays (rule 32).
import type { Id } from "#events/entities.ts";
import type { State } from "#projections/state/state.ts";
import { organises } from "#server/log/access.ts";
import { type Decision, type Refusal, refuse } from "#server/log/command.ts";
import { added, type Expected, removalConflict, removed } from "#server/log/edit.ts";
import { unknown } from "#server/sentences/common.ts";

const isInvited = ({ content }: State, invitation: Id): boolean =>
  content.organiser.get(invitation)?.role === "invited";

/** `account`: the account with that address, if any. For an open invitation only the mail is sent again. */
export function inviteOrganiser(state: State, invitation: Id, account: Id | null): Decision | Refusal {
  if (account !== null && organises(state.content, account))
    return refuse(409, "already-organiser", "This person organises the tournament already.");
  if (isInvited(state, invitation)) return { events: [] };
  return { events: [added("OrganiserInvited", "organiser", invitation, { role: "invited" })] };
}

/** An organiser who opens the link again is told so; nothing changes. */
export function acceptInvitation(state: State, invitation: Id, account: Id): Decision | Refusal {
  const organiser = organises(state.content, account);
  if (!isInvited(state, invitation)) {
    return organiser
      ? { events: [] }
      : refuse(409, "invitation-over", "This invitation has already been accepted or withdrawn.");
  }
  const closed = removed(state, "InvitationClosed", "organiser", invitation);
  return {
    events: organiser
      ? [closed]
      : [closed, added("OrganiserAdded", "organiser", account, { role: "organiser" })],
  };
}

/** In: the id of an organiser's account, or of an open invitation. */
export function removeOrganiser(state: State, id: Id, expected: Expected): Decision | Refusal {
  const organiser = state.content.organiser.get(id);
  if (!organiser) return unknown("organiser");
  if (organiser.role === "owner")
    return refuse(409, "owner-stays", "The owner of a tournament cannot be removed.");
  const type = organiser.role === "invited" ? "InvitationClosed" : "OrganiserRemoved";
  return (
    removalConflict(state, "organiser", id, expected) ?? { events: [removed(state, type, "organiser", id)] }
  );
}
