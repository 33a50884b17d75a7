import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

/** Counts a save as pending until it settles; meanwhile closing the page asks first, since it would lose the save. */
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

function change(by: number): void {
  if (pending === 0) window.addEventListener('beforeunload', ask);
  pending += by;
  if (pending === 0) window.removeEventListener('beforeunload', ask);
  listeners.forEach((tell) => tell());
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
