import { useEffect, useRef } from 'react';
import { sessionState } from '../../firebase/account.ts';
import { connection, useConnection } from '../../records/store/connection/useConnection.ts';

/** How often the identity provider is asked while the connection is lost. */
const INTERVAL_MS = 10_000;

/**
 * Finds out whether a lost connection means that the account is closed: without a new token the database's client goes on
 * reconnecting for good, and the page would show its records as long as it is open.
 */
export function SessionWatch({ onClosed }: { readonly onClosed: () => void }) {
  const isConnected = useConnection();
  // Each attempt to reconnect succeeds for an instant, until the database asks for the token.
  const wasLost = useRef(false);
  useEffect(() => {
    wasLost.current ||= !isConnected;
  }, [isConnected]);
  useEffect(() => {
    let isStopped = false;
    async function check(): Promise<void> {
      if (!wasLost.current || !navigator.onLine) return;
      wasLost.current = !connection.get();
      if ((await sessionState()) === 'closed' && !isStopped) onClosed();
    }
    const timer = setInterval(() => void check(), INTERVAL_MS);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [onClosed]);
  return null;
}
