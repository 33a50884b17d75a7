import { readSetting, writeSetting } from '../lib/userSetting.ts';
import { lastUser } from './lastUser.ts';

/** What somebody with access sees, as this device knows it; `unknown` until the database has said so there once. */
export type Sight = 'all' | 'no money' | 'unknown';

const SETTING = 'sight';

/** What a person sees. */
export function sightOf(uid: string): Sight {
  const stored = readSetting(SETTING, uid);
  return stored === 'all' || stored === 'no money' ? stored : 'unknown';
}

/** Keeps on this device what a person sees. */
export const keepSight = (uid: string, sight: Exclude<Sight, 'unknown'>): void =>
  writeSetting(SETTING, uid, sight);

/** Whether whoever is signed in sees money. It stays as it is as long as the page is open. */
export const seesMoney = (): boolean => sightOf(lastUser()?.uid ?? '') !== 'no money';

/** Whether whoever is signed in is led to a page, or sees a kind of record. */
export const isSeen = ({
  isForOffice,
}: {
  readonly isForOffice?: boolean | string | undefined;
}): boolean => (isForOffice !== true && isForOffice !== 'partly' ? true : seesMoney());

/** Whether whoever is signed in changes a field of stored records of a kind; the rules say the same. */
export const mayChange = (
  { fieldStaffWrites }: { readonly fieldStaffWrites?: readonly string[] | undefined },
  name: string,
): boolean => fieldStaffWrites === undefined || fieldStaffWrites.includes(name) || seesMoney();
