import { CircleUserRound, Menu, MoveRight, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { BRAND, HOURS_AHEAD_OF_UTC } from '../company/brand.ts';
import { Mark } from '../company/Mark.tsx';
import { LANGUAGE, OTHER_LANGUAGE } from '../company/site/language.ts';
import {
  FOOTER_LINKS,
  HEADER_LINKS,
  HEADQUARTERS,
  LABELS,
  LEGAL_LINKS,
  MORE_LINKS,
  SKIP_LINK,
} from '../company/site/navigation.ts';
import type { InternalLink } from '../company/site/types.ts';
import type { ComesFrom } from '../features/login/AuthLayout.tsx';
import { mapHref } from '../lib/mapHref.ts';
import { useAuth } from '../session/useAuth.ts';
import type { KeepsPlace } from '../ui/ScrollPlaces.tsx';
import {
  ExternalLink,
  PhoneLink,
  SiteLink,
  SocialLinks,
  telHref,
  WhatsAppLink,
} from './components/links.tsx';
import { observeView } from './components/motion.tsx';
import { EnlargedPicture } from './components/PictureDialog.tsx';
import { addressIn, routeOf, siteAddress } from './components/siteAddress.ts';

/** The layout of all public pages: header, footer and a skip link. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    // In a view transition, React keeps the page around the moving elements still, unless it already has this name.
    document.documentElement.style.viewTransitionName = 'root';
  }, []);

  return (
    // The site has no dark theme, so --ink is fixed. The scroll margins keep focused controls between the header and the bar.
    <div className="site flex min-h-dvh flex-col [--ink:#10211f] [&_:is(a,button,input,select,textarea)]:scroll-my-24">
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
      <EnlargedPicture />
    </div>
  );
}

const MENU_LINK =
  'flex min-h-11 items-center rounded-xs hover:text-pearl aria-[current=page]:text-pearl aria-[current=page]:underline underline-offset-4';

const HEADER_LINK =
  'site-link rounded-xs transition-colors hover:text-pearl aria-[current=page]:text-pearl after:absolute after:inset-x-0 after:bottom-1.5 after:origin-left after:scale-x-0 after:border-b after:border-brass after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 rtl:after:origin-right';

/** Windows whose header shows the links itself; an open menu would be invisible there, yet block the page. */
const WIDE_WINDOW = '(min-width: 64rem)';

/** The header of the public site; on small screens its links collapse into a menu (specification, section 2). */
function SiteHeader() {
  const { pathname } = useLocation();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Open on one path only, so navigating closes it.
  const isOpen = openPath === pathname;

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenPath(null);
      toggle.current?.focus();
    };
    const close = (): void => setOpenPath(null);
    const wide = window.matchMedia(WIDE_WINDOW);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    blockPage(true);
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
      blockPage(false);
      // Otherwise it would open again when the visitor returns to this path.
      close();
    };
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;
  return (
    <header className="site-header print:static">
      <div className="site-bar page-width">
        <SiteLink to="/" end onClick={() => setOpenPath(null)} className="site-name rounded-xs">
          <Mark />
          <span className="site-name-text">{BRAND.name}</span>
        </SiteLink>
        <nav aria-label={LABELS.navigation} className="site-links">
          <PageLinks className={HEADER_LINK} />
          <StartYourProject />
          {HAS_ARABIC && <LanguageLink className={HEADER_LINK} />}
          <AccountLink />
        </nav>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? LABELS.closeMenu : LABELS.openMenu}
          onClick={() => setOpenPath(isOpen ? null : pathname)}
          className="site-menu-button rounded-xs"
        >
          <Icon aria-hidden="true" strokeWidth={1.5} />
        </button>
      </div>
      <nav
        id="site-menu"
        aria-label={LABELS.navigation}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto bg-abyss lg:hidden"
      >
        <div className="page-width flex min-h-full flex-col gap-1 py-8 [&_a]:w-fit">
          <PageLinks
            className="flex items-center py-[0.28em] font-display text-[clamp(1.875rem,min(5svh,11vw),3.75rem)] leading-tight decoration-1 underline-offset-8 aria-[current=page]:text-brass aria-[current=page]:underline"
            onNavigate={() => setOpenPath(null)}
          />
          <div className="mt-6 flex flex-wrap items-center gap-6">
            <StartYourProject onNavigate={() => setOpenPath(null)} />
            {HAS_ARABIC && <LanguageLink className={MENU_LINK} />}
            <AccountLink />
          </div>
          <MoreLinks onNavigate={() => setOpenPath(null)} />
        </div>
      </nav>
    </header>
  );
}

/** Keeps the page behind the open menu from scrolling and taking focus. */
function blockPage(inert: boolean): void {
  document.documentElement.style.overflow = inert ? 'hidden' : '';
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, .project-bar'))
    element.inert = inert;
}

type LinkListProps = {
  readonly links: readonly InternalLink[];
  readonly className: string;
  readonly onClick?: () => void;
};

function LinkList({ links, ...rest }: LinkListProps) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to} {...rest}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function PageLinks(props: { readonly className: string; readonly onNavigate?: () => void }) {
  return HEADER_LINKS.map(({ to, label }) => (
    <SiteLink key={to} to={to} onClick={props.onNavigate} className={props.className}>
      {label}
    </SiteLink>
  ));
}

function StartYourProject({ onNavigate }: { readonly onNavigate?: () => void }) {
  return (
    <SiteLink
      to="/contact"
      onClick={onNavigate}
      className="site-action decoration-brass underline-offset-8 transition-colors"
    >
      {LABELS.startYourProject}
    </SiteLink>
  );
}

/** The same page in the other language, with what is drawn or filtered on it, at the same place. */
function LanguageLink({ className }: { readonly className: string }) {
  const { pathname, search } = useLocation();
  const { code, name, prefix } = OTHER_LANGUAGE;
  return (
    <Link
      to={addressIn(prefix, routeOf(pathname)) + search}
      state={{ keepsPlace: true } satisfies KeepsPlace}
      lang={code}
      hrefLang={code}
      className={className}
    >
      {name}
    </Link>
  );
}

function AccountLink() {
  const { isAuthenticated } = useAuth();
  if (isAuthenticated) {
    return (
      <Link to="/dashboard" className={`site-account ${HEADER_LINK}`}>
        {LABELS.dashboard}
      </Link>
    );
  }
  return (
    <Link
      to="/login"
      state={{ home: siteAddress('/') } satisfies ComesFrom}
      aria-label={LABELS.staffLogin}
      className="site-account rounded-xs hover:text-pearl"
    >
      <CircleUserRound aria-hidden="true" strokeWidth={1.5} />
    </Link>
  );
}

function MoreLinks({ onNavigate }: { readonly onNavigate: () => void }) {
  return (
    <div className="mt-auto pt-10">
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-pearl/15 pt-4">
        <LinkList links={MORE_LINKS} onClick={onNavigate} className={MENU_LINK} />
        <ul>
          <li>
            <PhoneLink phone={BRAND.phone} onClick={onNavigate} className={MENU_LINK} />
          </li>
          <li>
            <WhatsAppLink onClick={onNavigate} className={MENU_LINK}>
              {LABELS.whatsApp}
            </WhatsAppLink>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Everything above the window counts as in view, and the height of the end of a page below it. */
const PAST_OR_NEAR = '1000000px 0px 420px';

/**
 * Keeps Start Your Project, on the contact page itself a call, and WhatsApp within reach of a thumb where the header has no
 * room for them: from the end of the first screen to the end of the page. Rendered right before the footer.
 */
function ProjectBar() {
  const { pathname } = useLocation();
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtStart = useIsInView(start);
  const isAtEnd = useIsInView(end, PAST_OR_NEAR);
  const isShown = !isAtStart && !isAtEnd;
  return (
    <>
      <div ref={start} className="absolute top-[90svh] h-px w-px" />
      <div ref={end} />
      {/* Stays while a key has led into it. */}
      <nav
        aria-label={LABELS.projectBar}
        className={`project-bar fixed inset-x-0 bottom-0 z-20 border-t border-brass bg-abyss pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-300 lg:hidden short:hidden print:hidden ${isShown ? '' : 'invisible translate-y-full has-[:focus-visible]:visible has-[:focus-visible]:translate-y-0'}`}
      >
        <div className="page-width flex flex-wrap leading-tight font-semibold text-pearl max-[22rem]:text-sm *:flex *:min-h-[min(3.5rem,56px)] *:items-center *:-outline-offset-2">
          {routeOf(pathname) === '/contact' ? (
            <a href={telHref(BRAND.whatsAppPhone)} className="grow">
              {LABELS.call}
            </a>
          ) : (
            <SiteLink to="/contact" className="grow justify-between gap-2 pe-[min(1.25rem,20px)]">
              {LABELS.startYourProject}
              <MoveRight
                aria-hidden="true"
                strokeWidth={1.5}
                className="size-[min(1.5rem,24px)] shrink-0 text-brass rtl:-scale-x-100"
              />
            </SiteLink>
          )}
          <WhatsAppLink className="border-s border-pearl/20 ps-[min(1.25rem,20px)]">
            {LABELS.whatsApp}
          </WhatsAppLink>
        </div>
      </nav>
    </>
  );
}

/** Whether an element is in the window, grown by a margin; true until that is known. */
function useIsInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (element.current === null) return undefined;
    return observeView([element.current], setInView, { rootMargin: margin });
  }, [element, margin]);
  return isInView;
}

const FOOTER_LINK =
  'inline-flex min-h-9 items-center rounded-xs underline decoration-transparent underline-offset-4 transition-colors hover:text-pearl hover:decoration-current';

function SiteFooter() {
  // At the company, wherever the visitor is.
  const [year] = useState(() =>
    new Date(Date.now() + HOURS_AHEAD_OF_UTC * 3_600_000).getUTCFullYear(),
  );
  return (
    <footer className="bg-abyss text-[0.9375rem] text-mist">
      <div className="page-width grid gap-x-12 gap-y-8 border-t border-pearl/10 py-[clamp(2.5rem,4vw,4.5rem)] lg:grid-cols-[1.6fr_1.5fr_1fr_auto] print:grid-cols-2">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl font-medium tracking-wide text-pearl">
            <Mark className="h-11 text-brass" />
            {BRAND.name}
          </p>
          <p className="mt-5 max-w-[42ch] leading-relaxed">{LABELS.tagline}</p>
        </div>
        {/* Two columns on a phone, unless its text is large. */}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-8 lg:contents">
          <nav aria-label={LABELS.footerNavigation} className="lg:[&>ul]:columns-2">
            <h2 className="eyebrow mb-3 text-brass">{LABELS.footerPages}</h2>
            <LinkList links={FOOTER_LINKS} className={FOOTER_LINK} />
          </nav>
          <div className="grid gap-8 sm:contents">
            <div>
              <h2 className="eyebrow mb-3 text-brass">{LABELS.footerContact}</h2>
              <ul>
                <li>
                  <a href={`mailto:${BRAND.email}`} className={FOOTER_LINK}>
                    {BRAND.email}
                  </a>
                </li>
                <li>
                  <PhoneLink phone={BRAND.phone} className={FOOTER_LINK} />
                </li>
                <li className="mt-2 max-w-[18ch] leading-relaxed text-balance sm:max-w-[24ch] print:max-w-none">
                  {LANGUAGE.address}
                </li>
                <li className="print:hidden">
                  <ExternalLink href={mapHref(BRAND.address)} className={FOOTER_LINK}>
                    {HEADQUARTERS.map}
                  </ExternalLink>
                </li>
              </ul>
            </div>
            <div className="print:hidden">
              <h2 className="eyebrow mb-3 text-brass">{LABELS.footerSocial}</h2>
              <SocialLinks linkClassName={FOOTER_LINK} />
            </div>
          </div>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-pearl/10 py-5 text-sm">
        <p>
          © {year} {BRAND.name}
        </p>
        <p className="sm:me-auto print:hidden">{LABELS.noTracking}</p>
        {HAS_ARABIC && <LanguageLink className={`${FOOTER_LINK} print:hidden`} />}
        <nav aria-label={LABELS.footerLegal} className="flex gap-x-6">
          {LEGAL_LINKS.map(({ to, label }) => (
            <SiteLink key={to} to={to} className={FOOTER_LINK}>
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
