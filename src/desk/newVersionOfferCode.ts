import { lazyPage } from '../lib/lazyPage.ts';

/** What is said of a newer version, loaded on demand: there is seldom one. */
export const NEW_VERSION_OFFER = lazyPage(() => import('./NewVersionOffer.tsx'));
