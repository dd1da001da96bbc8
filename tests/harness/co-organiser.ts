// Somebody who organises a tournament beside its owner: invited by mail, joined by the link.
import { accepted, linkTo, type Person, type TestSite } from "./site.ts";

/** Of the newest mail to that address. */
export const invitationToken = async ({ dataDir }: TestSite, email: string): Promise<string> =>
  new URL(await linkTo(dataDir, email)).searchParams.get("token")!;

/** `person`: who joins; somebody new unless said otherwise. */
export async function coOrganiser(
  site: TestSite,
  owner: Person,
  tournament: string,
  person?: Person,
): Promise<Person> {
  const joining = person ?? (await site.register("Kim Co"));
  const { email, token } = joining;
  const organisers = `/api/tournaments/${tournament}/organisers`;
  await accepted(site.call("POST", organisers, { token: owner.token, body: { email } }));
  const body = { token: await invitationToken(site, email) };
  await accepted(site.call("POST", "/api/invitations/accept", { token, body }));
  return joining;
}
