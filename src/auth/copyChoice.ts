import { createStore, useStore } from '../lib/createStore.ts';
import { lastUser } from './lastUser.ts';

/** Whether a person wants a copy of what they see kept on this device; `unknown` until they are asked. */
export type CopyChoice = 'keep' | 'none' | 'unknown';

const keyOf = (uid: string): string => `keep-copy:${uid}`;

/** Counts the changes, in this tab and others, after which the stored choice is read again. */
const changes = createStore(0, () => {
  window.addEventListener('storage', countChange);
  return () => window.removeEventListener('storage', countChange);
});

const countChange = (): void => changes.set(changes.get() + 1);

/** The choice of a person in this browser. */
export function copyChoice(uid: string): CopyChoice {
  try {
    const stored = localStorage.getItem(keyOf(uid));
    return stored === 'keep' || stored === 'none' ? stored : 'unknown';
  } catch {
    // Where the browser blocks storage, there is nothing to ask for.
    return 'none';
  }
}

/** Stores the choice of a person in this browser. */
export function chooseCopy(uid: string, choice: CopyChoice): void {
  try {
    localStorage.setItem(keyOf(uid), choice);
  } catch {
    return;
  }
  countChange();
}

/** The choice of a person; the component renders again when it changes. */
export function useCopyChoice(uid: string): CopyChoice {
  useStore(changes);
  return copyChoice(uid);
}

/** Whether what this person sees may be kept: they want it, and have not signed out meanwhile, in this tab or another. */
export const mayKeepCopy = (uid: string): boolean =>
  lastUser()?.uid === uid && copyChoice(uid) === 'keep';
