import { lazyPage } from '../../lib/lazyPage.ts';
import { createStore } from '../../lib/createStore.ts';

/** What has been typed into the palette when its code arrives, Enter as a line feed; null while it is closed. */
export const openingQuery = createStore<string | null>(null);

/** Opens the palette from anywhere in the dashboard. */
export const openPalette = (): void => openingQuery.set('');

/** Closes the palette. */
export const closePalette = (): void => openingQuery.set(null);

/** The palette's code, loaded when it is first opened; `preload` it when that is likely. */
export const PALETTE = lazyPage(() => import('./Palette.tsx'));
