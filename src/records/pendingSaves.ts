import { useEffect, useState, useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

/** Counts a save as pending until the server has answered it. */
export async function whilePending<Result>(saving: Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await saving;
  } finally {
    change(-1);
  }
}

/** How many saves have not been answered by the server yet. */
export function usePendingSaves(): number {
  return useSyncExternalStore(subscribe, () => pending);
}

/** How long an answer may take before people are told, in milliseconds. */
const PATIENCE = 5_000;

/** Whether saves have been pending for so long that people should know. */
export function useSlowSave(): boolean {
  const waiting = usePendingSaves() > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}

/** While saves are pending, closing the page asks first: the browser would lose them. */
export function useUnloadGuard(): void {
  const waiting = usePendingSaves() > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [waiting]);
}

function change(by: number): void {
  pending += by;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
