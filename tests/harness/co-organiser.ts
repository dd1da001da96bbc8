// Somebody who organises a tournament beside its owner: invited by mail, joined by the link.
import { accepted, mailedToken, type Person, type TestSite } from "./site.ts";

/** `person`: who joins; by default a new account. */
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
  const body = { token: await mailedToken(site.dataDir, email) };
  await accepted(site.call("POST", "/api/invitations/accept", { token, body }));
  return joining;
}
