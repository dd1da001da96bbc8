// What may stand between a browser and the site: passes everything on, or answers instead of the site.
import { atEnd } from "./closing.ts";

type Stranger = (request: Request) => Response;

export interface Between {
  url: string;
  /** In: who answers from now on; null is the site itself. */
  answerBy(stranger: Stranger | null): void;
}

/** In: the addresses of the site's servers, tried in turn. Out: an address in front of them. */
export function openBetween(...sites: string[]): Between {
  let turn = 0;
  let stranger: Stranger | null = null;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    async fetch(request) {
      if (stranger) return stranger(request);
      const { pathname, search } = new URL(request.url);
      const { method, headers, signal } = request;
      const body = request.body && (await request.arrayBuffer());
      for (const _ of sites) {
        const site = sites[turn++ % sites.length];
        const options = { method, headers, body, signal, redirect: "manual", decompress: false } as const;
        const answer = await fetch(`${site}${pathname}${search}`, options).catch((error) => error);
        if (answer instanceof Response) return answer;
        // Like nginx: a request that may have arrived is sent to no other server.
        if (answer.code !== "ConnectionRefused" && method !== "GET") break;
      }
      return new Response("<h1>502 Bad Gateway</h1>", {
        status: 502,
        headers: { "content-type": "text/html" },
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
