import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fallbackSource } from '../../company/pictures.ts';
import type { Illustration } from '../../company/site/types.ts';

/** The state of an entry of the browser's history: which picture of the page is open, so that Back closes it. */
export type Opened = { readonly enlarged?: Illustration } | null;

type EnlargeProps = { readonly illustration: Illustration; readonly children: ReactNode };

/** A link around a picture that opens it large; without scripts, it leads to its largest file. */
export function Enlarge({ illustration, children }: EnlargeProps) {
  const { search, state } = useLocation() as { readonly search: string; readonly state: Opened };
  const query = new URLSearchParams(search);
  // A change of the query alone leaves place and focus of the page alone.
  query.set('picture', illustration.picture);
  const navigate = useNavigate();
  return (
    <a
      href={fallbackSource(illustration.picture)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const entry = { state: { enlarged: illustration }, replace: state?.enlarged !== undefined };
        void navigate({ search: `?${query}` }, entry);
      }}
      className="enlarge lights-up"
    >
      {children}
    </a>
  );
}
