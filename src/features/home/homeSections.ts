import { lazyPage } from '../../lib/lazyPage.ts';

/** What needs attention, loaded beside the home page, whose figures need not wait for it. */
export const ATTENTION = lazyPage(() => import('./AttentionPanel.tsx'));

/** The first steps of a new company, loaded on demand: others have no use for them. */
export const START_GUIDE = lazyPage(() => import('./StartGuide.tsx'));

void ATTENTION.preload();
