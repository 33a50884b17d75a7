import { once } from '../../../lib/once.ts';
import { noteNewVersion } from '../../../lib/newVersion.ts';

const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

/** How long the new worker may take to replace the old one before the page is loaded again nevertheless. */
const ACTIVATION_TIMEOUT_MS = 3_000;

/**
 * Registers the service worker, and looks for newer versions from then on. Call it after sign-in only. Resolves once it has stored
 * the code, if it does.
 */
export const startWorker = once(async (): Promise<void> => {
  const isOff = !import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off';
  if (!isOff && 'serviceWorker' in navigator) await register();
});

/** Loads the page again, in the newer version. */
export async function applyNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { waiting } = registration ?? {};
  if (waiting) {
    const replaced = nextEvent(navigator.serviceWorker, 'controllerchange');
    send(waiting, { type: 'activate' });
    await Promise.race([replaced, delay(ACTIVATION_TIMEOUT_MS)]);
  }
  window.location.reload();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  holdVersion(entry);
  /** The worker answers if it belongs to another version. */
  const report = (worker: ServiceWorker | null): void => {
    if (worker) send(worker, { type: 'running', entry });
  };

  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'newVersion') noteNewVersion();
  });
  serviceWorker.addEventListener('controllerchange', () => report(serviceWorker.controller));
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    // Not to the active one, which may be older than this tab.
    report(registration.waiting);
    if (registration.active) send(registration.active, { type: 'tidyUp' });
    const watchInstalling = (): void => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') report(installing);
      });
    };
    watchInstalling();
    registration.addEventListener('updatefound', watchInstalling);
    lookForUpdates(registration);
    const { installing } = registration;
    if (installing) await nextEvent(installing, 'statechange');
  } catch (error) {
    console.warn('This browser does not keep the app for use without a network', error);
  }
}

/** Keeps the code of this tab's version on the device for as long as the tab is open. */
function holdVersion(entry: string): void {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  const untilClosed = new Promise(() => {});
  void locks?.request(`app:${entry}`, { mode: 'shared' }, () => untilClosed).catch(() => undefined);
}

/** Also when the tab is shown: a tab of the dashboard stays open for days, and its timers sleep with the machine. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const update = (): void => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  setInterval(update, UPDATE_INTERVAL_MS);
  document.addEventListener('visibilitychange', update);
}

/** What a tab tells a worker (tools/deploy/worker/sw.js). */
type WorkerMessage =
  | { readonly type: 'activate' | 'tidyUp' }
  | { readonly type: 'running'; readonly entry: string };

function send(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message, []);
}

const nextEvent = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
  });

const delay = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
