// Runs `bun test` over some files and reads from its closing lines what happened.

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
  environment: Record<string, string | undefined>;
  /** A name was asked for that this pass may not have. */
  mayBeEmpty: boolean;
}

let current: Bun.Subprocess | null = null;

export function interruptPass(): void {
  current?.kill("SIGTERM");
}

export async function runPass({
  name,
  files,
  flags,
  timeoutMs,
  environment,
  mayBeEmpty,
}: Pass): Promise<PassResult> {
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
  current = child;
  let output = "";
  const decoder = new TextDecoder();
  for await (const chunk of child.stderr) {
    process.stderr.write(chunk);
    output += decoder.decode(chunk, { stream: true });
  }
  const code = await child.exited;
  current = null;
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
