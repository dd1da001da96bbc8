// Texts that go out compressed to whoever takes gzip: pages and snapshots alike.

export type Body = string | Uint8Array<ArrayBuffer>;

/** What is sent in one of two forms; compressed for the first who takes that, and once. */
export interface Text {
  readonly plain: Body;
  packed?: Uint8Array<ArrayBuffer>;
}

/** Named, and not with a weight of nothing. */
export function takesGzip({ headers }: Request): boolean {
  const said = headers.get("accept-encoding") ?? "";
  return said.includes("gzip") && !/gzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(said);
}

/** In: headers whose `vary` names Accept-Encoding. Out: the form that the request takes, and the headers of it. */
export function inFormFor(
  request: Request,
  text: Text,
  headers: Record<string, string>,
): { body: Body; headers: Record<string, string> } {
  if (!takesGzip(request)) return { body: text.plain, headers };
  text.packed ??= Bun.gzipSync(text.plain);
  return { body: text.packed, headers: { ...headers, "content-encoding": "gzip" } };
}
