import { lazyPage } from '../../lib/lazyPage.ts';

/** The form of a save that is not stored: loaded apart, since a page without forms seldom needs it. */
export const REOPENED_FORM = lazyPage(() => import('./ReopenedForm.tsx'));
