// The role that the running server works as. It owns nothing, so the database itself can refuse what it must not do.
import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";

export const applicationRole = "scorecards_app";

const create = `create role ${applicationRole} nologin`;
const grant = `grant ${applicationRole} to current_user`;
const attempts = 10;

/** SQLSTATEs of a role that someone else, perhaps in another database of the cluster, is creating right now. */
const raced = new Set(["42710", "23505", "XX000", "40001"]);
const insufficientPrivilege = "42501";

/** The role belongs to the whole cluster: servers of other databases may be doing the same. */
export async function ensureApplicationRole(owner: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const state = await readState(owner);
      if (!state.exists) await owner.query(create);
      if (!state.granted) await owner.query(grant);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (error.code === insufficientPrivilege) throw await refusalFor(owner);
      if (!raced.has(error.code ?? "") || attempt === attempts) throw error;
      await Bun.sleep(20 * attempt * Math.random());
    }
  }
}

async function readState(owner: pg.ClientBase): Promise<{ exists: boolean; granted: boolean }> {
  // Before PostgreSQL 16 a member may always take on the role; since then SET is a separate privilege.
  const { rows } = await owner.query(
    `select true as exists, pg_has_role(current_user, oid,
       case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as granted
     from pg_roles where rolname = $1`,
    [applicationRole],
  );
  return rows[0] ?? { exists: false, granted: false };
}

async function refusalFor(owner: pg.ClientBase): Promise<StartRefusal> {
  const { rows } = await owner.query("select quote_ident(current_user) as name");
  return new StartRefusal(
    `The user of DATABASE_URL may not make the role ${applicationRole}; ask an administrator of the database for: ` +
      `CREATE ROLE ${applicationRole} NOLOGIN; GRANT ${applicationRole} TO ${rows[0].name};`,
  );
}
