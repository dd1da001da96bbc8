// The demo of a first start: a published tournament in mid-play and an organiser who can log in.
import { randomBytes } from "node:crypto";
import type { Id } from "#events/entities.ts";
import type { ChangeKind } from "#events/envelope.ts";
import { tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { insertAccount } from "#server/accounts/store.ts";
import { addDivision } from "#server/features/divisions/decide.ts";
import { uploadGames } from "#server/features/games/upload.ts";
import { calculateStandings } from "#server/features/standings/decide.ts";
import { addTeam } from "#server/features/teams/decide.ts";
import { createTournament } from "#server/features/tournaments/decide.ts";
import { say } from "#server/journal.ts";
import { type Decision, isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { demoDay, POOLS } from "./demo-day.ts";

const EMAIL = "organiser@example.org";

/** A demo is only welcome where nobody has registered and nothing has happened. */
export async function isEmpty(db: Site["db"]): Promise<boolean> {
  const [account, change] = await Promise.all([
    db.selectFrom("accounts").select("id").limit(1).executeTakeFirst(),
    db.selectFrom("changes").select("position").limit(1).executeTakeFirst(),
  ]);
  return account === undefined && change === undefined;
}

/** Everything goes through the appender, like an organiser's own work. */
export async function openDemo(site: Site): Promise<void> {
  const password = randomBytes(9).toString("base64url");
  const viewer: Viewer = { account: crypto.randomUUID(), name: "Robin Hale", everything: false };
  await insertAccount(site.db, {
    id: viewer.account,
    name: viewer.name,
    email: EMAIL,
    email_key: EMAIL,
    password_hash: await hashPassword(password),
    verified_at: new Date().toISOString(),
  });
  const slug = await playDemo(site, viewer, new Date());
  say(`Demo tournament: ${site.publicUrl}/${slug}`);
  say(`Demo organiser:  ${site.publicUrl}/auth/login  e-mail ${EMAIL}  password ${password}`);
}

/** In: any clock. Out: the slug of a tournament on that day, with about half of its games scored. */
export async function playDemo(site: Site, viewer: Viewer, now: Date): Promise<string> {
  const tournament = crypto.randomUUID();
  const act = async (kind: ChangeKind, decide: (state: State) => Decision | Refusal): Promise<void> => {
    const id = crypto.randomUUID();
    const command = { tournament, kind, id, bodyHash: "", viewer, now: new Date().toISOString() };
    const outcome = await site.appender.submit({
      ...command,
      decide,
      answer: () => ({ status: 200, body: {} }),
    });
    if (isRefusal(outcome)) throw new Error(`The demo was refused: ${outcome.error}`);
  };
  const { startdate, games } = demoDay(now);
  const details = {
    name: "Harbour Open",
    acronym: `HARBOUR${startdate.slice(2, 4)}`,
    organization: "Harbour Volleyball Club",
    location: "Quayside Sports Hall",
  };
  await act("CreateTournament", () =>
    createTournament(tournament, viewer.account, { ...details, startdate, isPublished: true }),
  );
  const divisions = new Map<string, Id>();
  for (const { name, teams } of POOLS) {
    const division = crypto.randomUUID();
    divisions.set(name, division);
    await act("AddDivision", (state) =>
      addDivision(state, division, { name, description: `${teams.length} teams, everyone meets once` }),
    );
    for (const [team, captain, club] of teams) {
      const fields = { name: team, captain, state: club, division };
      await act("AddTeam", (state) => addTeam(state, crypto.randomUUID(), fields));
    }
  }
  const ids = games.map(() => crypto.randomUUID());
  await act("UploadGames", (state) => uploadGames(state, games, ids));
  await act("CalculateStandings", calculateStandings);
  const { state } = await site.folds.load(tournament);
  return tournamentOf(state.content).linkindex;
}
