// The id of a request: given by a proxy or the client, or new. It is in the answer and in each journal line about it.

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
