import { childrenOf, textOrBlank } from '../../lib/stored.ts';
import { MAX_TEXT_LENGTH } from './field.ts';

/** The database path of the activity feed. */
export const ACTIVITY_PATH = 'activity';

/** The longest subject, in characters: a # and the text of a field. */
export const MAX_SUBJECT_LENGTH = MAX_TEXT_LENGTH + 1;

/** The number of entries in the feed (specification, section 9). */
export const FEED_LENGTH = 5;

/** A stored entry. `timestamp` is the server's, in milliseconds since 1970. */
export type ActivityEntry = {
  readonly id: string;
  readonly user: string;
  /** The account that it is from; blank where a program of the owner has stored none. */
  readonly uid: string;
  readonly action: string;
  readonly subject: string;
  readonly timestamp: number;
};

/** Parses a stored entry; null when its user, action or timestamp is missing or invalid. */
export function parseActivity(id: string, stored: unknown): ActivityEntry | null {
  const { timestamp, ...raw } = childrenOf(stored);
  const [user = '', uid = '', action = '', subject = ''] = [
    raw['user'],
    raw['uid'],
    raw['action'],
    raw['subject'],
  ].map(textOrBlank);
  if (!user || !action || !isTimestamp(timestamp)) return null;
  return { id, user, uid, action, subject, timestamp };
}

/** What the entries of one write share: the server's time, and whose it is. */
export const writeOf = ({ timestamp, uid, user }: ActivityEntry): string =>
  [timestamp, uid, user].join(' ');

/** Whether a stored value is a time after 1970 that `Date` can represent. */
export function isTimestamp(stored: unknown): stored is number {
  return typeof stored === 'number' && stored > 0 && !Number.isNaN(new Date(stored).getTime());
}

/** The name in the greeting: the first word of the display name, or 'Admin' when it is blank (specification, section 2). */
export function firstName(displayName: string | null): string {
  return displayName?.trim().split(/\s+/)[0] || 'Admin';
}
