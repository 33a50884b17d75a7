import { useEffect, useState } from 'react';
import { createStore, useStore } from '../lib/createStore.ts';

/** How long an unanswered save may take before the user is informed. */
const SLOW_SAVE_AFTER_MS = 5_000;

const pendingCount = createStore(0);

/** Counts a save as pending until the server answers it. */
export async function trackPending<Result>(save: Promise<Result>): Promise<Result> {
  pendingCount.set(pendingCount.get() + 1);
  try {
    return await save;
  } finally {
    pendingCount.set(pendingCount.get() - 1);
  }
}

/** The number of saves the server has not answered yet. */
export const usePendingSaves = (): number => useStore(pendingCount);

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

/** Asks for confirmation before the page closes while saves are pending: the browser would drop them. */
export function useUnloadGuard(): void {
  const isPending = usePendingSaves() > 0;
  useEffect(() => {
    if (!isPending) return undefined;
    const confirm = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isPending]);
}
