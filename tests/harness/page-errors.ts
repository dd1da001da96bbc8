// What pages threw and nobody caught, also where the browser's first drawing was not the server's: a fault of any test.
const thrown: string[] = [];

export const pageThrew = (message: string): void => {
  thrown.push(message);
};

/** Throws when a page has since the last time. */
export function expectNoPageErrors(): void {
  const all = thrown.splice(0);
  if (all.length > 0) throw new Error(`A page threw: ${all.join("; ")}`);
}
