import { createStore } from '../../lib/createStore.ts';

const STORAGE_KEY = 'singleKeys';

/**
 * Whether keys without Ctrl or Alt do something, on this device. Some people turn them off, because dictation and unsteady
 * hands press them by accident (WCAG 2.1.4).
 */
export const areSingleKeysOn = createStore(isStoredOn());

/** Turns single keys on or off. */
export function setSingleKeys(isOn: boolean): void {
  areSingleKeysOn.set(isOn);
  try {
    window.localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}

function isStoredOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
