import { createStore } from '../../lib/createStore.ts';
import { lazyPage } from '../../lib/lazyPage.ts';

/** Whether the sheet of keys is open. */
export const isKeySheetOpen = createStore(false);

/** Opens the sheet of keys. */
export const openKeySheet = (): void => isKeySheetOpen.set(true);

/** The code of the sheet, loaded when it is first opened. */
export const KEY_SHEET = lazyPage(() => import('./KeySheet.tsx'));
