// `npm run bench [-- part …]`: measures the product beside its peers and limits, on this machine, now.
import { cpus, totalmem } from "node:os";
import { closeAll } from "#tests/harness/closing.ts";
import { openTable } from "./lab/figures.ts";
import { type Lab, openLab } from "./lab/lab.ts";
import { append } from "./parts/append.ts";
import { courts } from "./parts/courts.ts";
import { burst, live } from "./parts/live.ts";
import { memory } from "./parts/memory.ts";
import { open } from "./parts/open.ts";
import { phone } from "./parts/phone.ts";
import { reads } from "./parts/reads.ts";
import { reconnects } from "./parts/reconnects.ts";
import { rules } from "./parts/rules.ts";
import { tables } from "./parts/tables.ts";

/** In the order in which to read them. */
const parts: Record<string, (lab: Lab) => Promise<void>> = {
  append,
  courts,
  live,
  burst,
  open,
  rules,
  reads,
  phone,
  tables,
  memory,
  reconnects,
};

/** A part that hangs is ended. */
const LIMIT_MINUTES = 15;

async function run(names: readonly string[]): Promise<void> {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${cpus().length} × ${cpu?.model ?? "unknown"}, ${memory} GB, ${process.platform}, Bun ${Bun.version}`,
  );
  console.log(
    `${new Date().toISOString().slice(0, 10)}; every figure is of this run, medians of turns taken`,
  );
  const table = openTable();
  const lab = await openLab(table);
  for (const name of names) await parts[name]!(lab);
  table.close();
}

let ending: Promise<never> | null = null;

/** Only once: a part that fails because it is being ended must not interrupt the closing. */
function end(code: number): Promise<never> {
  ending ??= closeAll()
    .catch((error) => console.error(error))
    .then(() => process.exit(code));
  return ending;
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(130));
setTimeout(() => {
  console.error(`Not done after ${LIMIT_MINUTES} minutes.`);
  end(1);
}, LIMIT_MINUTES * 60_000).unref();

try {
  await run(asked.length > 0 ? asked : Object.keys(parts));
  await end(0);
} catch (error) {
  if (!ending) console.error(error);
  await end(1);
}
