import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * Calls back when somebody wants this process to end: Ctrl-C, a signal, or, under `npm start`, the death of npm
 * itself, which passes nothing on when it is killed.
 */
export function onShutdown(stop: () => void): void {
  for (const signal of SIGNALS) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;

  const before = ancestors();
  const look = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
  look.unref();
}

/** The shell that npm may have put in between, and npm; the second only where the system tells it. */
function ancestors(): string {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(parent);
  }
}
