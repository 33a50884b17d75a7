import { createContext } from 'react';

/**
 * Starts loading the code of the page at an address, ignoring its query; the browser caches it. Links have it from the list of
 * pages, which they cannot import: every page imports links.
 */
export const PreloadPage = createContext<(address: string) => void>(() => undefined);
