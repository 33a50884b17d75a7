import { useEffect } from 'react';
import { useAuth } from '../session/useAuth.ts';

/** How long to wait before loading the sender's code again. */
const RELOAD_AFTER_MS = 10_000;

/**
 * Sends the changes of the signed-in person whenever there is a connection, but none of somebody without access. The code is
 * loaded beside the page, which shows its rows without it.
 */
export function useSender(isDenied = false): void {
  const { user, isSigningOut } = useAuth();
  const uid = isSigningOut || isDenied ? undefined : user?.uid;
  const signedInAt = user?.signedInAt ?? 0;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isStopped = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function start(owner: string): Promise<void> {
      try {
        const { startSender } = await import('./startSender.ts');
        if (!isStopped) stop = startSender(owner, signedInAt);
      } catch (error) {
        console.warn('Loading the code that sends changes failed', error);
        if (!isStopped) timer = setTimeout(() => void start(owner), RELOAD_AFTER_MS);
      }
    }
    void start(uid);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [uid, signedInAt]);
}
