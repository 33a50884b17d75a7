import { once } from '../../../lib/once.ts';

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
