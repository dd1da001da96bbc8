// Organisers as rules: invited, joined, removed, and the owner who stays.
import { expect, test } from "bun:test";
import { mayOrganise, mayRead } from "#server/log/access.ts";
import { organisersOf } from "#server/log/organisers-of.ts";
import { given } from "#tests/given.ts";
import { created } from "#tests/spring-open.ts";
import { acceptInvitation, inviteOrganiser, removeOrganiser } from "./decide.ts";

const kim = { account: "kim", name: "Kim", everything: false };
const invited = given(created(), (state) => inviteOrganiser(state, "invitation", "kim"));
const joined = given(
  created(),
  (state) => inviteOrganiser(state, "invitation", "kim"),
  (state) => acceptInvitation(state, "invitation", "kim"),
);

test("an invitation gives no right and makes no organiser", () => {
  const state = given(created())
    .when((state) => inviteOrganiser(state, "invitation", "kim"))
    .then([{ type: "OrganiserInvited", id: "invitation", after: { role: "invited" } }]);
  expect(mayOrganise(state, kim)).toBe(false);
  expect(mayRead(state, { ...kim, account: "invitation" })).toBe(false);
  expect(mayOrganise(state, { ...kim, account: "invitation" })).toBe(false);
  expect(organisersOf(state)).toEqual([{ account: "owner", role: "owner" }]);
});

test("inviting again changes nothing; an organiser cannot be invited", () => {
  invited.when((state) => inviteOrganiser(state, "invitation", "kim")).then([]);
  joined
    .when((state) => inviteOrganiser(state, "invitation", "kim"))
    .then({ refused: 409, code: "already-organiser" });
  joined
    .when((state) => inviteOrganiser(state, "second", "owner"))
    .then({ refused: 409, code: "already-organiser" });
});

test("accepting closes the invitation and adds the account; again it changes nothing", () => {
  const state = invited
    .when((state) => acceptInvitation(state, "invitation", "kim"))
    .then([
      { type: "InvitationClosed", id: "invitation", after: null },
      { type: "OrganiserAdded", id: "kim", after: { role: "organiser" } },
    ]);
  expect(mayOrganise(state, kim)).toBe(true);
  joined.when((state) => acceptInvitation(state, "invitation", "kim")).then([]);
  joined
    .when((state) => acceptInvitation(state, "invitation", "lee"))
    .then({ refused: 409, code: "invitation-over" });
});

test("an organiser invited under another address only closes the invitation", () => {
  invited
    .when((state) => acceptInvitation(state, "invitation", "owner"))
    .then([{ type: "InvitationClosed" }]);
});

test("organisers and invitations are removed; the owner is not, a stranger cannot be", () => {
  joined.when((state) => removeOrganiser(state, "kim", null)).then([{ type: "OrganiserRemoved", id: "kim" }]);
  invited
    .when((state) => removeOrganiser(state, "invitation", null))
    .then([{ type: "InvitationClosed", id: "invitation" }]);
  joined.when((state) => removeOrganiser(state, "owner", null)).then({ refused: 409, code: "owner-stays" });
  joined
    .when((state) => removeOrganiser(state, "lee", null))
    .then({ refused: 404, code: "unknown-organiser" });
});

test("a withdrawn invitation is over, and the person can be invited again", () => {
  const closed = given(
    created(),
    (state) => inviteOrganiser(state, "invitation", "kim"),
    (state) => removeOrganiser(state, "invitation", null),
  );
  closed
    .when((state) => acceptInvitation(state, "invitation", "kim"))
    .then({ refused: 409, code: "invitation-over" });
  closed
    .when((state) => inviteOrganiser(state, "invitation", "kim"))
    .then([{ type: "OrganiserInvited", id: "invitation" }]);
});
