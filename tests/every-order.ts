// Runs a story once for every order in which its steps can happen: no luck, no clock.

export interface Order {
  /** A step that waits for its turn. Out: which of its outcomes was chosen; the first one is the usual one. */
  turn(...outcomes: string[]): Promise<string>;
  /** Work outside the order, such as a query: no turn is given while it runs. */
  busy<T>(work: Promise<T>): Promise<T>;
}

interface Waiting {
  outcomes: string[];
  go: (outcome: string) => void;
}

/** A story that needs more turns never ends. */
const MAX_TURNS = 200;

/** `story` starts its work, and returns what to check once nothing waits any more. Out: how many orders there were. */
export async function inEveryOrder(
  story: (order: Order) => { done: Promise<unknown>; look: (turns: string[]) => void | Promise<void> },
): Promise<number> {
  let runs = 0;
  for (let path: number[] | null = []; path; runs++) {
    path = next(await inOneOrder(story, path));
  }
  return runs;
}

/** Makes the choices in `path`, then always the first one. Out: at every turn, what was chosen of how many. */
async function inOneOrder(story: Parameters<typeof inEveryOrder>[0], path: number[]) {
  const taken: { choice: number; of: number }[] = [];
  const turns: string[] = [];
  let waiting: Waiting[] = [];
  let working = 0;
  let ended = false;
  const order: Order = {
    turn: (...outcomes) => new Promise((go) => waiting.push({ outcomes, go })),
    async busy(work) {
      working++;
      return await work.finally(() => working--);
    },
  };
  const { done, look } = story(order);
  done.then(
    () => (ended = true),
    () => (ended = true),
  );
  for (;;) {
    await quiet(() => working === 0);
    const choices = waiting.flatMap((one) => one.outcomes.map((outcome) => ({ one, outcome })));
    if (choices.length === 0) break;
    const choice = path[taken.length] ?? 0;
    taken.push({ choice, of: choices.length });
    const { one, outcome } = choices[choice]!;
    turns.push(outcome);
    waiting = waiting.filter((other) => other !== one);
    one.go(outcome);
    if (turns.length > MAX_TURNS) throw new Error(`No end in sight: ${turns.join(", ")}`);
  }
  if (!ended) throw new Error(`Everyone waits for ever after: ${turns.join(", ")}`);
  await done;
  await look(turns);
  return taken;
}

/** Promises have run as far as they can. */
async function quiet(idle: () => boolean): Promise<void> {
  for (let still = 0; still < 2; still = idle() ? still + 1 : 0)
    await new Promise<void>((resolve) => setImmediate(resolve));
}

/** The next path of a depth-first search; null after the last one. */
function next(taken: { choice: number; of: number }[]): number[] | null {
  for (let at = taken.length - 1; at >= 0; at--) {
    const { choice, of } = taken[at]!;
    if (choice + 1 < of) return [...taken.slice(0, at).map((one) => one.choice), choice + 1];
  }
  return null;
}
