import { useEffect } from 'react';
import { sessionState } from '../../firebase/account.ts';
import { useConnection } from '../../records/useConnection.ts';

export type SessionWatchProps = { readonly onClosed: () => void };

/** How long the connection must be lost before the identity provider is asked, and how often from then on. */
const INTERVAL_MS = 10_000;

/**
 * Finds out whether a lost connection means that the account is closed: without a new token the database's client goes on
 * reconnecting for good, and the page would show its records as long as it is open.
 */
export default function SessionWatch({ onClosed }: SessionWatchProps) {
  const isConnected = useConnection();
  useEffect(() => {
    if (isConnected) return undefined;
    let isStopped = false;
    async function check(): Promise<void> {
      if (!navigator.onLine) return;
      if ((await sessionState()) === 'closed' && !isStopped) onClosed();
    }
    const timer = setInterval(() => void check(), INTERVAL_MS);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [isConnected, onClosed]);
  return null;
}
