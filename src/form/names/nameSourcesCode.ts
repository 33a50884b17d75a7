import { lazyPage } from '../../lib/lazyPage.ts';

/** Reads the known names; loaded when a field that holds one is first focused, or when the browser is idle. */
export const NAME_SOURCES = lazyPage(() => import('./NameSources.tsx'));

/** Says what else a new name concerns; loaded when a name is changed, or when the browser is idle. */
export const RENAME_NOTE = lazyPage(() => import('./RenameNote.tsx'));
