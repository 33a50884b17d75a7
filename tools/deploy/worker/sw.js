/**
 * The service worker: keeps the code of the dashboard in this browser, so that it opens without a network. It answers
 * requests for the app's own page and code, nothing else, and stores no data. The build puts CACHE, FILES and ENTRY above
 * (tools/deploy/serviceWorker.ts).
 */
/* global CACHE, FILES, ENTRY */

const PREFIX = 'precache-';

self.addEventListener('install', (event) => event.waitUntil(precache()));

// Claims the tab that has just signed in: without this, a worker controls a page from its next load on.
self.addEventListener('activate', (event) =>
  event.waitUntil(tidyUp().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === '/' || pathname === '/index.html') event.respondWith(openPage(request));
  } else if (isHashed(pathname) || FILES.includes(pathname)) {
    event.respondWith(fromCache(request));
  }
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  // A tab reports which version of the app it runs, by its entry. One of this version has nothing to wait for.
  const isSame = data.type === 'running' && data.entry === ENTRY;
  if (data.type === 'activate' || isSame) void self.skipWaiting();
  else if (data.type === 'tidyUp') event.waitUntil(tidyUp());
  else if (data.type === 'running') source.postMessage('newVersion', { transfer: [] });
});

/** Whether the name of a file changes with its content. */
const isHashed = (path) => path.startsWith('/assets/');

/** Stores all files, or fails and leaves none, whereupon the browser tries again at its next check. */
async function precache() {
  try {
    const cache = await caches.open(CACHE);
    // What the open tab has loaded already comes from the browser's cache.
    await cache.addAll(
      FILES.map((file) => new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache' })),
    );
    const page = await (await cache.match('/')).text();
    if (!page.includes(ENTRY)) throw new Error('The page belongs to another version');
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The stored page at once; the network is asked by the browser, which looks for a newer worker after each load. */
async function openPage(request) {
  for (const name of await newestCaches()) {
    const stored = await (await caches.open(name)).match('/');
    if (stored) return stored;
  }
  return fetch(request);
}

/**
 * That of the version that waits, if one does: whoever loads the page gets that, which then takes over. The last one may still be
 * empty, as long as another version is being stored.
 */
async function newestCaches() {
  if (!self.registration.waiting) return [CACHE];
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX)).toReversed();
}

/** A file of any version that is still stored, because tabs of older versions may be open; else from the network. */
async function fromCache(request) {
  const stored = await caches.match(request, { ignoreVary: true });
  return stored ?? fetch(request);
}

async function tidyUp() {
  const { installing, waiting } = self.registration;
  // Another version is being stored.
  if (installing === null && waiting === null) await removeUnusedCaches();
}

/** Removes the caches of versions that no tab runs. Each tab holds a lock named after its entry (src/records/store/device/worker.ts). */
async function removeUnusedCaches() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const entries = held.flatMap(({ name }) => (name.startsWith('app:') ? [name.slice(4)] : []));
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of others) {
    const cache = await caches.open(name);
    const matches = await Promise.all(entries.map((entry) => cache.match(entry)));
    if (matches.every((match) => match === undefined)) await caches.delete(name);
  }
}
