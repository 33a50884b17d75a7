import { CircleUserRound, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../store/session/useAuth.ts';
import { BRAND } from '../company/brand.ts';
import { Mark } from '../company/Mark.tsx';
import { SiteLink } from './components/SiteLink.tsx';
import { HEADER_LINKS, LABELS, MORE_LINKS } from '../company/site/navigation.ts';
import { telHref, whatsAppHref } from './components/links.ts';
import { ExternalLink } from './components/ExternalLink.tsx';

const MENU_LINK =
  'flex min-h-11 items-center rounded-xs hover:text-pearl aria-[current=page]:text-pearl aria-[current=page]:underline underline-offset-4';

const LINK =
  'site-link rounded-xs transition-colors hover:text-pearl aria-[current=page]:text-pearl after:absolute after:inset-x-0 after:bottom-1.5 after:origin-left after:scale-x-0 after:border-b after:border-brass after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 rtl:after:origin-right';

/** Windows whose header shows the links itself; an open menu would be invisible there, yet block the page. */
const WIDE_WINDOW = '(min-width: 64rem)';

/** The header of the public site; on small screens its links collapse into a menu (specification, section 2). */
export function SiteHeader() {
  const { pathname } = useLocation();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Open on one path only, so navigating closes it.
  const isOpen = openPath === pathname;

  useEffect(() => {
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
          <PageLinks className={LINK} />
          <StartYourProject />
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

/** A person icon that links to the login, or for signed-in users a text link to the dashboard. */
function AccountLink() {
  const { isAuthenticated } = useAuth();
  if (isAuthenticated) {
    return (
      <Link to="/dashboard" className={`site-account ${LINK}`}>
        {LABELS.dashboard}
      </Link>
    );
  }
  return (
    <Link
      to="/login"
      aria-label={LABELS.staffLogin}
      className="site-account rounded-xs hover:text-pearl"
    >
      <CircleUserRound aria-hidden="true" strokeWidth={1.5} />
    </Link>
  );
}

/** The other pages of the footer, and how to reach the studio, at the end of the menu. */
function MoreLinks({ onNavigate }: { readonly onNavigate: () => void }) {
  return (
    <div className="mt-auto pt-10">
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-pearl/15 pt-4">
        <ul>
          {MORE_LINKS.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} onClick={onNavigate} className={MENU_LINK}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={telHref(BRAND.phone)} onClick={onNavigate} className={MENU_LINK}>
              <bdi>{BRAND.phone}</bdi>
            </a>
          </li>
          <li>
            <ExternalLink
              href={whatsAppHref(BRAND.whatsAppPhone)}
              onClick={onNavigate}
              className={MENU_LINK}
            >
              {LABELS.whatsApp}
            </ExternalLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
