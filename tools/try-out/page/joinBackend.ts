import type { BackendMessage, TabMessage } from '../messages.ts';
import { onMessage } from '../onMessage.ts';
import { connectBackend } from './connectBackend.ts';
import { clearStorage } from './clearStorage.ts';

export type BackendState = Extract<BackendMessage, { readonly type: 'state' }>;

/** The backend as the page sees it. */
export type JoinedBackend = {
  readonly post: (message: TabMessage, answers?: MessagePort) => void;
  /** The state when the page joined it. */
  readonly state: Promise<BackendState>;
  /** Calls back with every state from now on. */
  readonly onState: (onChange: (state: BackendState) => void) => void;
};

/** Joins the backend, and loads the page anew whenever the try-out is started over, in this tab or another. */
export function joinBackend(): JoinedBackend {
  const port = connectBackend();
  const listeners = new Set<(state: BackendState) => void>();
  const state = new Promise<BackendState>((resolve) => listeners.add(resolve));
  onMessage(port, (data) => {
    const message = data as BackendMessage;
    if (message.type === 'state') listeners.forEach((notify) => notify(message));
    else void clearStorage().then(() => window.location.reload());
  });
  return {
    post: (message, answers) => port.postMessage(message, answers ? [answers] : []),
    state,
    onState: (onChange) => void listeners.add(onChange),
  };
}
