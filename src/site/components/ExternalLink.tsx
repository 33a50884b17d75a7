import type { ComponentProps } from 'react';
import { LABELS } from '../../company/site/navigation.ts';

/** A link out of the site; opens a new tab and announces that to screen readers. */
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
