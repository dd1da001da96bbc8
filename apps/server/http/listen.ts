// Puts the site on a port: paths tidied, headers that every answer has, tokens renewed in use.
import type { Site } from "#server/site.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import { createApp } from "./app.ts";

/** Larger bodies are refused before they are read; see body.ts for what each call takes. */
const MAX_BODY_BYTES = 64_000_000;

export interface Listening {
  url: string;
  port: number;
  stop(): Promise<void>;
}

export async function listen(site: Site): Promise<Listening> {
  const app = await createApp(site);
  const { host, port } = site.config;
  const answer = async (request: Request): Promise<Response> => {
    const response = await app.fetch(tidied(request));
    site.requests.add(response.status);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  };
  try {
    app.server = Bun.serve({
      hostname: host,
      port,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: 30,
      fetch: withRenewal(site, answer),
    });
  } catch (error) {
    if ((error as { code?: string }).code !== "EADDRINUSE") throw error;
    throw new StartRefusal(`Port ${port} is taken; set PORT to another one.`);
  }
  const server = app.server;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${server.port}`,
    port: server.port!,
    stop: () => server.stop(true),
  };
}

/** Repeated slashes below /api are one (the specification's older pages send some doubled). */
function tidied(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/+api\/.*\/\/|^\/+api\/\/|^\/\/+api\//.test(url.pathname)) return request;
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  // The same request, not a copy: its client's address and its renewed token are known by it.
  return Object.defineProperty(request, "url", { value: url.href });
}

/** A token in use is renewed: pages keep what this header brings. */
const withRenewal =
  ({ sessions }: Site, answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await answer(request);
    const renewed = sessions.renewalFor(request);
    if (renewed) response.headers.set("x-renewed-token", renewed);
    return response;
  };
