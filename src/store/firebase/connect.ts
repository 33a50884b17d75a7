import { goOffline, goOnline, ref } from 'firebase/database';
import { database } from './database.ts';

/**
 * Starts connecting, which otherwise waits for the first subscription. The SDK authenticates the connection as soon as the
 * auth state is known.
 */
export function connect(): void {
  ref(database);
}

/**
 * Gives up the connection, or the attempt at one, and makes another attempt at once. The SDK does not wait for the other side
 * to agree, and sends again what has no answer.
 */
export function reconnect(): void {
  goOffline(database);
  goOnline(database);
}

/** Where the SDK counts what arrives, for its log: it publishes no other sign of that. */
const COUNTER = ['_repoInternal', 'stats_', 'counters_', 'bytes_received'] as const;

type Parts = Readonly<Record<string, unknown>> | undefined;

/** How much has arrived from the database in this page, in characters. Long messages come, and count, in pieces. */
export function receivedLength(): number {
  const count = COUNTER.reduce<unknown>((whole, part) => (whole as Parts)?.[part], database);
  return Number(count ?? 0);
}
