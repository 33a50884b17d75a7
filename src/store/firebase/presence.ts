import { onDisconnect, ref, remove, set } from 'firebase/database';
import { SERVER_TIMESTAMP, database, watchConnection } from './database.ts';

/** What a window says of itself, without its time. */
type Word = { readonly uid: string; readonly user: string; readonly field: string };

/** A window that is present at a path. */
type Present = {
  readonly say: () => void;
  /** Says no more than that it is still there, which is half as long. */
  readonly stay: () => void;
  readonly end: () => void;
};

/**
 * Stores that this window is at a path, again as often as `say` is called and after each reconnection. The path is its own: nobody
 * was there before. The server removes it when the connection ends. What fails is not told: nobody waits for it, and others see no more than that the window is not there.
 */
export function keepPresent(path: string, word: () => Word): Present {
  let isConnected = false;
  const put = (below: string, value: unknown): void => {
    // Without a connection, words would wait for the next one and come too late.
    if (isConnected) set(ref(database(), path + below), value).catch(ignore);
  };
  const say = (): void => put('', { ...word(), timestamp: SERVER_TIMESTAMP });
  const stop = watchConnection((connected) => {
    isConnected = connected;
    if (!connected) return;
    onDisconnect(ref(database(), path)).remove().catch(ignore);
    say();
  });
  return {
    say,
    stay: () => put('/timestamp', SERVER_TIMESTAMP),
    end: () => {
      stop();
      if (!isConnected) return;
      const place = ref(database(), path);
      // What cannot be removed, since the session has ended, is removed with the connection.
      remove(place)
        .then(() => onDisconnect(place).cancel())
        .catch(ignore);
    },
  };
}

const ignore = (): void => undefined;
