import type { ComponentProps } from 'react';
import { LABELS } from '../content/navigation.ts';

/** A link that leaves the site, in a new tab, and says so. */
export function ExternalLink({
  children,
  ...rest
}: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {LABELS.newTab}</span>
    </a>
  );
}
