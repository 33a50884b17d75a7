import { createStore, useStore } from './createStore.ts';

const isNewVersionReady = createStore(false);

/** Whether a newer version of the app is on this device than the one this tab runs. */
export const useNewVersion = (): boolean => useStore(isNewVersionReady);

/** Makes `useNewVersion` true. */
export const noteNewVersion = (): void => isNewVersionReady.set(true);
