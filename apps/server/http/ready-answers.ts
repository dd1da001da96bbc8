// Ready answers: whole bodies with headers for one state, sent again to any visitor.
import type { Folds } from "#server/log/folds.ts";
import { type Body, type Text, takes } from "./compressed.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { answersIfShown } from "./shown.ts";

/** Answers kept for one state, by address; a stranger's made-up queries push out nothing else. */
const MOST = 50;
/** Their total size, besides the named texts, in characters or bytes. */
const MOST_LENGTH = 8_000_000;

interface Ready {
  body: Body;
  headers: Headers;
  /** It has no compressed form. */
  isForAll: boolean;
}

const encoder = new TextEncoder();

export class ReadyAnswers {
  readonly #texts = new Map<string, Text>();
  readonly #answers = new Map<string, Ready>();
  readonly #packed = new Map<string, Ready>();
  #length = 0;

  /** A text under a name of our own, made once. */
  text(name: string, make: () => Text): Text {
    const known = this.#texts.get(name);
    if (known) return known;
    const made = make();
    this.#texts.set(name, made);
    return made;
  }

  find(request: Request): Response | null {
    const plain = this.#answers.get(request.url);
    const ready = plain?.isForAll || !takes(request, "gzip") ? plain : this.#packed.get(request.url);
    return ready ? responseOf(ready) : null;
  }

  /**
   * Keeps a visitor's answer for the next request for the same, in the form that its
   * headers tell. Out: that answer.
   */
  keep({ url }: Request, body: Body, fields: Record<string, string>): Response {
    const headers = new Headers(fields);
    setSecurityHeaders(url, headers);
    const ready = { body, headers, isForAll: !headers.get("vary")?.includes("Accept-Encoding") };
    const answers = headers.has("content-encoding") ? this.#packed : this.#answers;
    if (answers.size < MOST && this.#hasRoomFor(body)) answers.set(url, ready);
    return responseOf(ready);
  }

  #hasRoomFor(body: Body): boolean {
    if (this.#texts.values().some(({ plain, packed }) => body === plain || body === packed)) return true;
    if (this.#length + body.length > MOST_LENGTH) return false;
    this.#length += body.length;
    return true;
  }
}

const responseOf = ({ body, headers }: Ready): Response => new Response(body, { headers });

/** ASCII is sent as the string that it is; any other text would be encoded again for every answer. */
export function bodyOf(text: string): Body {
  const bytes = encoder.encode(text);
  return bytes.length === text.length ? text : bytes;
}

const TOURNAMENT = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** The headers that make two requests for one address different. */
const TELLING = ["authorization", "x-min-version", "if-none-match"] as const;

/**
 * A visitor's read that was answered before on this very state: found without a route and without waiting. The
 * state includes who may read it, so what was public still is. Null if the answer must be made.
 */
export function readyAnswer(folds: Folds, request: Request): Response | null {
  if (request.method !== "GET") return null;
  const tournament = TOURNAMENT.exec(request.url)?.[0];
  const fold = tournament && folds.use(tournament);
  const answers = fold && answersIfShown(fold);
  if (!answers || TELLING.some((name) => request.headers.has(name))) return null;
  return answers.find(request);
}
