import { lazyPage } from '../../lib/lazyPage.ts';
import type { CompareDialogProps } from './CompareDialog.tsx';

/** The comparison of two texts, loaded on demand: it is not part of the first load of the dashboard. */
export const COMPARE_DIALOG = lazyPage<CompareDialogProps>(() => import('./CompareDialog.tsx'));
