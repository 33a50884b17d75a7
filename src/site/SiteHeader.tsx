import { CircleUserRound, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/useAuth.ts';
import { BRAND } from '../lib/brand.ts';
import { Mark } from '../ui/Mark.tsx';
import { SiteLink } from './components/SiteLink.tsx';
import { HEADER_LINKS, LABELS } from './content/navigation.ts';

const LINK =
  'relative flex min-h-11 items-center rounded-xs text-[0.9375rem] transition-colors hover:text-pearl aria-[current=page]:text-pearl after:absolute after:inset-x-0 after:bottom-1.5 after:origin-left after:scale-x-0 after:border-b after:border-brass after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 rtl:after:origin-right';

/** Where the links stand in the header itself, and a menu left open would hold back the page unseen. */
const WIDE = '(min-width: 64rem)';

/** The header of the public site; on small screens its links fold into a menu (specification, section 2). */
export function SiteHeader() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // A menu belongs to the page it was opened on: choosing a link closes it.
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    const close = (): void => setOpenAt(null);
    const wide = window.matchMedia(WIDE);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    setBehind({ inert: true, overflow: 'hidden' });
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
      setBehind({ inert: false, overflow: '' });
      // Not to open by itself when the visitor comes back to this page.
      close();
    };
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-b border-pearl/10 bg-abyss text-mist">
      <div className="page-width flex min-h-18 items-center justify-between gap-8">
        <SiteLink
          to="/"
          end
          onClick={() => setOpenAt(null)}
          className="flex min-h-11 items-center gap-3 rounded-xs font-display text-[1.75rem] font-medium tracking-wide text-pearl"
        >
          <Mark className="h-9 text-brass" />
          {BRAND.name}
        </SiteLink>
        <nav aria-label={LABELS.navigation} className="hidden items-center gap-8 lg:flex">
          <Links className={LINK} />
          <StartYourProject />
          <Account />
        </nav>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? LABELS.closeMenu : LABELS.openMenu}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
          className="-me-2.5 grid size-11 place-items-center rounded-xs text-pearl lg:hidden"
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
        <div className="page-width flex flex-col gap-1 py-8 [&_a]:w-fit">
          <Links
            className="flex min-h-14 items-center font-display text-3xl decoration-1 underline-offset-8 aria-[current=page]:text-brass aria-[current=page]:underline"
            onChoose={() => setOpenAt(null)}
          />
          <div className="mt-6 flex flex-wrap items-center gap-6">
            <StartYourProject onChoose={() => setOpenAt(null)} />
            <Account />
          </div>
        </div>
      </nav>
    </header>
  );
}

/** While the menu covers the page, what lies behind it neither scrolls nor takes the focus. */
function setBehind({ inert, overflow }: { readonly inert: boolean; readonly overflow: string }) {
  document.documentElement.style.overflow = overflow;
  for (const element of document.querySelectorAll<HTMLElement>('main, footer'))
    element.inert = inert;
}

function Links(props: { readonly className: string; readonly onChoose?: () => void }) {
  return HEADER_LINKS.map(({ to, label }) => (
    <SiteLink key={to} to={to} onClick={props.onChoose} className={props.className}>
      {label}
    </SiteLink>
  ));
}

function StartYourProject({ onChoose }: { readonly onChoose?: () => void }) {
  return (
    <SiteLink
      to="/contact"
      onClick={onChoose}
      className="flex min-h-11 items-center rounded-xs border border-brass/70 px-5 text-[0.9375rem] font-semibold text-brass decoration-brass underline-offset-8 transition-colors hover:bg-brass hover:text-abyss aria-[current=page]:not-hover:text-pearl aria-[current=page]:underline"
    >
      {LABELS.startYourProject}
    </SiteLink>
  );
}

/** The way to the staff side: a person icon for visitors, the word for those who are signed in. */
function Account() {
  const { isAuthenticated } = useAuth();
  if (isAuthenticated) {
    return (
      <Link to="/dashboard" className={LINK}>
        {LABELS.dashboard}
      </Link>
    );
  }
  return (
    <Link
      to="/login"
      aria-label={LABELS.staffLogin}
      className="grid size-11 place-items-center rounded-xs hover:text-pearl"
    >
      <CircleUserRound aria-hidden="true" strokeWidth={1.5} />
    </Link>
  );
}
