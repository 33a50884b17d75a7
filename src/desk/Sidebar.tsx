import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { BRAND } from '../company/brand.ts';
import { Mark } from '../company/Mark.tsx';
import type { CountsByModule } from '../records/page/sidebarCounts.ts';
import { pageAddress } from '../records/page/address/addresses.ts';
import { isSeen } from '../session/sight.ts';
import { ADDED_PAGES, isEndOf, MODULES, type Module } from './modules.tsx';

export type SidebarProps = {
  readonly counts: CountsByModule;
  /** That of the page. */
  readonly pathname: string;
  /** In the drawer of small screens, whose title already shows the brand. */
  readonly inDrawer?: boolean;
  readonly onNavigate?: () => void;
};

/** The dashboard's navigation. */
export const Sidebar = memo(function Sidebar({
  counts,
  pathname,
  inDrawer = false,
  onNavigate,
}: SidebarProps) {
  const line = ({ path, title, icon: Icon }: Module) => (
    <NavLink
      key={path}
      to={pageAddress(path)}
      end={isEndOf(path, pathname)}
      aria-description={describeCount(counts[path])}
      onClick={onNavigate}
      className={({ isActive }) =>
        `relative flex min-h-9 items-center gap-3 rounded-md px-3 text-[0.8125rem] font-medium outline-offset-[-2px] focus-visible:outline-brass pointer-coarse:min-h-11 ${isActive ? 'bg-lagoon text-pearl before:absolute before:inset-y-2 before:-start-3 before:rounded-full before:border-s-3 before:border-brass' : 'hover:bg-lagoon/60 hover:text-pearl'}`
      }
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      {title}
      <NavCount count={counts[path]} className="ms-auto text-brass!" />
    </NavLink>
  );
  return (
    <div className="flex h-full flex-col">
      {!inDrawer && (
        <p className="flex h-13 items-center gap-2.5 px-5 font-display text-2xl font-medium tracking-wide text-pearl">
          <Mark className="h-6 text-brass" />
          {BRAND.name}
        </p>
      )}
      <nav aria-label="Dashboard" className={`grid gap-0.5 px-3 ${inDrawer ? '' : 'pt-4'}`}>
        {MODULES.filter(isSeen).map(line)}
      </nav>
      <nav aria-label="Visits" className="mt-4 grid gap-0.5 px-3">
        {ADDED_PAGES.filter(({ isInBottomBar }) => isInBottomBar).map(line)}
      </nav>
      <nav aria-label="More pages" className={`mb-3 ${inDrawer ? 'mt-4' : 'mt-auto'}`}>
        {ADDED_PAGES.filter(({ isInBottomBar }) => !isInBottomBar).map(({ path, title }) => (
          <NavLink
            key={path}
            to={pageAddress(path)}
            onClick={onNavigate}
            className={({ isActive }) =>
              `flex min-h-8 items-center px-6 text-xs outline-offset-[-2px] hover:text-pearl focus-visible:outline-brass pointer-coarse:min-h-11 ${isActive ? 'font-semibold text-pearl' : ''}`
            }
          >
            {title}
          </NavLink>
        ))}
      </nav>
    </div>
  );
});

type NavCountProps = { readonly count: string | undefined; readonly className: string };

/** How many records of a page need attention; nothing while it is unknown or none does. See `describeCount`. */
export function NavCount({ count, className }: NavCountProps) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: the name of the link stays that of its page.
      data-count={count}
      className={`rounded-sm bg-brass/20 px-1.5 text-xs font-semibold text-brass-ink tabular-nums after:content-[attr(data-count)] ${className}`}
    />
  );
}

/** The count for screen readers, as the description of its link. */
export const describeCount = (count: string | undefined): string | undefined =>
  count ? `${count} need attention` : undefined;
