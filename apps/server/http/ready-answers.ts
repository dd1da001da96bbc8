// Answers that are ready to be sent again: whole bodies and headers of one state, for whoever is a visitor.
import type { Folds } from "#server/log/folds.ts";
import { type Body, type Text, takes } from "./compressed.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { answersIfShown } from "./shown.ts";

/** Answers kept of one state, by address; a stranger's made-up queries push nothing else out. */
const MOST = 50;
/** Of them together, beside the texts with a name of their own, in signs or bytes. */
const MOST_LENGTH = 8_000_000;

interface Ready {
  body: Body;
  headers: Headers;
  /** There is no other form of it. */
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

  /** Keeps a visitor's answer for the next who asks the same in the form that its headers tell; out: that answer. */
  keep({ url }: Request, body: Body, told: Record<string, string>): Response {
    const headers = new Headers(told);
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
