// Runs `bun test` over some files and reads from its closing lines what happened.

export interface PassResult {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Pass {
  name: string;
  files: string[];
  /** How many run at once. */
  processes: number;
  flags: string[];
  timeoutMs: number;
  environment: Record<string, string | undefined>;
  /** A name was asked for that this pass may not have. */
  mayBeEmpty: boolean;
}

const running = new Set<Bun.Subprocess>();

export function interruptPass(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** Several processes share the files between them; each is judged by its own closing lines. */
export async function runPass(pass: Pass): Promise<PassResult> {
  const shares = dealt(pass.files, pass.processes);
  const results = await Promise.all(shares.map((files) => runShare(pass, files)));
  const sum = (of: keyof PassResult) => results.reduce((all, result) => all + result[of], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Neighbours in a folder cost about the same: they go to different shares. None is empty. */
export const dealt = (files: readonly string[], shares: number): string[][] =>
  Array.from({ length: Math.min(shares, files.length) }, (_, share) =>
    files.filter((_, index) => index % shares === share),
  );

async function runShare(
  { name, flags, timeoutMs, environment, mayBeEmpty }: Pass,
  files: string[],
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
  let told = 0;
  const decoder = new TextDecoder();
  for await (const chunk of child.stderr) {
    output += decoder.decode(chunk, { stream: true });
    // Whole lines, so that two processes do not speak in one.
    const end = output.lastIndexOf("\n") + 1;
    if (end > told) process.stderr.write(output.slice(told, end));
    told = Math.max(told, end);
  }
  process.stderr.write(output.slice(told));
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
