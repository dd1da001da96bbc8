// What may stand between a browser and the site: passes everything on, or answers in the site's place.
import { atEnd } from "./closing.ts";

type Stranger = (request: Request) => Response;

export interface Between {
  url: string;
  /** In: who answers from now on; null is the site itself. */
  answerBy(stranger: Stranger | null): void;
}

/** In: the site's address. Out: another one, before it. */
export function openBetween(site: string): Between {
  let stranger: Stranger | null = null;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    fetch(request) {
      if (stranger) return stranger(request);
      const { pathname, search } = new URL(request.url);
      const { method, headers, body, signal } = request;
      return fetch(`${site}${pathname}${search}`, {
        method,
        headers,
        body,
        signal,
        redirect: "manual",
        decompress: false,
      });
    },
  });
  atEnd(async () => server.stop(true));
  return {
    url: server.url.origin,
    answerBy: (next) => {
      stranger = next;
    },
  };
}
