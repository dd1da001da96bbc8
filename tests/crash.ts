// `npm run crash [part] [rounds]`: the long forms of the crash tests; without a part, all of them.
import { failoverRounds } from "./crash/failover-rounds.ts";
import { idleStreams } from "./crash/idle-streams.ts";
import { killRounds } from "./crash/kill-rounds.ts";
import { majors } from "./crash/majors.ts";
import { behindNginx } from "./crash/nginx.ts";
import { undoRounds } from "./crash/undo-rounds.ts";

/** Each prints what it found and returns whether all of it held. */
const parts: Record<string, (rounds: number) => Promise<boolean>> = {
  kill: killRounds,
  failover: failoverRounds,
  nginx: behindNginx,
  majors,
  idle: idleStreams,
  undo: undoRounds,
};
const usualRounds: Record<string, number> = {
  kill: 200,
  failover: 20,
  nginx: 1,
  majors: 1,
  idle: 10_000,
  undo: 10_000,
};

const [chosen, given] = process.argv.slice(2);
// A number alone is for the kill rounds, and everything else runs too.
const onlyNumber = chosen !== undefined && /^\d+$/.test(chosen);
const names = chosen && !onlyNumber ? [chosen] : Object.keys(parts);
let failed = false;
for (const name of names) {
  const part = parts[name];
  if (!part) {
    console.error(`There is no part ${name}; there are ${Object.keys(parts).join(", ")}.`);
    process.exit(1);
  }
  const rounds = Number((onlyNumber && name === "kill" ? chosen : given) ?? usualRounds[name]);
  const held = await part(rounds).catch((error) => {
    console.error(error);
    return false;
  });
  console.log(`${name}: ${held ? "all of it held" : "FAILED"}`);
  if (!held) failed = true;
}
process.exit(failed ? 1 : 0);
