import { NavLink } from 'react-router-dom';
import { BRAND } from '../../brand.ts';
import { MODULES } from '../modules.ts';

type SidebarProps = {
  /** In the drawer of small screens, whose title already shows the brand. */
  readonly inDrawer?: boolean;
  readonly onNavigate?: () => void;
};

/** The dashboard's navigation. */
export function Sidebar({ inDrawer = false, onNavigate }: SidebarProps) {
  return (
    <div className="flex h-full flex-col">
      {!inDrawer && (
        <p className="px-6 pt-5 pb-6 font-display text-2xl font-medium tracking-wide text-pearl">
          {BRAND.name}
        </p>
      )}
      <nav aria-label="Dashboard" className="grid gap-0.5 px-3">
        {MODULES.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            to={`/dashboard${path && `/${path}`}`}
            end={path === ''}
            onClick={onNavigate}
            className={({ isActive }) =>
              `relative flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-medium outline-offset-[-2px] focus-visible:outline-brass ${isActive ? 'bg-lagoon text-pearl before:absolute before:inset-y-2.5 before:start-0 before:rounded-full before:border-s-3 before:border-brass' : 'hover:bg-lagoon/60 hover:text-pearl'}`
            }
          >
            <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
