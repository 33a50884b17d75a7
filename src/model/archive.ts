import { internal, optional } from './field.ts';

/** The field of a record that can be archived: the day on which it was, blank while it is in the lists. */
export const ARCHIVE_FIELD = { archived: optional(internal('Archived')) } as const;

/** The day on which a record was archived; blank if it is not. */
export const archivedOn = (record: object): string =>
  'archived' in record ? String(record.archived) : '';

/** The fields that take a record out of the lists; each change of them is in its history, or the rules refuse it. */
export const LISTING_FIELDS: readonly string[] = ['archived', 'mergedInto'];

/** The optional child of a record with the key of the history entry of the last such change, since rules cannot look for it. */
export const LISTING_CHANGE = 'listingChange';
