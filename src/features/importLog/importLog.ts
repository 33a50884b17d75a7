import { DAY_MS } from '../../lib/dates.ts';
import { CHANGED_AT } from '../../records/model/entity.ts';

/** The database path of the log of imports: who imported how many records of which kind, and which were removed again. */
export const IMPORTS_PATH = 'imports';

/** The optional child of an imported record that names its import in the log. */
export const IMPORT_CHILD = 'import';

/** Whether records of a kind can be removed as an import is undone: what stays as it was written is never taken back. */
export const canUndoImport = ({ isMadeFromOthers, isAddOnly }: Undoable): boolean =>
  isMadeFromOthers !== true && isAddOnly !== true;

type Undoable = { readonly isMadeFromOthers?: boolean; readonly isAddOnly?: boolean };

/** For how long an import can be undone. */
export const UNDO_MS = DAY_MS;

/** How many records can be imported at once. */
export const MAX_ROWS = 20_000;

/** Where the log of an import notes the time at which it removes a record, as it does so. */
export const removalPath = (id: string, key: string): string =>
  `${IMPORTS_PATH}/${id}/removed/${key}`;

/** Whether a stored record is as it was created, at the time that its entry of the activity has: the rules let it be removed. */
export const isUnchanged = (stored: unknown, createdAt: unknown): boolean =>
  createdAt !== undefined && Object(stored)[CHANGED_AT] === createdAt;
