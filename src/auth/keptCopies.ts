import { hasSnapshots, wipeSnapshots } from '../device/keptSnapshots.ts';
import type { User } from '../firebase/auth.ts';
import { copyChoice } from './copyChoice.ts';

/** Whether the dashboard can be shown to a person from the copy on this device, before the identity provider answers. */
export async function hasKeptCopy({ uid }: User): Promise<boolean> {
  return copyChoice(uid) === 'keep' && hasSnapshots(uid);
}

/** Deletes all copies on this device. */
export const wipeKeptCopies = (): Promise<void> => wipeSnapshots();
