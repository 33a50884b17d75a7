/**
 * Takes the place of sw.js in a build with VITE_SERVICE_WORKER=off: removes everything an earlier worker has stored, and
 * then itself. It answers no requests, so that open tabs load from the network at once.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

// A tab that registers the worker while others are open revives the registration, without another activation. It sends a
// message then.
self.addEventListener('message', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
