import { connect } from '../firebase/connect.ts';
import { watchConnection } from '../firebase/database.ts';
import { createStore, useStore } from '../lib/createStore.ts';

/** How long the first connection may take before the app counts as offline. */
const OFFLINE_AFTER_MS = 3_000;

/** Connects to the database ahead of the first subscription. */
export const connectEarly = connect;

/** Whether the database is connected. Optimistic for the first `OFFLINE_AFTER_MS` of a page. */
export const connection = createStore(true, monitorConnection);

/** Whether the database is connected, as `connection` is. */
export const useConnection = (): boolean => useStore(connection);

let connectedAt = 0;

/** Since when the database has been connected, in milliseconds since 1970; 0 until it was for the first time. */
export const connectedSince = (): number => connectedAt;

function monitorConnection(): () => void {
  let hasConnected = false;
  let isSocketOpen = false;
  // After the network is lost the socket stays open for a while; the browser's own flag changes at once.
  let isOnline = navigator.onLine;

  const update = (): void => {
    hasConnected ||= isSocketOpen;
    if (hasConnected) connection.set(isSocketOpen && isOnline);
  };
  const timer = setTimeout(() => {
    if (!hasConnected) connection.set(false);
  }, OFFLINE_AFTER_MS);
  const unsubscribe = watchConnection((connected) => {
    isSocketOpen = connected;
    if (connected) connectedAt = Date.now();
    update();
  });
  const onNetworkChange = (): void => {
    isOnline = navigator.onLine;
    update();
  };
  window.addEventListener('online', onNetworkChange);
  window.addEventListener('offline', onNetworkChange);
  return () => {
    clearTimeout(timer);
    // The next subscription starts as optimistic as the first.
    connection.set(true);
    unsubscribe();
    window.removeEventListener('online', onNetworkChange);
    window.removeEventListener('offline', onNetworkChange);
  };
}
