import { type RefObject, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import {
  FOOTER_LINKS,
  HEADQUARTERS,
  LABELS,
  LEGAL_LINKS,
  SKIP_LINK,
} from '../company/site/navigation.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { MoveRight } from 'lucide-react';
import { SiteLink } from './components/SiteLink.tsx';
import { BRAND } from '../company/brand.ts';
import { Mark } from '../company/Mark.tsx';
import { ExternalLink } from './components/ExternalLink.tsx';
import { mapHref, telHref } from './components/links.ts';

const LINK =
  'inline-flex min-h-9 items-center rounded-xs underline decoration-transparent underline-offset-4 transition-colors hover:text-pearl hover:decoration-current';

/** Everything above the window counts as in view, and the height of a closing call to action below it. */
const PAST_OR_NEAR = '1000000px 0px 420px';

/** The layout of all public pages: header, footer and a skip link. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    // In a view transition, React keeps the page around the moving elements still, unless it already has this name.
    document.documentElement.style.viewTransitionName = 'root';
  }, []);

  return (
    // The site has no dark theme, so --ink is fixed. The scroll margins keep focused controls between the header and the bar.
    <div className="site flex min-h-dvh flex-col [--ink:#10211f] [&_:is(a,button,input,select,textarea)]:scroll-mt-24 [&_:is(a,button)]:scroll-mb-20">
      {/* A button, because the router would read a link's fragment as a route. */}
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-brass focus:px-5 focus:py-3 focus:font-semibold focus:text-abyss"
      >
        {SKIP_LINK}
      </button>
      <SiteHeader />
      <main ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <ProjectBar />
      <SiteFooter />
    </div>
  );
}

/**
 * Keeps Start Your Project within reach of a thumb where the header has no room for it: from the end of the first
 * screen to the closing call to action, but not on the contact page. Rendered right before the footer.
 */
function ProjectBar() {
  const { pathname } = useLocation();
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtStart = useIsInView(start);
  const isAtEnd = useIsInView(end, PAST_OR_NEAR);
  const isShown = !isAtStart && !isAtEnd && pathname !== '/contact';
  return (
    <>
      <div ref={start} className="absolute top-[90svh] h-px w-px" />
      <div ref={end} />
      <nav
        aria-label={LABELS.projectBar}
        className={`project-bar fixed inset-x-0 bottom-0 z-20 border-t border-brass bg-abyss pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-300 lg:hidden short:hidden print:hidden ${isShown ? '' : 'invisible translate-y-full'}`}
      >
        <SiteLink
          to="/contact"
          className="page-width flex min-h-14 items-center justify-between font-semibold text-pearl -outline-offset-2"
        >
          {LABELS.startYourProject}
          <MoveRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-6 text-brass rtl:-scale-x-100"
          />
        </SiteLink>
      </nav>
    </>
  );
}

/** Whether an element is in the window, grown by a margin; true until that is known. */
function useIsInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}

/** The footer of the public site (specification, section 2). */
function SiteFooter() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="bg-abyss text-[0.9375rem] text-mist">
      <div className="page-width grid gap-12 border-t border-pearl/10 py-[clamp(3.5rem,6vw,6rem)] md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl font-medium tracking-wide text-pearl">
            <Mark className="h-11 text-brass" />
            {BRAND.name}
          </p>
          <p className="mt-5 max-w-[42ch] leading-relaxed">{LABELS.tagline}</p>
        </div>
        <nav aria-label={LABELS.footerNavigation}>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerPages}</h2>
          <ul>
            {FOOTER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className={LINK}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerContact}</h2>
          <ul>
            <li>
              <a href={`mailto:${BRAND.email}`} className={LINK}>
                {BRAND.email}
              </a>
            </li>
            <li>
              <a href={telHref(BRAND.phone)} className={LINK}>
                <bdi>{BRAND.phone}</bdi>
              </a>
            </li>
            <li className="mt-2 max-w-[24ch] leading-relaxed text-balance">{BRAND.address}</li>
            <li className="print:hidden">
              <ExternalLink href={mapHref(BRAND.address)} className={LINK}>
                {HEADQUARTERS.map}
              </ExternalLink>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerSocial}</h2>
          <ul>
            {BRAND.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} className={LINK}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-pearl/10 py-5 text-sm">
        <p>
          © {year} {BRAND.name}
        </p>
        <p className="sm:me-auto print:hidden">{LABELS.noTracking}</p>
        <nav aria-label={LABELS.footerLegal} className="flex gap-x-6">
          {LEGAL_LINKS.map(({ to, label }) => (
            <SiteLink key={to} to={to} className={LINK}>
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
