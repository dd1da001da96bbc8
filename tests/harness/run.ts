// Runs the whole suite in three passes and sums it up: pure tests, stories over the database, tests in the browser.
import { Glob } from "bun";
import { clusterVariable, startTestCluster } from "./cluster.ts";
import { interruptPass, type PassResult, runPass, sumOf } from "./test-pass.ts";

/** Stories wait for a database, a browser, a clock: two at once use that time, more would wait for each other. */
const BESIDE = 2;
const passes = [
  { name: "pure", pattern: /\.test\.tsx?$/, timeoutMs: 10_000, processes: 1, needsCluster: false },
  {
    name: "database",
    pattern: /\.db\.test\.tsx?$/,
    timeoutMs: 60_000,
    processes: BESIDE,
    needsCluster: true,
  },
  {
    name: "browser",
    pattern: /\.e2e\.test\.tsx?$/,
    timeoutMs: 120_000,
    processes: BESIDE,
    needsCluster: true,
  },
];

const takesValue = /^(-t|--test-name-pattern|--rerun-each|--bail|--seed|--reporter|--reporter-outfile)$/;
const { flags, filters } = readArguments(process.argv.slice(2));
const onlySomeNames = flags.some((flag) => /^(-t|--test-name-pattern)/.test(flag));

const byPass = Map.groupBy(
  await findTestFiles(),
  (file) => passes.findLast(({ pattern }) => pattern.test(file))?.name,
);
const cluster = passes.some(({ name, needsCluster }) => needsCluster && byPass.has(name))
  ? await startTestCluster()
  : null;
const environment = { ...process.env, ...(cluster && { [clusterVariable]: cluster.url }) };

let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    interrupted = true;
    interruptPass();
  });

const results: PassResult[] = [];
for (const { name, timeoutMs, processes } of passes) {
  const files = byPass.get(name);
  if (!files || interrupted) continue;
  const started = performance.now();
  const mayBeEmpty = onlySomeNames;
  const result = await runPass({ name, files, flags, timeoutMs, processes, environment, mayBeEmpty });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed${skipped} in ${seconds} s`);
  results.push(result);
}
await cluster?.stop();

const total = sumOf(results);
for (const fault of total.faults) console.log(`\n${fault}`);
if (total.passed + total.failed === 0) {
  console.log("No test ran.");
  total.failed = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(interrupted ? 130 : total.failed ? 1 : 0);

async function findTestFiles(): Promise<string[]> {
  const everywhere = new Glob(
    "{apps,packages,migrations,tests,benchmarks,scripts}/**/*.test.{ts,tsx}",
  ).scan();
  const files = (await Array.fromAsync(everywhere)).filter((file) => !file.includes("node_modules/"));
  return files
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();
}

/** Flags go to `bun test` as they are; everything else is part of a file's path. */
function readArguments(given: string[]): { flags: string[]; filters: string[] } {
  const isFlag = given.map((one, index) => one.startsWith("-") || takesValue.test(given[index - 1] ?? ""));
  return {
    flags: given.filter((_, index) => isFlag[index]),
    filters: given.filter((_, index) => !isFlag[index]),
  };
}
