import { Suspense, useRef } from 'react';
import { ARCHITECTS_LINK, TERMS_LINK } from '../../../company/site/navigation.ts';
import { WALL } from '../../../company/site/wall.ts';
import { lazyPage } from '../../../lib/lazyPage.ts';
import { TextLink } from '../links.tsx';

/** Far below the first screen of every page, whose code does not wait for it. */
export const SHEET = lazyPage(() => import('./WallSheet.tsx'));

/** The instrument with which a visitor draws a wall, and where its terms, and for `architects` its figures, are told. */
export function DrawYourWall({ architects = false }: { readonly architects?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page-width wall">
      <div className="grid items-end gap-x-[clamp(2rem,6vw,8rem)] gap-y-5 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <p className="eyebrow mb-4 text-brass">{WALL.eyebrow}</p>
          <h2 ref={title} tabIndex={-1} className="display-1 scroll-mt-24 outline-none">
            {WALL.heading}
          </h2>
        </div>
        <p className="max-w-[46ch] text-mist">
          <span className="mb-2 block font-display text-[1.75rem] leading-tight text-pearl">
            {WALL.text}
          </span>
          {WALL.lead}
        </p>
      </div>
      {/* The frame of a drawing: a fine line around a strong one. */}
      <div className="wall-frame">
        <Suspense fallback={<div className="wall-sheet" />}>
          <SHEET.Page title={title} />
        </Suspense>
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-x-10">
        {architects && <TextLink {...ARCHITECTS_LINK} />}
        <TextLink {...TERMS_LINK} />
      </div>
    </div>
  );
}
