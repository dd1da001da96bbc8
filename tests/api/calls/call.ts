// One call of the API as a row of a table: how it is sent, who may, and what it answers.
import { type Answered, caller } from "../../harness/site.ts";
import { openStream } from "../../harness/stream.ts";
import type { Stage } from "./stage.ts";

/**
 * `anyone`: open to all. `reader`: whoever may see the tournament. `organiser`: its organisers. `owner`: its
 * creator. `account`: whoever is signed in.
 */
export type Who = "anyone" | "reader" | "organiser" | "owner" | "account";

export interface Call {
  /** Method and path; `:name` stands for an id of the stage. */
  call: string;
  who: Who;
  body?: unknown | ((stage: Stage) => unknown);
  /** Another token than that of the person who makes all the calls. */
  token?: (stage: Stage) => string | Promise<string>;
  headers?: Record<string, string>;
  status: number;
  /** The key fields of the answer. */
  answer: unknown | ((stage: Stage) => unknown);
}

export const methodOf = ({ call }: Call): string => call.split(" ")[0]!;

export const pathOf = ({ call }: Call, { ids }: Stage): string =>
  call
    .split(" ")[1]!
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(idNamed(ids, name as keyof Stage["ids"])));

function idNamed(ids: Stage["ids"], name: keyof Stage["ids"]): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`The stage has no ${name}.`);
  return id;
}

/** The call's route: no query, no doubled or trailing slash, and no parameter names. */
export const routeOf = (call: string): string =>
  call
    .replace(/\?.*$/, "")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/:\w+/g, ":");

export const bodyOf = async ({ body }: Call, stage: Stage): Promise<unknown> =>
  typeof body === "function" ? await body(stage) : body;

export const answerOf = ({ answer }: Call, stage: Stage): unknown =>
  typeof answer === "function" ? answer(stage) : answer;

/** Sends a call; a stream is answered by its first frame. */
export async function send(call: Call, stage: Stage, token: string | undefined): Promise<Answered> {
  const [method, path] = [methodOf(call), pathOf(call, stage)];
  const { url } = stage.site;
  if (/^[^?]*\/live\b/.test(path)) {
    const stream = await openStream(`${url}${path}`, token ? { authorization: `Bearer ${token}` } : {});
    const body = stream.status === 200 ? (await stream.next()).data : stream.frames;
    stream.close();
    if (stream.status === 200) return { status: 200, headers: stream.headers, body };
  }
  return caller(url)(method, path, {
    token,
    body: await bodyOf(call, stage),
    headers: call.headers ?? {},
  });
}
