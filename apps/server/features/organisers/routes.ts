// Organisers over HTTP: listed, invited by e-mail, joined by the mailed link, removed.

import { Elysia } from "elysia";
import { z } from "zod";
import { tournamentOf } from "#projections/state/content.ts";
import { accountById, emailKey } from "#server/accounts/store.ts";
import { requiredText } from "#server/http/fields.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { jsonResponse, refusalResponse } from "#server/http/responses.ts";
import { write } from "#server/http/write.ts";
import { unknownRefusal } from "#server/log/access.ts";
import { isRefusal, refuse } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { acceptInvitation, removeOrganiser } from "./decide.ts";
import { invitationOf } from "./invitations.ts";
import { invite } from "./invite.ts";
import { organiserList } from "./list.ts";

const ACCEPT = z.object({ token: requiredText("The link's token", 200) });

export const organiserRoutes = (site: Site) =>
  new Elysia({ name: "organisers" })
    .get("/api/tournaments/:tournament/organisers", async ({ request, params }) => {
      const opened = await openForOrganiser(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      return jsonResponse(200, await organiserList(site, opened.fold.state));
    })
    .post("/api/tournaments/:tournament/organisers", ({ request, server, params }) =>
      invite(site, { request, server }, params.tournament),
    )
    .delete("/api/tournaments/:tournament/organisers/:organiser", ({ request, params }) =>
      write(site, request, {
        kind: "RemoveOrganiser",
        input: z.object({}),
        tournament: params.tournament,
        decide: (state, _, { expected }) => removeOrganiser(state, params.organiser.toLowerCase(), expected),
        answer: () => ({ status: 200, body: { message: "Organiser removed." } }),
      }),
    )
    .post("/api/invitations/accept", ({ request }) => accept(site, request));

/** Only the account with the invited address may accept: a link that is passed on is worthless. */
function accept(site: Site, request: Request): Promise<Response> {
  let found: Awaited<ReturnType<typeof invitationOf>>;
  return write(site, request, {
    kind: "AddOrganiser",
    // The caller's right is the invitation itself.
    right: unknownRefusal,
    input: ACCEPT,
    prepare: async ({ token }, viewer) => {
      found = await invitationOf(site.db, token);
      if (!found) return refuse(400, "link-expired", "This invitation is wrong or has expired.");
      const account = await accountById(site.db, viewer.account);
      if (!account || emailKey(account.email) !== found.email_key)
        return refuse(
          403,
          "other-address",
          "This invitation was sent to another address. Please log in with the account of that address.",
        );
      return null;
    },
    tournament: () => found!.tournament,
    decide: (state, _, { viewer }) => acceptInvitation(state, found!.id, viewer.account),
    answer: (state) => {
      const { _id, name, linkindex } = tournamentOf(state.content);
      return {
        status: 200,
        body: { message: `You organise ${name} now.`, tournament: { _id, name, linkindex } },
      };
    },
  });
}
