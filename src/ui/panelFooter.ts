import { createContext } from 'react';

/** The start of the footer of a record's panel, for a button of what its details show; null outside of one. */
export const PanelFooterContext = createContext<HTMLElement | null>(null);
