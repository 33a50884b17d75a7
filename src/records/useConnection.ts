import { useSyncExternalStore } from 'react';
import { watchConnection } from '../firebase/database.ts';

/** Time a first connection may take before it counts as missing, in milliseconds. */
const PATIENCE = 3_000;

let connected = true;
let stop: () => void = () => undefined;
const listeners = new Set<() => void>();

/** Whether the database answers. Optimistic while a page is starting, honest from then on. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, () => connected);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stop = follow();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function follow(): () => void {
  let everConnected = false;
  const timer = setTimeout(() => {
    if (!everConnected) tell(false);
  }, PATIENCE);
  const stopWatching = watchConnection((now) => {
    everConnected ||= now;
    if (everConnected) tell(now);
  });
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}

function tell(now: boolean): void {
  connected = now;
  listeners.forEach((listener) => listener());
}
