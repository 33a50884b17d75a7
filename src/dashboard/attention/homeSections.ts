import { lazyPage } from '../../lib/lazyPage.ts';

/** What needs attention, loaded beside the home page, whose figures need not wait for it. */
export const ATTENTION = lazyPage(() => import('./AttentionPanel.tsx'));

void ATTENTION.preload();
