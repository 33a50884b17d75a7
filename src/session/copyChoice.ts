import { deviceStorage } from '../lib/storage.ts';
import { readSetting, useSetting, writeSetting } from '../lib/userSetting.ts';
import { lastUser } from './lastUser.ts';
import { useAuth } from './useAuth.ts';

/** Whether a person wants a copy of what they see kept on this device; `unknown` until they are asked. */
export type CopyChoice = 'keep' | 'none' | 'unknown';

/** The name of the setting. The inline script of index.html reads it, too. */
const SETTING = 'keep-copy';

/** The choice of a person in this browser. */
export const copyChoice = (uid: string): CopyChoice => choiceOf(readSetting(SETTING, uid));

/** As `copyChoice`; the component renders again when it changes. */
export const useCopyChoice = (uid: string): CopyChoice => choiceOf(useSetting(SETTING, uid));

/** Whether the person keeps a copy of what they see on this device. */
export const useIsCopyKept = (): boolean => useCopyChoice(useAuth().user?.uid ?? '') === 'keep';

/** Stores the choice of a person in this browser. */
export const chooseCopy = (uid: string, choice: CopyChoice): void =>
  writeSetting(SETTING, uid, choice);

function choiceOf(stored: string | null): CopyChoice {
  // Where the browser blocks storage, there is nothing to ask for.
  if (deviceStorage.isBlocked()) return 'none';
  return stored === 'keep' || stored === 'none' ? stored : 'unknown';
}

/** Whether what this person sees may be kept: they want it, and have not signed out meanwhile, in this tab or another. */
export const mayKeepCopy = (uid: string): boolean =>
  lastUser()?.uid === uid && copyChoice(uid) === 'keep';
