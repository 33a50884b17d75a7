import { internal, optional } from './field.ts';

/** The field of a record that can be archived: the day on which it was, blank while it is in the lists. */
export const ARCHIVE_FIELD = { archived: optional(internal('Archived')) } as const;

/** The day on which a record was archived; blank if it is not. */
export const archivedOn = (record: object): string =>
  'archived' in record ? String(record.archived) : '';

/** The fields that take a record out of the lists; each change of them is in its history, or the rules refuse it. */
export const LISTING_FIELDS: readonly string[] = ['archived', 'mergedInto'];

/**
 * The optional child of a record with the key of the history entry of the last such change, or of any change of what is traced, since
 * rules cannot look for it.
 */
export const LISTING_CHANGE = 'listingChange';

/** Whether a change of these fields needs that key in the record. */
export const needsTrace = (
  { isTraced = false }: { readonly isTraced?: boolean },
  changed: Readonly<Record<string, unknown>>,
): boolean =>
  isTraced ? Object.keys(changed).length > 0 : LISTING_FIELDS.some((name) => name in changed);
