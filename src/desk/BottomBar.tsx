import { Menu, Search } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { MODULES } from './modules.ts';
import { openPalette } from '../features/palette/paletteStore.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { NavCount, describeCount } from '../features/home/NavCount.tsx';
import type { AttentionCounts } from '../shell/attentionCounts.ts';

type BottomBarProps = {
  readonly counts: AttentionCounts;
  /** Opens the sidebar. */
  readonly onMenu: () => void;
};

/** The most used pages, the search and the sidebar within reach of a thumb, where there is no room for a sidebar. */
export function BottomBar({ counts, onMenu }: BottomBarProps) {
  if (!useMediaQuery('(width < 64rem)')) return null;
  return (
    <nav
      aria-label="Quick access"
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden short:hidden"
    >
      {MODULES.filter(({ isInBottomBar }) => isInBottomBar).map(({ path, label, icon: Icon }) => (
        <NavLink
          key={path}
          to={`/dashboard${path && `/${path}`}`}
          end={path === ''}
          aria-description={describeCount(counts[path])}
          className={({ isActive }) => `${ITEM} ${isActive ? CURRENT : ''}`}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {label}
          <NavCount count={counts[path]} className="absolute start-[calc(50%+0.5rem)] top-1" />
        </NavLink>
      ))}
      <button type="button" onClick={openPalette} className={ITEM}>
        <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Search
      </button>
      <button type="button" onClick={onMenu} className={ITEM}>
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

const ITEM =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 text-[0.6875rem] font-medium text-muted outline-offset-[-2px]';
const CURRENT =
  'text-accent! before:absolute before:inset-x-6 before:top-0 before:border-t-2 before:border-brass';
