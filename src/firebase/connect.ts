import { ref } from 'firebase/database';
import { database } from './database.ts';

/**
 * Starts connecting, which otherwise waits for the first subscription. The SDK authenticates the connection as soon as the
 * auth state is known.
 */
export function connect(): void {
  ref(database);
}
