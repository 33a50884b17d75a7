import { once } from '../../../lib/once.ts';
import { inPage } from './deviceDatabase.ts';

/** What the tabs of this browser tell each other. */
export type TabMessage = 'outbox' | 'accessEnded';

const NAME = 'desk';

/** Opened on first use: the public pages need no channel. Null where the browser has none. */
const otherTabs = once(() =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME),
);

const thisTab = new EventTarget();

/** Sends a message to this tab, which hears it at once, and to the others. */
export function tellTabs(message: TabMessage): void {
  thisTab.dispatchEvent(new Event(message));
  otherTabs()?.postMessage(message);
}

/** Calls back with every such message of any tab. Returns an unsubscribe function. */
export function onTabMessage(expected: TabMessage, onMessage: () => void): () => void {
  const receive = (): void => onMessage();
  thisTab.addEventListener(expected, receive);
  const unsubscribe = onMessageOfOthers(expected, onMessage);
  return () => {
    thisTab.removeEventListener(expected, receive);
    unsubscribe();
  };
}

/** Calls back with every such message of another tab. Returns an unsubscribe function. */
export function onMessageOfOthers(expected: TabMessage, onMessage: () => void): () => void {
  const channel = otherTabs();
  const receive = (event: MessageEvent): void => {
    if (event.data === expected) onMessage();
  };
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}

/** Runs a task while no other tab runs one with the same name. Without support for locks, it runs at once. */
export async function withLock(name: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks == null) await task();
  else await locks.request(name, task);
}

/** Takes a lock unless somebody has it, in this tab or another. Resolves to a function that releases it, or to null. */
export async function takeLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks == null) {
    if (inPage.locks.has(name)) return null;
    inPage.locks.add(name);
    return () => inPage.locks.delete(name);
  }
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock !== null) return new Promise((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
