import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../lib/createStore.ts';
import { reconnect, watchClockOffset, watchConnection } from '../../../firebase/database.ts';
import { watchDatabaseLine, type LineWatch } from './lineWatch.ts';
import { useNow } from '../../../ui/useNow.ts';
import { today } from '../../../lib/dates.ts';

/** How long the first connection may take before the app counts as offline. */
const OFFLINE_AFTER_MS = 3_000;

/** How long an attempt to connect may take before it is replaced by another: enough for a line with 1.5 s each way. */
const ATTEMPT_MS = 20_000;

/** An attempt as young as this is not replaced yet, whoever asks for another. */
const YOUNG_MS = 5_000;

const CHECK_INTERVAL_MS = 1_000;

/** Follows the connection to the database, and replaces it where it is slow or silent. */
function followConnection() {
  /** Whether the database is connected. Optimistic for the first `OFFLINE_AFTER_MS` of a page. */
  const connection = createStore(true, monitor);
  /** Whether a connection is on its way that may well succeed: the first one of the page, or one that somebody has asked for. */
  const isConnecting = createStore(true);
  /** When the current attempt began, or the connection was lost, on the clock of `performance`. */
  let attemptedAt = 0;
  /** Whether somebody has asked for another attempt than the current one. */
  let isRequested = false;
  let line: LineWatch | undefined;

  function attempt(): void {
    attemptedAt = performance.now();
    isRequested = false;
    reconnect();
  }

  function attemptIfRequested(): void {
    if (isRequested && performance.now() - attemptedAt >= YOUNG_MS) attempt();
  }

  function connectNow(): void {
    if (connection.get() || !navigator.onLine) return;
    isConnecting.set(true);
    isRequested = true;
    attemptIfRequested();
  }

  function connectIfVisible(): void {
    if (!document.hidden) connectNow();
  }

  function monitor(): () => void {
    let hasConnected = false;
    let isSocketOpen = false;
    // After the network is lost the socket stays open for a while; the browser's own flag changes at once.
    let isOnline = navigator.onLine;
    attemptedAt = performance.now();

    const update = (): void => {
      hasConnected ||= isSocketOpen;
      if (hasConnected || !isOnline) connection.set(isSocketOpen && isOnline);
      if (isSocketOpen || !isOnline) isConnecting.set(false);
    };
    const timer = setTimeout(() => {
      if (!hasConnected) connection.set(false);
    }, OFFLINE_AFTER_MS);
    const checks = setInterval(() => {
      // A hidden page asks nothing by itself, and leaves the attempts to the SDK.
      const isVisible = !document.hidden;
      if (isSocketOpen) {
        line ??= watchDatabaseLine(attempt);
        return line.check(isVisible);
      }
      attemptIfRequested();
      if (performance.now() - attemptedAt < ATTEMPT_MS) return undefined;
      isConnecting.set(false);
      if (isVisible && isOnline) attempt();
      return undefined;
    }, CHECK_INTERVAL_MS);
    const unsubscribe = watchConnection((connected) => {
      isSocketOpen = connected;
      isRequested = false;
      if (connected) line?.restart();
      else attemptedAt = performance.now();
      update();
    });
    const onNetworkChange = (): void => {
      isOnline = navigator.onLine;
      update();
      connectNow();
    };
    window.addEventListener('online', onNetworkChange);
    window.addEventListener('offline', onNetworkChange);
    document.addEventListener('visibilitychange', connectIfVisible);
    return () => {
      clearTimeout(timer);
      clearInterval(checks);
      // The next subscription starts as optimistic as the first.
      connection.set(true);
      isConnecting.set(true);
      unsubscribe();
      window.removeEventListener('online', onNetworkChange);
      window.removeEventListener('offline', onNetworkChange);
      document.removeEventListener('visibilitychange', connectIfVisible);
    };
  }

  return {
    connection,
    isConnecting,
    connectNow,
    expectAnswer: () => {
      if (connection.get()) line?.expectAnswer();
    },
  };
}

const current = followConnection();

/** Whether the database is connected. Optimistic for the first `OFFLINE_AFTER_MS` of a page. */
export const { connection } = current;

/** Connects at once, or after a moment if an attempt has only just begun: the SDK may wait for half a minute. */
export const { connectNow } = current;

/** Somebody waits for an answer of the database: the connection is replaced if nothing comes. */
export const { expectAnswer } = current;

/** Calls back once, as soon as there is no connection. Returns a function that stops waiting for that. */
export function whenDisconnected(onDisconnected: () => void): () => void {
  const stop = connection.subscribe(check);
  check();
  function check(): void {
    if (connection.get()) return;
    stop();
    onDisconnected();
  }
  return stop;
}

/** Whether the database is connected, as `connection` is. */
export const useConnection = (): boolean => useStore(connection);

/** As long as a connection is on its way, a page that shows nothing yet is loading, and not without a connection. */
export function useConnectionState(): 'connected' | 'connecting' | 'none' {
  const isConnecting = useStore(current.isConnecting);
  if (useStore(connection)) return 'connected';
  return isConnecting ? 'connecting' : 'none';
}

/** How far the server's clock is ahead of this machine's, in milliseconds; 0 until it is known. */
export function useClockOffset(): number {
  const [offsetMs, setOffsetMs] = useState(0);
  useEffect(() => watchClockOffset(setOffsetMs), []);
  return offsetMs;
}

/** The time by the server's clock, kept up to date: that of this machine may be wrong. */
export const useServerNow = (): number => useNow() + useClockOffset();

/** The date at the company as YYYY-MM-DD, by the server's clock, since that of this machine may be wrong. */
export const useToday = (): string => today(new Date(useServerNow()));
