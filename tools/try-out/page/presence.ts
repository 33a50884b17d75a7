import type { JoinedBackend } from './joinBackend.ts';

/**
 * Tells the backend what the tab shows and whether it is visible. Before the page is left its connections are closed: the
 * backend cannot see that it is gone. If the page comes back from the browser's cache, the app connects again.
 */
export function reportPresence(post: JoinedBackend['post'], closeSockets: () => void): void {
  const report = (): void =>
    post({
      type: 'presence',
      isVisible: document.visibilityState === 'visible',
      address: window.location.hash,
    });
  report();
  onAddressChange(report);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pageshow', report);
  window.addEventListener('pagehide', () => {
    post({ type: 'presence', isVisible: false, address: '' });
    closeSockets();
  });
}

/** Calls back after every change of the address; the router makes most of them without an event. */
export function onAddressChange(onChange: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...parts) => {
      original(...parts);
      onChange();
    };
  }
  window.addEventListener('popstate', onChange);
}
