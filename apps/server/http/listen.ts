// Puts the site on a port: absolute addresses, headers that every answer has, tokens renewed in use.
// Takes it off the port in order.
import { complain, sayRequest } from "#server/journal.ts";
import { broken } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { addressed, hostFault, hostInAddress } from "./address.ts";
import { createApp } from "./app.ts";
import { listenRefusal } from "./listen-refusal.ts";
import { readyAnswer } from "./ready-answers.ts";
import { givenOrNewId, requestId } from "./request-id.ts";
import { refusalResponse } from "./responses.ts";
import { setSecurityHeaders, setTransportHeader } from "./security-headers.ts";

/** Larger bodies are refused before they are read; body.ts has the limit of each call. */
const MAX_BODY_BYTES = 64_000_000;
/** A connection that is silent for this long is closed, also one whose request never ends. */
const SILENCE_SECONDS = 30;
/** How long requests in progress have to finish when the server stops. */
const GRACE_MS = 5000;

export interface Listening {
  url: string;
  port: number;
  /** Accepts no more, ends the streams, answers the requests in progress. */
  stop(): Promise<void>;
}

export async function listen(site: Site): Promise<Listening> {
  const app = await createApp(site);
  const { host, port, trustProxyHops } = site.config;
  const name = hostInAddress(host);
  const finished = (request: Request, response: Response, id: string, started: number): Response => {
    const { headers, status } = response;
    site.requests.add(status);
    setSecurityHeaders(request.url, headers);
    setTransportHeader(request, headers, trustProxyHops);
    headers.set("x-request-id", id);
    const renewed = site.sessions.renewalFor(request);
    // A token in use is renewed: pages keep the one in this header.
    if (renewed) headers.set("x-renewed-token", renewed);
    sayRequest(() => ({
      id,
      method: request.method,
      // Without the query: mailed links carry their token there.
      path: new URL(request.url).pathname,
      status,
      milliseconds: Math.round(performance.now() - started),
    }));
    return response;
  };
  const made = async (request: Request, started: number): Promise<Response> => {
    const id = requestId(request);
    return finished(request, await app.fetch(request), id, started);
  };
  // A ready answer is given in the same tick: a promise would cost more than the answer.
  const answer = (asked: Request): Response | Promise<Response> => {
    const started = performance.now();
    const fault = hostFault(asked);
    const request = addressed(asked, name);
    const ready = fault ? refusalResponse(fault) : readyAnswer(site.folds, request);
    return ready ? finished(request, ready, givenOrNewId(request), started) : made(request, started);
  };
  try {
    app.server = Bun.serve({
      hostname: host,
      port,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: SILENCE_SECONDS,
      // Explicit, because without `development` Bun shares the port with another process, and requests go to either.
      reusePort: false,
      fetch: answer,
      // An error thrown outside every route: one sentence, not Bun's page with the source code.
      development: false,
      error(error) {
        complain("A request could not be answered", error);
        const response = refusalResponse(broken());
        setSecurityHeaders(`http://${name}/`, response.headers);
        return response;
      },
    });
  } catch (error) {
    throw listenRefusal(error, host, port) ?? error;
  }
  const server = app.server;
  return {
    url: `http://${name}:${server.port}`,
    port: server.port!,
    async stop() {
      const closed = server.stop();
      site.hub.stop("server-stops");
      for (const deadline = Date.now() + GRACE_MS; server.pendingRequests > 0; await Bun.sleep(10))
        if (Date.now() > deadline) break;
      await server.stop(true);
      await closed;
    },
  };
}
