import { onDisconnect, ref, remove, set } from 'firebase/database';
import { SERVER_TIMESTAMP, database, watchConnection } from './database.ts';

/** What a window says of itself, without its time. */
type Word = { readonly uid: string; readonly user: string; readonly field: string };

/**
 * Stores that this window is at a path, again as often as `say` is called and after each reconnection. The server removes it when
 * the connection ends. What fails is not told: nobody waits for it, and others see no more than that the window is not there.
 */
export function keepPresent(
  path: string,
  word: () => Word,
): { readonly say: () => void; readonly end: () => void } {
  let isConnected = false;
  const say = (): void => {
    // Without a connection, words would wait for the next one and come too late.
    if (isConnected)
      set(ref(database(), path), { ...word(), timestamp: SERVER_TIMESTAMP }).catch(ignore);
  };
  const stop = watchConnection((connected) => {
    isConnected = connected;
    if (!connected) return;
    onDisconnect(ref(database(), path)).remove().catch(ignore);
    say();
  });
  return {
    say,
    end: () => {
      stop();
      if (!isConnected) return;
      onDisconnect(ref(database(), path)).cancel().catch(ignore);
      remove(ref(database(), path)).catch(ignore);
    },
  };
}

const ignore = (): void => undefined;
