// Answers that are ready to be sent again: whole bodies and headers of one state, for whoever is a visitor.
import type { Folds } from "#server/log/folds.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { answersIfShown } from "./shown.ts";

/** Answers kept of one state, by address; a stranger's made-up queries push nothing else out. */
const MOST = 50;
/** Of them together, beside the bodies with a name of their own, in signs or bytes. */
const MOST_LENGTH = 8_000_000;

export type Body = string | Uint8Array<ArrayBuffer>;

/** How a body comes: as it is, as it is because nothing was said of gzip, or compressed by it. */
type Form = "plain" | "plain without gzip" | "gzip";

interface Ready {
  body: Body;
  headers: Headers;
  form: Form;
}

const encoder = new TextEncoder();

/** Named, and not with a weight of nothing. */
export function takesGzip({ headers }: Request): boolean {
  const said = headers.get("accept-encoding") ?? "";
  return said.includes("gzip") && !/gzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(said);
}

export class ReadyAnswers {
  readonly #bodies = new Map<string, Body>();
  readonly #answers = new Map<string, Ready>();
  readonly #packed = new Map<string, Ready>();
  #length = 0;

  /** A body under a name of our own, made once. */
  body(name: string, make: () => Body): Body {
    const known = this.#bodies.get(name);
    if (known) return known;
    const made = make();
    this.#bodies.set(name, made);
    return made;
  }

  find(request: Request): Response | null {
    const plain = this.#answers.get(request.url);
    const packed = this.#packed.get(request.url);
    const isForAll = !packed && plain?.form === "plain";
    const ready = isForAll || !takesGzip(request) ? plain : packed;
    return ready ? responseOf(ready) : null;
  }

  /** Keeps a visitor's answer for the next who asks the same; out: that answer. */
  keep({ url }: Request, body: Body, headers: Record<string, string>, form: Form = "plain"): Response {
    const ready = { body, headers: new Headers(headers), form };
    setSecurityHeaders(url, ready.headers);
    const answers = form === "gzip" ? this.#packed : this.#answers;
    if (answers.size < MOST && this.#hasRoomFor(body)) answers.set(url, ready);
    return responseOf(ready);
  }

  #hasRoomFor(body: Body): boolean {
    if (this.#bodies.values().some((named) => named === body)) return true;
    if (this.#length + body.length > MOST_LENGTH) return false;
    this.#length += body.length;
    return true;
  }
}

const responseOf = ({ body, headers }: Ready): Response => new Response(body, { headers });

/** ASCII goes out as the text that it is; other text would be encoded for every answer anew. */
export function bodyOf(text: string): Body {
  const bytes = encoder.encode(text);
  return bytes.length === text.length ? text : bytes;
}

const TOURNAMENT = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** What makes two requests of one address different ones. */
const TELLING = ["authorization", "x-min-version", "if-none-match"] as const;

/**
 * A visitor's read that was answered on this very state before: found without a route, without waiting. The state
 * holds who may read it, so what was public is still. Null when the answer must be made.
 */
export function readyAnswer(folds: Folds, request: Request): Response | null {
  if (request.method !== "GET") return null;
  const tournament = TOURNAMENT.exec(request.url)?.[0];
  const fold = tournament && folds.use(tournament);
  const answers = fold && answersIfShown(fold);
  if (!answers || TELLING.some((name) => request.headers.has(name))) return null;
  return answers.find(request);
}
