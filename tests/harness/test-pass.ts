// Runs `bun test` over some files, in one process or several, and reads from its closing lines what happened.
import { statSync } from "node:fs";

export interface PassResult {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Pass {
  name: string;
  files: string[];
  flags: string[];
  timeoutMs: number;
  /** How many at once; each takes its share of the files. */
  processes: number;
  environment: Record<string, string | undefined>;
  /** A name was asked for that this pass may not have. */
  mayBeEmpty: boolean;
}

const running = new Set<Bun.Subprocess>();

export function interruptPass(): void {
  for (const child of running) child.kill("SIGTERM");
}

export async function runPass(pass: Pass): Promise<PassResult> {
  const parts = inParts(pass.files, pass.processes, (file) => statSync(file).size);
  const results = await Promise.all(parts.map((files) => runPart({ ...pass, files }, parts.length > 1)));
  const sum = (count: keyof PassResult) => results.reduce((all, result) => all + result[count], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** In: any list, and what each of it weighs. Out: at most `count` parts that weigh about the same, none of them empty. */
export function inParts<T>(all: readonly T[], count: number, weigh: (one: T) => number): T[][] {
  const parts = Array.from({ length: count }, () => ({ weight: 0, members: [] as T[] }));
  for (const one of all.toSorted((a, b) => weigh(b) - weigh(a))) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.weight += weigh(one);
    lightest.members.push(one);
  }
  return parts.map(({ members }) => members).filter(({ length }) => length > 0);
}

/** `beside`: others print too, so all that it says is said at its end. */
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
    stdout: "inherit",
    stderr: "pipe",
  });
  running.add(child);
  let output = "";
  const decoder = new TextDecoder();
  for await (const chunk of child.stderr) {
    if (!beside) process.stderr.write(chunk);
    output += decoder.decode(chunk, { stream: true });
  }
  if (beside) process.stderr.write(output);
  const code = await child.exited;
  running.delete(child);
  return readResult(output, code, mayBeEmpty);
}

/** Never more cheerful than the exit code, and never without the line that ends a whole run. */
export function readResult(output: string, code: number | null, mayBeEmpty: boolean): PassResult {
  const plain = Bun.stripANSI(output);
  const count = (word: string) => Number(plain.match(new RegExp(`^\\s*(\\d+) ${word}s?$`, "m"))?.[1] ?? 0);
  const ran = /^Ran (\d+) tests? across/m.exec(plain);
  if (!ran && mayBeEmpty && /matched 0 tests/.test(plain)) return { passed: 0, failed: 0, skipped: 0 };
  const result = {
    passed: count("pass"),
    failed: count("fail") + count("error"),
    skipped: count("skip") + count("todo"),
  };
  const broken = !ran || ran[1] === "0" || code !== 0;
  return broken && result.failed === 0 ? { ...result, failed: 1 } : result;
}
