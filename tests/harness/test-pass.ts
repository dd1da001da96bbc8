// Runs `bun test` over some files, in one process or several, and reads the result from its closing lines.
import { statSync } from "node:fs";

export interface PassResult {
  passed: number;
  failed: number;
  skipped: number;
  /** The output of each file with a failure, repeated at the end: thousands of lines may follow the first time. */
  faults: string[];
}

export interface Pass {
  name: string;
  files: string[];
  flags: string[];
  timeoutMs: number;
  /** How many at once; each takes its share of the files. */
  processes: number;
  environment: Record<string, string | undefined>;
  /** Tests were chosen by a name that this pass may not have. */
  mayBeEmpty: boolean;
}

const running = new Set<Bun.Subprocess>();

export function interruptPass(): void {
  for (const child of running) child.kill("SIGTERM");
}

export async function runPass(pass: Pass): Promise<PassResult> {
  const parts = inParts(pass.files, pass.processes, (file) => statSync(file).size);
  const results = await Promise.all(parts.map((files) => runPart({ ...pass, files }, parts.length > 1)));
  return sumOf(results);
}

export function sumOf(results: readonly PassResult[]): PassResult {
  const sum = (count: "passed" | "failed" | "skipped") =>
    results.reduce((all, result) => all + result[count], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    faults: results.flatMap(({ faults }) => faults),
  };
}

/** In: any list, and the weight of each item. Out: at most `count` parts of about equal weight, none of them empty. */
export function inParts<T>(all: readonly T[], count: number, weigh: (one: T) => number): T[][] {
  const parts = Array.from({ length: count }, () => ({ weight: 0, members: [] as T[] }));
  for (const one of all.toSorted((a, b) => weigh(b) - weigh(a))) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.weight += weigh(one);
    lightest.members.push(one);
  }
  return parts.map(({ members }) => members).filter(({ length }) => length > 0);
}

/** `beside`: others print too, so this pass prints at its end, and its programs' output only after a failure. */
async function runPart(
  { name, files, flags, timeoutMs, environment, mayBeEmpty }: Pass,
  beside: boolean,
): Promise<PassResult> {
  const command = [
    "test",
    "--only-failures",
    `--timeout=${timeoutMs}`,
    ...flags,
    ...files.map((file) => `./${file}`),
  ];
  const child = Bun.spawn([process.execPath, ...command], {
    env: { ...environment, TEST_PASS: name },
    stdin: "ignore",
    stdout: beside ? "pipe" : "inherit",
    stderr: "pipe",
  });
  running.add(child);
  const printed = child.stdout ? new Response(child.stdout).text() : "";
  let output = "";
  const decoder = new TextDecoder();
  for await (const chunk of child.stderr) {
    if (!beside) process.stderr.write(chunk);
    output += decoder.decode(chunk, { stream: true });
  }
  const code = await child.exited;
  running.delete(child);
  const result = readResult(output, code, mayBeEmpty);
  if (beside && result.failed) process.stdout.write(await printed);
  if (beside) process.stderr.write(output);
  return result;
}

/** Never better than the exit code, and never a success without the line that ends a whole run. */
export function readResult(output: string, code: number | null, mayBeEmpty: boolean): PassResult {
  const plain = Bun.stripANSI(output);
  const count = (word: string) => Number(plain.match(new RegExp(`^\\s*(\\d+) ${word}s?$`, "m"))?.[1] ?? 0);
  const ran = /^Ran (\d+) tests? across/m.exec(plain);
  if (!ran && mayBeEmpty && /matched 0 tests/.test(plain))
    return { passed: 0, failed: 0, skipped: 0, faults: [] };
  const result = {
    faults: faultsIn(plain),
    passed: count("pass"),
    failed: count("fail") + count("error"),
    skipped: count("skip") + count("todo"),
  };
  const broken = !ran || ran[1] === "0" || code !== 0;
  if (!broken || result.failed) return result;
  return { ...result, failed: 1, faults: [...result.faults, lastLines(plain)] };
}

/** The parts of the output that belong to a file in which something failed. */
function faultsIn(plain: string): string[] {
  const [, ...files] = plain.split(/^(?=\S+\.test\.tsx?:$)/m);
  return files
    .map((said) => said.replace(/^\s*\d+ (pass|skip|todo|fail)$[\s\S]*/m, "").trim())
    .filter((said) => /^\(fail\) |^error: |^# Unhandled error/m.test(said));
}

/** For a run that ended without saying what failed. */
const lastLines = (plain: string) => plain.trim().split("\n").slice(-20).join("\n");
