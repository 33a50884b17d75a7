import { DAY_MS } from '../lib/dates.ts';
/** The database path of the log of imports: who imported how many records of which kind, and which were removed again. */
export const IMPORTS_PATH = 'imports';

/** The optional child of an imported record that names its import in the log. */
export const IMPORT_CHILD = 'import';

/** For how long an import can be undone. */
export const UNDO_MS = DAY_MS;

/** How many records can be imported at once. */
export const MAX_ROWS = 20_000;
