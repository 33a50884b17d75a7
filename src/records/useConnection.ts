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
  // A cable pulled out says nothing on the socket for a while; the browser knows at once.
  let online = navigator.onLine;
  let answering = false;
  const judge = (): void => {
    everConnected ||= answering;
    if (everConnected) tell(answering && online);
  };
  const stopWatching = watchConnection((now) => {
    answering = now;
    judge();
  });
  const onNetworkChange = (): void => {
    online = navigator.onLine;
    judge();
  };
  window.addEventListener('online', onNetworkChange);
  window.addEventListener('offline', onNetworkChange);
  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('online', onNetworkChange);
    window.removeEventListener('offline', onNetworkChange);
  };
}

function tell(now: boolean): void {
  connected = now;
  listeners.forEach((listener) => listener());
}
