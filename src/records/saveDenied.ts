/** Why the database denied a save, as far as it can be determined. */
export type DenialReason = 'no access' | 'record removed' | 'rules';

/** A save that the database denied twice. */
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
