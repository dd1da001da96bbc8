// Getting started with the API from a program: what stands above the list of calls.
import { REFUSED } from "./refusals.ts";

export interface Step {
  title: string;
  says: string;
  typed: string;
}

/** `at`: the site's address. The lines can be typed into a shell one after another. */
export const steps = (at: string): Step[] => [
  {
    title: "Read",
    says: "What is published needs no token. A tournament has a link and an id; nearly every call takes the id.",
    typed: `curl ${at}/api/tournaments/published
curl ${at}/api/tournament/LINK
curl ${at}/api/standings/TOURNAMENT`,
  },
  {
    title: "Log in",
    says: "A token is valid for seven days. In use it is renewed: an answer then has a newer one in X-Renewed-Token.",
    typed: `curl ${at}/api/login --json '{"email": "EMAIL", "password": "PASSWORD"}'`,
  },
  {
    title: "Write, once and on what you saw",
    says: "Idempotency-Key: a new UUID for each action. If no answer comes, send the same request again with the same key: the action happens once. If-Match: the version that you saw, from the item's version or X-Tournament-Version. If what you change has changed since, the answer is 409 with what is there now. Both may be left out.",
    typed: `curl -X PUT ${at}/api/TOURNAMENT/games/GAME \\
  -H "Authorization: Bearer TOKEN" \\
  -H "Idempotency-Key: $(node -p 'crypto.randomUUID()')" \\
  -H 'If-Match: "12"' \\
  --json '{"scoreTeam1": 25, "scoreTeam2": 20}'`,
  },
  {
    title: "Read what you wrote",
    says: "A write answers with X-Tournament-Version. Send it as X-Min-Version, and a read on another server waits for it.",
    typed: `curl -H 'X-Min-Version: 13' ${at}/api/standings/TOURNAMENT`,
  },
  {
    title: "Ask only for what is new",
    says: "The snapshot is everything that pages show of a tournament. With the ETag of the last one, the answer is 304 until something changes.",
    typed: `curl -i -H 'If-None-Match: "EPOCH-12"' ${at}/api/tournaments/TOURNAMENT/snapshot`,
  },
  {
    title: "Follow live",
    says: "Server-sent events: first a snapshot; then patches, each with the version it starts from and the rows to set and to remove; a heartbeat every 15 seconds. If a patch's epoch or from is not yours, reconnect without an id. Reconnect with the last id as Last-Event-ID to continue where you were.",
    typed: `curl -N ${at}/api/tournaments/TOURNAMENT/live`,
  },
  {
    title: "Follow live, in a script",
    says: "For Node 20 or Bun, as is: node follow.mjs.",
    typed: `const response = await fetch("${at}/api/tournaments/TOURNAMENT/live");
let text = "";
for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
  const frames = (text + part).split("\\n\\n");
  text = frames.pop();
  for (const frame of frames) {
    const [, event] = /^event: (.*)$/m.exec(frame) ?? [];
    const [, data] = /^data: (.*)$/m.exec(frame) ?? [];
    if (event === "patch") for (const game of JSON.parse(data).set.games ?? [])
      console.log(game.team1?.name, game.scoreTeam1, ":", game.scoreTeam2, game.team2?.name);
  }
}`,
  },
];

/** Status, meaning, and an answer. */
export const refusalRows = (): [string, string, unknown][] =>
  Object.entries(REFUSED).map(([status, { means, example }]) => [status, means, example]);
