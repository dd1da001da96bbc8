// Inviting by e-mail: the invitation in the log, and one mail with its link per command.
import { z } from "zod";
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import { inOneLine } from "#events/rules/text.ts";
import { tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { accountByEmail, emailKey } from "#server/accounts/store.ts";
import { addressOf, type Caller } from "#server/http/client-address.ts";
import { email } from "#server/http/fields.ts";
import { overLimit } from "#server/http/limits.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { commandId, write } from "#server/http/write.ts";
import { complain } from "#server/journal.ts";
import { mayOrganise } from "#server/log/access.ts";
import { loadWhere } from "#server/log/load-where.ts";
import { mailFailed } from "#server/mail/send-mail.ts";
import { notYours } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { inviteOrganiser } from "./decide.ts";
import { dropInvitationToken, invitationFor, isMailed, makeInvitationToken } from "./invitations.ts";

const INVITE = z.object({ email });
const TOO_MANY =
  "Too many invitations in a day: an account and a tournament have 150, an address gets 50. Please try again later.";

interface Invited {
  to: string;
  from: string;
  invitation: Id;
  account: Id | null;
  command: Id;
}

/** The answer is the same for an address with and without an account (rule 30). */
export async function invite(site: Site, caller: Caller, tournament: string): Promise<Response> {
  const { db, folds, limits } = site;
  const { request } = caller;
  let found = null as Invited | null;
  const response = await write(site, request, {
    kind: "InviteOrganiser",
    input: INVITE,
    tournament,
    prepare: async (input, viewer) => {
      if (!isId(tournament)) return null;
      const isTheirs = (state: State) => mayOrganise(state, viewer);
      const { state } = await loadWhere(folds, tournament.toLowerCase(), isTheirs);
      if (!mayOrganise(state, viewer)) return null;
      const command = commandId(request, viewer);
      if (typeof command !== "string") return command;
      const whose = {
        address: addressOf(caller, site.config),
        account: viewer.account,
        tournament: tournament.toLowerCase(),
        subject: emailKey(input.email),
      };
      const over = (await isMailed(db, command))
        ? null
        : await overLimit(limits.invitations, whose, TOO_MANY);
      if (over) return over;
      const account = (await accountByEmail(db, input.email))?.id ?? null;
      const invitation = await invitationFor(db, tournament, input.email);
      found = { to: input.email, from: viewer.name, invitation, account, command };
      return null;
    },
    decide: (state) => (found ? inviteOrganiser(state, found.invitation, found.account) : notYours()),
    answer: (_, __, input) => ({
      status: 201,
      body: { message: `We have sent an invitation to ${input.email}.` },
    }),
  });
  if (response.status !== 201 || !found) return response;
  const { name } = tournamentOf((await folds.load(tournament.toLowerCase())).state.content);
  return (await mailInvitation(site, found, name)) ?? response;
}

/** Once per command, however often it is repeated; again only if the mail could not be sent. */
async function mailInvitation(site: Site, invited: Invited, tournament: string): Promise<Response | null> {
  const { db, publicUrl, sendMail } = site;
  const { to, from, invitation, command } = invited;
  const token = await makeInvitationToken(db, invitation, command);
  if (!token) return null;
  const link = `${publicUrl}/auth/invite?token=${token}`;
  const text = `${inOneLine(from)} invites you to organise ${inOneLine(tournament)} on Volleyball Scorecards. Please open this link within two weeks; you need an account with this address:\n\n${link}\n\nIf you do not know what this is about, ignore this mail.\n`;
  try {
    await sendMail({ to, subject: `Invitation to organise ${inOneLine(tournament)}`, text, link });
    return null;
  } catch (error) {
    complain(`An invitation could not be mailed: ${(error as Error).message}`);
    await dropInvitationToken(db, token);
    return refusalResponse(mailFailed("Please invite again."));
  }
}
