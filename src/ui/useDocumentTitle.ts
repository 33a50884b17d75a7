import { useLayoutEffect } from 'react';
import { BRAND } from '../company/brand.ts';

/** Names the page in the title of the document; a title of what it shows follows by `useOwnTitle`. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
