// Organisers who add games through whichever server answers, and retry whatever was never answered, under the same key.
import { caller } from "../harness/site.ts";

export interface Acknowledged {
  /** The game's id, and the tournament's version in the answer. */
  id: string;
  version: number;
  writer: number;
}

export interface Writers {
  acknowledged: Acknowledged[];
  /** Answers that were neither an acceptance nor "try again", which may also be a proxy's words. */
  refused: string[];
  /** Resolves once this many are acknowledged. */
  reach(count: number): Promise<void>;
  /** Lets each writer finish its present game. */
  stop(): Promise<void>;
}

interface Work {
  addresses: () => readonly string[];
  token: string;
  tournament: string;
  teams: readonly [string, string];
  writers: number;
}

const AGAIN_MS = 20;

/** Each writer adds one game after another, each until it is acknowledged. */
export function write({ addresses, token, tournament, teams, writers }: Work): Writers {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let stopped = false;

  async function addGame(writer: number, index: number): Promise<void> {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = {
      tournament,
      team1: teams[0],
      team2: teams[1],
      scoreTeam1: index % 99,
      scoreTeam2: writer % 99,
    };
    for (let attempt = 0; ; attempt++) {
      const choice = addresses();
      const address = choice[(writer + attempt) % Math.max(1, choice.length)];
      const answer = address
        ? await caller(address)("POST", "/api/games", { token, body, headers }).catch(() => null)
        : null;
      if (answer?.status === 201) {
        const version = Number(answer.headers.get("x-tournament-version"));
        acknowledged.push({ id: answer.body._id, version, writer });
        return;
      }
      if (answer && ![502, 503, 504].includes(answer.status)) {
        refused.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        return;
      }
      await Bun.sleep(AGAIN_MS);
    }
  }

  const all = Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; !stopped; index++) await addGame(writer, index);
    }),
  );
  return {
    acknowledged,
    refused,
    async reach(count) {
      while (acknowledged.length < count) {
        if (refused.length > 0) throw new Error(`A writer was refused: ${refused[0]}`);
        await Bun.sleep(5);
      }
    },
    async stop() {
      stopped = true;
      await all;
    },
  };
}
