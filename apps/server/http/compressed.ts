// Compressed answers: which encoding a request accepts, and texts in the form that it accepts.

export type Body = string | Uint8Array<ArrayBuffer>;

/** What can be sent in two forms; compressed once, for the first request that accepts it. */
export interface Text {
  readonly plain: Body;
  packed?: Uint8Array<ArrayBuffer>;
}

const REFUSED = {
  gzip: /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
  br: /br\s*;\s*q=0(\.0*)?\s*(,|$)/,
} as const;

export type Encoding = keyof typeof REFUSED;

/** Named, and not with a weight of zero. */
export function takes({ headers }: Request, encoding: Encoding): boolean {
  const said = headers.get("accept-encoding") ?? "";
  return said.includes(encoding) && !REFUSED[encoding].test(said);
}

/** In: headers whose `vary` names Accept-Encoding. Out: the form that the request accepts, and its headers. */
export function inFormFor(
  request: Request,
  text: Text,
  headers: Record<string, string>,
): { body: Body; headers: Record<string, string> } {
  if (!takes(request, "gzip")) return { body: text.plain, headers };
  text.packed ??= Bun.gzipSync(text.plain);
  return { body: text.packed, headers: { ...headers, "content-encoding": "gzip" } };
}
