import { deviceStorage } from '../../lib/storage.ts';
import { lastUser } from './lastUser.ts';

/** Whether a person wants a copy of what they see kept on this device; `unknown` until they are asked. */
export type CopyChoice = 'keep' | 'none' | 'unknown';

/** Where the choice of a person is stored in this browser. The inline script of index.html reads it, too. */
export const copyChoiceKey = (uid: string): string => `keep-copy:${uid}`;

/** The choice of a person in this browser. */
export function copyChoice(uid: string): CopyChoice {
  // Where the browser blocks storage, there is nothing to ask for.
  if (deviceStorage.isBlocked()) return 'none';
  const stored = deviceStorage.get(copyChoiceKey(uid));
  return stored === 'keep' || stored === 'none' ? stored : 'unknown';
}

/** Whether what this person sees may be kept: they want it, and have not signed out meanwhile, in this tab or another. */
export const mayKeepCopy = (uid: string): boolean =>
  lastUser()?.uid === uid && copyChoice(uid) === 'keep';
