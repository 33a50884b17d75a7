/** What the tabs of this browser tell each other. */
export type TabMessage = 'outbox' | 'snapshots' | 'accessEnded' | 'newVersion' | 'imports';

const NAME = 'desk';

let channel: BroadcastChannel | null | undefined;

/** Opened on first use: the public pages need no channel. Null where the browser has none. */
function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return channel;
}

/** Sends a message to the other tabs. */
export function postToTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Calls back with every such message of another tab. Returns an unsubscribe function. */
export function onTabMessage(expected: TabMessage, onMessage: () => void): () => void {
  const own = open();
  const receive = (event: MessageEvent): void => {
    if (event.data === expected) onMessage();
  };
  own?.addEventListener('message', receive);
  return () => own?.removeEventListener('message', receive);
}
