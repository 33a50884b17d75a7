import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../company/brand.ts';
import { LANGUAGE } from '../../company/site/language.ts';
import { publicAddress } from './siteAddress.ts';

type PageMetaProps = {
  /** The title without the company's name; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  readonly children: ReactNode;
};

/** Sets the title, the description and the address to share of the document for a public page. */
export function PageMeta({ title, description, children }: PageMetaProps) {
  const { pathname } = useLocation();
  // In the same frame as the page itself.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel="canonical"]');
    canonical?.setAttribute('href', publicAddress(pathname));
  }, [title, description, pathname]);

  return children;
}

/** The title of the document on a public page: `title` is null on the home page. */
export const documentTitle = (title: string | null, { descriptor } = LANGUAGE): string =>
  title === null ? `${BRAND.name} · ${descriptor}` : `${title} · ${BRAND.name}`;
