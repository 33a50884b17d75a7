import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const POLL_INTERVAL_MS = 500;

/**
 * Calls back on Ctrl-C or a signal, and under `npm start` also when npm has ended, since a killed npm forwards no
 * signal.
 */
export function onShutdown(callback: () => void): void {
  for (const signal of SIGNALS) process.on(signal, callback);
  if (process.env['npm_lifecycle_event'] === undefined) return;

  const initial = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === initial) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

/** The parent process, which may be a shell of npm, and on Linux its parent. */
function ancestors(): string {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(parent);
  }
}
