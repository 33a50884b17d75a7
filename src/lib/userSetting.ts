import { createStore, useStore } from './createStore.ts';

/** Counts the changes, in this tab and others, after which the settings are read again. */
const changes = createStore(0, () => {
  window.addEventListener('storage', countChange);
  return () => window.removeEventListener('storage', countChange);
});

const countChange = (): void => changes.set(changes.get() + 1);

/** Settings in memory, for browsers that block storage. */
const unstored = new Map<string, string>();

const keyOf = (name: string, uid: string): string => `${name}:${uid}`;

/** A setting of a person on this device; null until it is chosen. */
export function readSetting(name: string, uid: string): string | null {
  const key = keyOf(name, uid);
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** Stores a setting of a person on this device. */
export function writeSetting(name: string, uid: string, value: string): void {
  const key = keyOf(name, uid);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Until the page is closed.
    unstored.set(key, value);
  }
  countChange();
}

/** A setting of a person on this device; the component renders again when it changes, also in another tab. */
export function useSetting(name: string, uid: string): string | null {
  useStore(changes);
  return readSetting(name, uid);
}
