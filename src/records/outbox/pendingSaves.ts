import { useEffect, useState } from 'react';
import { useDeviceStatus } from '../../device/store.ts';
import { useOutbox } from './outbox.ts';

/** How long an unanswered save may take before the user is informed. */
const SLOW_SAVE_AFTER_MS = 5_000;

/** The number of saves that the server has not answered yet. */
export function usePendingSaves(): number {
  return useOutbox().intents.filter(({ problem }) => problem === undefined).length;
}

/** Whether saves have been pending for longer than `SLOW_SAVE_AFTER_MS`. */
export function useSlowSave(): boolean {
  const isPending = usePendingSaves() > 0;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/**
 * Asks for confirmation before the page closes while this browser does not keep the saves on its way to the server: they
 * would be lost.
 */
export function useUnloadGuard(): void {
  const isPending = usePendingSaves() > 0;
  const isKept = useDeviceStatus() === 'kept';
  useEffect(() => {
    if (!isPending || isKept) return undefined;
    const confirm = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isPending, isKept]);
}
