/**
 * Why the database denied a save, as far as it can be determined. `outdated`: somebody has meanwhile replaced a value that
 * the save was going to replace. `issued`: the record has got a number since, and what the save changes stays as it is.
 */
export type DenialReason = 'no access' | 'record removed' | 'outdated' | 'issued' | 'rules';

/** A save that the database denied: twice, unless it is outdated. */
export class SaveDenied extends Error {
  readonly reason: DenialReason;

  constructor(reason: DenialReason, cause: unknown) {
    super(`The database denied the save: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Whether the database denied a request: writes reject with a code, reads with a message only. */
export const isPermissionDenied = (error: unknown): boolean =>
  error instanceof Error && /permission[_ ]denied/i.test(error.message);

/** Whether an error says that a save has to be merged anew. */
export const isOutdatedSave = (error: unknown): boolean =>
  error instanceof SaveDenied && error.reason === 'outdated';
