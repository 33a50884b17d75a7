import { internal, optional } from './field.ts';

/** The field of a record that can be archived: the day on which it was, blank while it is in the lists. */
export const ARCHIVE_FIELD = { archived: optional(internal('Archived')) } as const;

/** The day on which a record was archived; blank if it is not. */
export const archivedOn = (record: object): string =>
  'archived' in record ? String(record.archived) : '';
