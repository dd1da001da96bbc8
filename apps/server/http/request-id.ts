// The name of a request: the one that a proxy or a client gave it, or a new one; in the answer and in each line about it.

const SAFE = /^[\w.:-]{1,64}$/;
const ids = new WeakMap<Request, string>();

export function givenOrNewId(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && SAFE.test(given) ? given : crypto.randomUUID();
}

/** The same for one request, however often it is asked for. */
export function requestId(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const id = givenOrNewId(request);
  ids.set(request, id);
  return id;
}
