// A tournament with one of everything that a call can name: the table of calls is sent to it.
import { coOrganiser } from "../../harness/co-organiser.ts";
import { accepted, linkTo, mailedToken, type Person, type TestSite } from "../../harness/site.ts";

export interface People {
  owner: Person;
  /** Also organises every other stage. */
  co: Person;
  /** Signed in, but organises nothing here. */
  stranger: Person;
  /** Invited to every stage. */
  guest: Person;
  /** From the mail that verified the guest's address. */
  verifyToken: string;
}

export async function makePeople(site: TestSite): Promise<People> {
  const guest = await site.register("Gil Guest");
  const verifyToken = new URL(await linkTo(site.dataDir, guest.email)).searchParams.get("token")!;
  const [owner, co, stranger] = [
    await site.register("Olga Owner"),
    await site.register("Kim Co"),
    await site.register("Sam Stranger"),
  ];
  return { owner, co, stranger, guest, verifyToken };
}

export type Stage = Awaited<ReturnType<typeof makeStage>>;

let stages = 0;

export async function makeStage(site: TestSite, people: People, isPublished = true) {
  const { owner, co, guest } = people;
  const link = `stage-${++stages}`;
  const post = (path: string, body: unknown) =>
    accepted(site.call("POST", path, { token: owner.token, body }));
  const { tournament, division, aces, blockers, crush, diggers, placeholder } = await site.withTeams(owner, {
    name: `Stage ${stages}`,
    slug: link,
    isPublished,
  });
  const of = tournament._id;
  await post(`/api/tournaments/${of}/wildcards`, { teams: 2 });
  const bracket = await post(`/api/tournaments/${of}/playoffs`, { method: "standard" });
  const [wildcard] = await accepted(site.call("GET", `/api/wildcardgames/${of}`, { token: owner.token }));
  const game = (time: string, team1: string, team2: string) =>
    post("/api/games", {
      tournament: of,
      team1,
      team2,
      division: division._id,
      round: "1",
      court: "1",
      time,
    });
  const first = await game("09:00", aces._id, blockers._id);
  const second = await game("09:50", crush._id, aces._id);
  const spares = [];
  for (let number = 1; number <= 4; number++)
    spares.push(await post("/api/teams", { tournamentID: of, name: `Spare ${number}` }));
  const spareGames = [await game("15:00", aces._id, crush._id), await game("16:00", aces._id, crush._id)];
  const silver = await post("/api/divisions", { tournamentID: of, name: "Silver" });
  const bronze = await post("/api/divisions", { tournamentID: of, name: "Bronze" });
  const said = await accepted(
    site.call("POST", `/api/feedback/${of}`, { token: owner.token, body: { text: "Well run" } }),
  );
  await coOrganiser(site, owner, of, co);
  await post(`/api/tournaments/${of}/organisers`, { email: guest.email });
  const invitation = await mailedToken(site.dataDir, guest.email);
  await post(`/api/tournaments/${of}/organisers`, { email: `pending-${stages}@example.org` });
  const organisers = await accepted(
    site.call("GET", `/api/tournaments/${of}/organisers`, { token: owner.token }),
  );
  await accepted(
    site.call("PUT", `/api/${of}/games/${first._id}`, { token: owner.token, body: { court: "2" } }),
  );
  const { changes } = await accepted(
    site.call("GET", `/api/tournaments/${of}/history`, { token: owner.token }),
  );
  const log = await accepted(site.call("GET", `/api/tournaments/${of}/events`, { token: owner.token }));
  return {
    site,
    people,
    isPublished,
    invitation,
    log: String(log),
    ids: {
      tournament: of,
      link,
      division: division._id,
      silver: silver._id as string,
      bronze: bronze._id as string,
      aces: aces._id,
      blockers: blockers._id,
      crush: crush._id,
      diggers: diggers._id,
      placeholder: placeholder._id,
      spare1: spares[0]._id as string,
      spare2: spares[1]._id as string,
      spare3: spares[2]._id as string,
      spare4: spares[3]._id as string,
      game: first._id as string,
      secondGame: second._id as string,
      spareGame1: spareGames[0]._id as string,
      spareGame2: spareGames[1]._id as string,
      wildcard: wildcard._id as string,
      /** Round 1, ranks 1 and 8. */
      opener: bracket[0]._id as string,
      closer: bracket[7]._id as string,
      change: changes[0].change as string,
      feedback: said._id as string,
      pending: organisers.find(({ email }: { email: string }) => email === `pending-${stages}@example.org`)
        ._id as string,
      guestEmail: guest.email,
      verifyToken: people.verifyToken,
    },
  };
}
