// The service worker: the tournaments seen last open without a network, as they were. Nothing else comes from a cache.
// The build puts in front of this: BUILD, a digest; PRECACHED, the shell and its files; and the names of `names.ts`.
const ASSETS = `assets-${BUILD}`;
/** A page that is nobody's own and that the server does not draw: the shell of all of them. */
const SHELL = "/share";
/** For so long a network that is there and silent may take before what is kept is shown. */
const PATIENCE_MS = 5000;
const snapshotPath = /^\/api\/tournaments\/[\w-]+\/snapshot$/;

// A new build takes over at once: names of files carry digests, so that pages of the build before ask for files
// that this worker does not know, and get them from the server.
self.addEventListener("install", (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // Writes, and everything that carries a token, are the network's alone.
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return;
  // Polls ask past every cache: an old answer must not look like a new one.
  const isFirst = snapshotPath.test(pathname) && search === "" && request.cache !== "no-store";
  // A calendar or another file is opened as pages are, but is not one.
  const isFile = /\.\w+$/.test(pathname);
  if (request.mode === "navigate" && !isFile) event.respondWith(page(event, pathname));
  else if (isFirst) event.respondWith(snapshot(request));
  else if (PRECACHED.includes(pathname)) event.respondWith(asset(pathname));
});

/** All or nothing: without one of its files, or with a stranger's, a page would break where nobody can mend it. */
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

/** A network's login and a proxy's regrets are pages too, with any status. */
const isOurs = (html) => html.includes('id="root"');

/** What older builds have cached goes; what is kept of tournaments is asked for anew, in the shape of this build. */
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
    // Read beside the page, which is shown as it comes.
    if (known) event.waitUntil(heed(response.clone(), known));
    return response;
  } catch {
    return known ? rewritten(SHELL, "</head>", `${headOf(known)}</head>`) : offlinePage();
  }
}

/** The page of a published tournament names it; one of ours that does not is no longer for everybody. */
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

/** The server's answer. Where there is something instead, a silent network or a broken server is as good as none. */
async function answerOf(request, instead) {
  if (!instead) return fetch(request);
  const silence = new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS, new Error("Nothing came.")));
  const response = await Promise.race([fetch(request), silence]);
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  return response;
}

/** The tournaments that open without a network, the one seen last first; none where the device refuses its store. */
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

/** As the server's own page names its snapshot, for `live/page-snapshot.ts`. */
const headOf = ({ id, link, address }) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" data-tournament="${id}" data-link="${escaped(link)}" />`;

async function offlinePage() {
  const items = (await kept()).map(
    ({ link, name }) => `<li><a href="/${encodeURIComponent(link)}">${escaped(name)}</a></li>`,
  );
  const list = items.length ? `<h2>Kept on this device</h2><ul>${items.join("")}</ul>` : "";
  return rewritten("/offline.html", "<!--kept-->", list);
}

/** A precached page with a part of it replaced; its headers stay, the content policy among them. */
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
