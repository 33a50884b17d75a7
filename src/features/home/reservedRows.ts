import { readSetting, writeSetting } from '../../lib/userSetting.ts';

const SETTING = 'attention-rows';

/** As many rows as an ordinary day has; on a phone they are those that fit. */
const FIRST_VISIT = 6;
const FIRST_VISIT_ON_PHONE = 3;

/** How many rows the section of what needs attention had last on this device. */
export const knownRows = (uid: string, isPhone: boolean): number =>
  Number(readSetting(SETTING, uid) ?? (isPhone ? FIRST_VISIT_ON_PHONE : FIRST_VISIT));

/** Stores how many rows it has. */
export const keepRows = (uid: string, rows: number): void =>
  writeSetting(SETTING, uid, String(rows));
