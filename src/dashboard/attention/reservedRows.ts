import { readSetting, writeSetting } from '../../lib/userSetting.ts';

const SETTING = 'attention-rows';

/** As many rows as an ordinary day has. */
const FIRST_VISIT = 6;

/** How many rows the section of what needs attention had last on this device. */
export const knownRows = (uid: string): number => Number(readSetting(SETTING, uid) ?? FIRST_VISIT);

/** Stores how many rows it has. */
export const keepRows = (uid: string, rows: number): void =>
  writeSetting(SETTING, uid, String(rows));
