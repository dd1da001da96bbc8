// The service worker: the tournaments seen last open without a network, as they were. Nothing else
// comes from a cache. The build puts in front of this: BUILD, a digest; PRECACHED, the shell and its
// files; and the names of `names.ts`.
const ASSETS = `assets-${BUILD}`;
/** A page that is the same for everybody and that the server does not draw: the shell of all pages. */
const SHELL = "/share";
/** How long a silent network may take before the kept copy is shown. */
const PATIENCE_MS = 5000;
const snapshotPath = /^\/api\/tournaments\/[\w-]+\/snapshot$/;

// A new build takes over at once: file names have digests, so pages of the build before ask for files that this
// worker does not know, and get them from the server.
self.addEventListener("install", (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // Writes, and everything with a token, go to the network alone.
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return;
  // Polls ask past every cache: an old answer must not look like a new one.
  const isFirst = snapshotPath.test(pathname) && search === "" && request.cache !== "no-store";
  // A calendar or another file is opened like a page, but is none.
  const isFile = /\.\w+$/.test(pathname);
  if (request.mode === "navigate" && !isFile) event.respondWith(page(event, pathname));
  else if (isFirst) event.respondWith(snapshot(request));
  else if (PRECACHED.includes(pathname)) event.respondWith(asset(pathname));
});

/**
 * All or nothing: if a file were missing, or a login page in its place, a page would
 * break with no way to repair it.
 */
async function precache() {
  const cache = await caches.open(ASSETS);
  const isHashed = (path) => path.startsWith("/assets/");
  await cache.addAll(
    PRECACHED.map((path) => new Request(path, { cache: isHashed(path) ? "default" : "reload" })),
  );
  for (const path of PRECACHED.filter(isHashed)) {
    const { headers } = await cache.match(path);
    if (headers.get("content-type")?.includes("html")) throw new Error(`${path} is a page.`);
  }
  if (!isOurs(await (await cache.match(SHELL)).text())) throw new Error("The shell is another's.");
}

/** A network's login page and a proxy's error page are pages too, with any status. */
const isOurs = (html) => html.includes('id="root"');

/** Deletes what older builds have cached; kept tournaments are fetched again, in this build's shape. */
async function takeOver() {
  for (const name of await caches.keys())
    if (name !== ASSETS && name !== SNAPSHOTS) await caches.delete(name);
  await self.clients.claim();
  await Promise.all((await kept()).map(({ address }) => renew(address)));
}

async function renew(address) {
  const response = await fetch(address, { cache: "no-store" }).catch(() => null);
  if (!response?.headers.get("content-type")?.includes("json")) return;
  if (response.status === 404) await forget(address);
  if (!response.ok) return;
  const headers = { "content-type": "application/json", [KEPT_AT]: String(Date.now()) };
  await (await caches.open(SNAPSHOTS)).put(address, new Response(response.body, { headers }));
}

async function page(event, pathname) {
  const link = decoded(pathname.split("/")[1]);
  const known = (await kept()).find((one) => one.link === link);
  try {
    const response = await answerOf(event.request, known);
    // Read in parallel with the page, which is shown as it arrives.
    if (known) event.waitUntil(heed(response.clone(), known));
    return response;
  } catch {
    return known ? rewritten(SHELL, "</head>", `${headOf(known)}</head>`) : offlinePage();
  }
}

/** The page of a published tournament names its snapshot; one of our pages that does not is no longer public. */
async function heed(response, { id, address }) {
  if (!response.ok && response.status !== 404) return;
  const html = await response.text().catch(() => "");
  if (isOurs(html) && !html.includes(`data-tournament="${id}"`)) await forget(address);
}

async function snapshot(request) {
  const hit = await caches.match(request.url, { cacheName: SNAPSHOTS });
  try {
    return await answerOf(request, hit);
  } catch (error) {
    if (hit) return hit;
    throw error;
  }
}

const asset = async (path) => (await caches.match(path, { cacheName: ASSETS })) ?? fetch(path);

/** The server's answer. A foreign answer, a silent network and a broken server count as no answer. */
async function answerOf(request, instead) {
  if (!instead) return fetch(request);
  const silence = new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS, new Error("Nothing came.")));
  const response = await Promise.race([fetch(request), silence]);
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  return response;
}

/** The tournaments that open without a network, most recent first; none if the device refuses its store. */
async function kept() {
  const cache = await caches.open(SNAPSHOTS).catch(() => null);
  if (!cache) return [];
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url);
      const snapshot = await response?.json().catch(() => null);
      if (!snapshot?.tournament) return [];
      const { _id: id, linkindex: link, name } = snapshot.tournament;
      const atMs = Number(response.headers.get(KEPT_AT));
      return [{ id, link, name, address: new URL(url).pathname, atMs }];
    }),
  );
  return found.flat().sort((a, b) => b.atMs - a.atMs);
}

const forget = async (address) => (await caches.open(SNAPSHOTS)).delete(address);

/** Named as the server's own page names its snapshot, for `live/page-snapshot.ts`. */
const headOf = ({ id, link, address }) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" data-tournament="${id}" data-link="${escaped(link)}" />`;

async function offlinePage() {
  const items = (await kept()).map(
    ({ link, name }) => `<li><a href="/${encodeURIComponent(link)}">${escaped(name)}</a></li>`,
  );
  const list = items.length ? `<h2>Kept on this device</h2><ul>${items.join("")}</ul>` : "";
  return rewritten("/offline.html", "<!--kept-->", list);
}

/** A precached page with a part of it replaced; its headers stay, including the content policy. */
async function rewritten(path, part, by) {
  const response = await caches.match(path, { cacheName: ASSETS });
  if (!response) return Response.error();
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(
    (await response.text()).replace(part, () => by),
    { headers },
  );
}

const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
