import { useLayoutEffect, type ReactNode } from 'react';
import { BRAND } from '../../lib/brand.ts';

type PageFrameProps = {
  /** The document's title without the company's name; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  readonly children: ReactNode;
};

/** What every public page does: it names the document and describes it. */
export function PageFrame({ title, description, children }: PageFrameProps) {
  // Together with the page itself, so that the two are never seen apart.
  useLayoutEffect(() => {
    document.title =
      title === null ? `${BRAND.name} · Bespoke aquatic ecosystems` : `${title} · ${BRAND.name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return children;
}
