import { createStore } from '../../../lib/createStore.ts';
import { deviceStorage } from '../../../lib/storage.ts';

const STORAGE_KEY = 'singleKeys';

/**
 * Whether keys without Ctrl or Alt do something, on this device. Some people turn them off, because dictation and unsteady
 * hands press them by accident (WCAG 2.1.4).
 */
export const areSingleKeysOn = createStore(deviceStorage.get(STORAGE_KEY) !== 'off');

/** Turns single keys on or off. */
export function setSingleKeys(isOn: boolean): void {
  areSingleKeysOn.set(isOn);
  deviceStorage.keep(STORAGE_KEY, isOn ? 'on' : 'off');
}
