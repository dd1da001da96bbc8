// What the harness opened for this test process, to be closed after its last test.

const closers: (() => Promise<void>)[] = [];

export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}

/** Newest first: a database's connections before their cluster. A failure does not keep the others open. */
export async function closeAll(): Promise<void> {
  const faults: unknown[] = [];
  for (const close of closers.splice(0).reverse()) await close().catch((fault) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, "Not everything could be closed.");
}
