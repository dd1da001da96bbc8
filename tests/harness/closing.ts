// What the harness opened for this test process, to be closed after its last test.

const closers: (() => Promise<void>)[] = [];

export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}

/** Newest first: a database's connections before the cluster they lead to. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
