import { onTabMessage, postToTabs } from './channel.ts';

const listeners = new Set<() => void>();

/** Calls back when what a person leaves in this browser must go, in this tab or another. Returns an unsubscribe function. */
export function onTracesErased(erase: () => void): () => void {
  listeners.add(erase);
  const unsubscribe = onTabMessage('accessEnded', erase);
  return () => {
    listeners.delete(erase);
    unsubscribe();
  };
}

/** Tells everything that keeps something of a person in this tab, and the other tabs. */
export function notifyTracesErased(): void {
  listeners.forEach((erase) => erase());
  postToTabs('accessEnded');
}
