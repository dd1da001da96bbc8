// A tournament's organisers and open invitations, as its organisers see them.
import { isId } from "#events/id.ts";
import { type State, versionOf } from "#projections/state/state.ts";
import type { Site } from "#server/site.ts";

/**
 * The owner first, then the others by name, invitations last. An imported log may name
 * accounts that do not exist here.
 */
export async function organiserList({ db }: Site, state: State) {
  const ids = [...state.content.organiser.keys()].filter(isId);
  const accounts = await db
    .selectFrom("accounts")
    .select(["id", "name", "email"])
    .where("id", "in", ids)
    .execute();
  const invited = await db.selectFrom("invitations").select(["id", "email"]).where("id", "in", ids).execute();
  const known = new Map<string, { name?: string; email: string }>(
    [...accounts, ...invited].map((row) => [row.id, row]),
  );
  const places = { owner: 0, organiser: 1, invited: 2 };
  return [...state.content.organiser]
    .map(([_id, { role }]) => {
      const { name = null, email = null } = known.get(_id) ?? {};
      return { _id, name, email, role, version: versionOf(state, _id) };
    })
    .sort((a, b) => places[a.role] - places[b.role] || (titleOf(a) < titleOf(b) ? -1 : 1));
}

const titleOf = ({ name, email }: { name: string | null; email: string | null }): string =>
  (name ?? email ?? "").toLowerCase();
