import { useEffect } from 'react';
import { BRAND } from '../company/brand.ts';

/** Names what a page shows, such as a customer, in the title of the document. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
