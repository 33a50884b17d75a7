import type { LucideIcon } from 'lucide-react';
import type { LazyPage } from '../lib/lazyPage.ts';
import { pageAddress } from '../records/page/address/addresses.ts';
import type { PagePart } from '../records/page/RecordPanels.tsx';

/** A page of the dashboard, and all that is said of it wherever it is listed. */
export type DashboardPage = LazyPage & {
  /** Below /dashboard. */
  readonly path: string;
  readonly title: string;
  readonly icon?: LucideIcon;
  /** What is there, for who looks for it. Without it, nobody does: records lead to the page. */
  readonly about?: string;
  /** Other words that people look for it by, which are not shown. */
  readonly words?: string;
  /** Whether nothing leads there for who sees no money; `partly`: what else is there, records lead to. */
  readonly isForOffice?: boolean | 'partly';
  /** The module whose header leads to it. */
  readonly after?: 'finance' | 'service';
};

// The desk lists them; found there by a pattern, since pages of the lists read the lists.
const inSidebar = import.meta.glob<readonly DashboardPage[]>('../desk/modules.tsx', {
  eager: true,
  import: 'SIDEBAR_PAGES',
});
const others = import.meta.glob<readonly DashboardPage[]>('../desk/pages.tsx', {
  eager: true,
  import: 'FURTHER_PAGES',
});

/** The pages of the sidebar, in its order. */
export const SIDEBAR_PAGES = Object.values(inSidebar).flat();

/** The pages beside those. */
export const FURTHER_PAGES = Object.values(others).flat();

/** The pages that a module leads to, as links of its header. */
export const pagesAfter = (module: DashboardPage['after']): readonly PagePart[] =>
  FURTHER_PAGES.filter(({ after }) => after === module).map(({ path, title }) => ({
    id: path,
    label: title,
    to: pageAddress(path),
  }));
