const NAME = 'try-out';

/**
 * Starts the backend or joins that of the other tabs. Browsers without shared workers have one for each tab, which then do
 * not see each other.
 */
export function connectBackend(): MessagePort {
  if (typeof SharedWorker !== 'undefined') {
    return new SharedWorker(new URL('../backend/backendWorker.ts', import.meta.url), {
      type: 'module',
      name: NAME,
    }).port;
  }
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('../backend/backendWorker.ts', import.meta.url), {
    type: 'module',
    name: NAME,
  });
  worker.postMessage(tabId(), [port2]);
  return port1;
}

/** An id that a tab keeps when it is loaded again, unless the browser blocks storage. */
function tabId(): string {
  const fresh = `${Date.now()}-${Math.random()}`;
  try {
    const id = sessionStorage.getItem(NAME) ?? fresh;
    sessionStorage.setItem(NAME, id);
    return id;
  } catch {
    return fresh;
  }
}
