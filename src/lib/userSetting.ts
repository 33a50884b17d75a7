import { createStore, useStore } from './createStore.ts';
import { deviceStorage } from './storage.ts';

/** Counts the changes, in this tab and others, after which the settings are read again. */
const changes = createStore(0, () => {
  window.addEventListener('storage', countChange);
  return () => window.removeEventListener('storage', countChange);
});

const countChange = (): void => changes.set(changes.get() + 1);

const storageKey = (name: string, uid: string): string => `${name}:${uid}`;

/** A setting of a person on this device; null until it is chosen. */
export const readSetting = (name: string, uid: string): string | null =>
  deviceStorage.get(storageKey(name, uid));

/** Stores a setting of a person on this device. */
export function writeSetting(name: string, uid: string, value: string): void {
  deviceStorage.keep(storageKey(name, uid), value);
  countChange();
}

/** A setting of a person on this device; the component renders again when it changes, also in another tab. */
export function useSetting(name: string, uid: string): string | null {
  useStore(changes);
  return readSetting(name, uid);
}
