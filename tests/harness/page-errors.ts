// Uncaught errors of pages, including a first drawing in the browser that differs from the
// server's: each fails the test.
const thrown: string[] = [];

export const pageThrew = (message: string): void => {
  thrown.push(message);
};

/** Throws if a page has had one since the last call. */
export function expectNoPageErrors(): void {
  const all = thrown.splice(0);
  if (all.length > 0) throw new Error(`A page threw: ${all.join("; ")}`);
}
