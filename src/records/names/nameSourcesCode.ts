import { lazyPage } from '../../lib/lazyPage.ts';

/** Reads the known names; loaded when a field that holds one is first focused, or when the browser is idle. */
export const NAME_SOURCES = lazyPage(() => import('./NameSources.tsx'));
