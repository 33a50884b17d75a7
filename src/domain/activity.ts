import { MAX_TEXT_LENGTH } from './field.ts';

/** Where the activity feed lives in the tree. */
export const ACTIVITY_PATH = 'activity';

/** The longest subject, in characters: one more than a field has, since a ticket is called by its number with a # before it. */
export const MAX_SUBJECT_LENGTH = MAX_TEXT_LENGTH + 1;

/** How many entries the feed shows (specification, section 9). */
export const FEED_LENGTH = 5;

/** An entry as it is stored: who did what to which record, and when by the server's clock (milliseconds). */
export type ActivityEntry = {
  readonly id: string;
  readonly user: string;
  readonly action: string;
  readonly subject: string;
  readonly timestamp: number;
};

/**
 * Whose name a save carries: the display name exactly, or 'Admin' when it is absent or only white space
 * (specification, section 6). The security rules require the same.
 */
export function authorName(displayName: string | null): string {
  return displayName?.trim() ? displayName : 'Admin';
}

/** Reads a stored entry; null for a damaged one, which does not say who did what, or when. */
export function parseActivity(id: string, stored: unknown): ActivityEntry | null {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const [user, action, subject] = [words(raw.user), words(raw.action), words(raw.subject)];
  const { timestamp } = raw;
  if (user === '' || action === '' || !isMoment(timestamp)) return null;
  return { id, user, action, subject, timestamp };
}

const words = (part: unknown): string => (typeof part === 'string' ? part : '');

/** Whether a stored number is a moment after 1970 that a `Date` can hold. */
function isMoment(stored: unknown): stored is number {
  return typeof stored === 'number' && stored > 0 && !Number.isNaN(new Date(stored).getTime());
}

/** How a person is greeted: the first word of the display name, or 'Admin' when it has none (specification, section 2). */
export function firstName(displayName: string | null): string {
  return displayName?.trim().split(/\s+/)[0] || 'Admin';
}
