import { childrenOf, parseChildren, textOrBlank } from '../../lib/stored.ts';
import { isTimestamp } from '../../records/model/activity.ts';
import { isCode } from './invitation.ts';

/** Where it is stored, by uid, who has removed somebody from the staff list, when, and what their entry was. */
export const REMOVALS_PATH = 'removals';

/** Where it is stored, by uid, who of the staff list works in the field and sees no money, with the uid of who has said so. */
export const FIELD_STAFF_PATH = 'fieldStaff';

/** The owner's switch of the staff list: off while it is absent or false. */
export const STAFF_ONLY_PATH = 'config/staffOnly';

/** Parses that switch: anything but absent or false turns it on. */
export const isSwitchOn = (stored: unknown): boolean => stored !== null && stored !== false;

/** The entry of an account on the staff list: an administrator, or by an invitation, or no longer. */
export type StaffEntry = 'administrator' | { readonly code: string } | 'removed';

/** Who has removed somebody, and what their entry was. */
export type Removal = { readonly user: string; readonly timestamp: number; readonly was: unknown };

/** Parses the staff list, without entries that mean nothing to the security rules. */
export const parseStaff = (stored: unknown): ReadonlyMap<string, StaffEntry> =>
  parseChildren(stored, (entry) => {
    if (entry === true) return 'administrator';
    if (entry === false) return 'removed';
    return typeof entry === 'string' && isCode(entry) ? { code: entry } : null;
  });

/** Parses who works in the field, by uid. */
export const parseFieldStaff = (stored: unknown): ReadonlySet<string> =>
  new Set(Object.keys(childrenOf(stored)));

/** Parses who was removed from the staff list by whom. */
export const parseRemovals = (stored: unknown): ReadonlyMap<string, Removal> =>
  parseChildren(stored, (one) => {
    const { user, timestamp, was } = childrenOf(one);
    return isTimestamp(timestamp) ? { user: textOrBlank(user), timestamp, was } : null;
  });
