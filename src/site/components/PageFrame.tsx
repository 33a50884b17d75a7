import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../lib/brand.ts';

type PageFrameProps = {
  /** The document's title without the company's name; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  readonly children: ReactNode;
};

/**
 * What every public page does: it names the document, describes it, and after a change of page puts the focus
 * on its heading, so that screen readers announce it and keyboards start at the top.
 */
export function PageFrame({ title, description, children }: PageFrameProps) {
  useEffect(() => {
    document.title =
      title === null ? `${BRAND.name} · Bespoke aquatic ecosystems` : `${title} · ${BRAND.name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  // On arrival the browser announces the page itself; the router calls that place 'default'.
  const { key } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key]);

  return children;
}
