import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type {
  CallToAction,
  Illustration,
  NextPage as Next,
  PageHead,
  PictureName,
} from '../../company/site/types.ts';
import { useScrollToPart } from '../../ui/ScrollPlaces.tsx';
import { NextPage, PageTitle } from './NextPage.tsx';
import { PageMeta } from './PageMeta.tsx';
import { ConceptCaption, DrawingFigures, Picture } from './Picture.tsx';
import { CallToActionBand } from './sections.tsx';
import { routeOf } from './siteAddress.ts';

type SitePageProps = Omit<PageHeroProps, 'head'> & {
  readonly head: PageHead;
  /** What closes the page: a call to action, or the page that it leads to. */
  readonly callToAction?: CallToAction;
  readonly nextPage?: Next;
  readonly children: ReactNode;
};

/** A page below home: its title and description, its head, what it shows, and its end. */
export function SitePage({ callToAction, nextPage, children, ...hero }: SitePageProps) {
  const { title, description } = hero.head;
  return (
    <PageMeta title={title} description={description}>
      <PageHero {...hero} />
      {children}
      {callToAction && <CallToActionBand action={callToAction} />}
      {nextPage && <NextPage page={nextPage} />}
    </PageMeta>
  );
}

type PageHeroProps = {
  readonly head: Omit<PageHead, 'description'>;
  readonly illustration?: Illustration;
  readonly layout?: keyof typeof LAYOUTS;
  /** Another crop for portrait windows. */
  readonly portrait?: PictureName;
  /** Follows the words. */
  readonly actions?: ReactNode;
  /** Stands below the words, on the same dark ground. */
  readonly drawing?: ReactNode;
};

/** Where the picture is, and how wide. In narrow windows, it is always below the words unless it is behind them. */
const LAYOUTS = {
  below: { className: '', sizes: '(min-width: 640px) 100vw, 66vw' },
  /** Behind the words, as high as the window. */
  cover: {
    className: 'page-head-cover under-header',
    sizes: '(max-width: 640px) 107vh, max(100vw, 160vh)',
  },
  /** Beside the words, as high as the window below the header. */
  split: {
    className: 'page-head-split',
    sizes: '(min-width: 1024px) max(52vw, 150vh), (min-width: 640px) 100vw, 66vw',
  },
  /** No picture: the words take a column beside what the page begins with. */
  beside: { className: 'page-head-beside', sizes: '' },
} as const;

/** Which part of a picture stays visible in a wider box; of all others it is the center. */
const FOCUS: Partial<Record<PictureName, 'bottom'>> = {
  'section-drawing': 'bottom',
  studio: 'bottom',
};

/**
 * The head of a page: eyebrow, heading and lead on a dark background, with an optional picture. Its styles are those of the
 * first screen (src/site/firstScreen/firstScreen.css), which shows it before the app runs.
 */
export function PageHero({
  head,
  illustration,
  layout = 'below',
  portrait,
  actions,
  drawing,
}: PageHeroProps) {
  useScrollToPart();
  const { pathname } = useLocation();
  const { eyebrow = head.title } = head;
  const { className, sizes } = LAYOUTS[layout];
  return (
    <>
      <header className={`page-head ${className}`}>
        <div className="page-words page-width">
          <div>
            {eyebrow !== head.heading && <p className="eyebrow">{eyebrow}</p>}
            <PageTitle route={routeOf(pathname)}>
              <h1 tabIndex={-1} className="display-1 outline-none">
                {head.heading}
              </h1>
            </PageTitle>
          </div>
          <p className="page-lead">{head.lead}</p>
          {actions}
        </div>
        {drawing}
        {illustration && (
          <Picture
            picture={illustration.picture}
            {...(portrait && { portrait })}
            alt={illustration.alt}
            sizes={sizes}
            priority
            className="page-picture"
            focus={FOCUS[illustration.picture]}
          />
        )}
        {illustration && <DrawingFigures picture={illustration.picture} focus="bottom" />}
      </header>
      {illustration && (
        <p className="page-width pt-3 text-sm text-slate">
          <ConceptCaption text={illustration.caption} withNote />
        </p>
      )}
    </>
  );
}
