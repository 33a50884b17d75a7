import {
  Boxes,
  CalendarDays,
  Contact,
  HandCoins,
  Handshake,
  LayoutDashboard,
  ListChecks,
  PackageSearch,
  Settings,
  Truck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { InventoryPageProps } from '../features/inventory/InventoryPage.tsx';
import type { SalesPageProps } from '../features/sales/SalesPage.tsx';
import { lazyPage, lazyPart, type LazyPage } from '../lib/lazyPage.ts';
import type { DashboardPage } from '../features/pages.ts';
import { isSeen } from '../session/sight.ts';
import { pageAddress } from '../records/page/address/addresses.ts';
import { partOnDemand } from '../ui/OnDemand.tsx';

/** A page with a line in the sidebar. */
export type Module = DashboardPage & {
  readonly icon: LucideIcon;
  /** Whether it is one of those a phone has at hand. */
  readonly isInBottomBar?: boolean;
};

/** The dialog that orders what is low. */
const ORDER_LOW_ITEMS = lazyPart(() => import('../features/purchasing/OrderLowItems.tsx'));

// A build that stores no enquiries leaves this out.
const NewEnquiries = /* @__PURE__ */ partOnDemand(
  () => import('../features/enquiries/NewEnquiries.tsx'),
);

/** A page that shows a part from another room, which it therefore need not know. */
const withPart = <Part extends object>(
  { Page, preload }: LazyPage<Part>,
  part: () => Part,
): LazyPage => ({ Page: () => <Page {...part()} />, preload });

/** The pages of the sidebar in its order (specification, section 2). */
export const MODULES: readonly Module[] = [
  {
    path: '',
    title: 'Dashboard',
    isForOffice: true,
    icon: LayoutDashboard,
    words: 'home start attention',
    isInBottomBar: true,
    ...lazyPage(() => import('../features/home/HomePage.tsx')),
  },
  {
    path: 'sales',
    title: 'Sales',
    isForOffice: 'partly',
    icon: Handshake,
    words: 'pipeline board crm',
    ...withPart(
      lazyPage<SalesPageProps>(() => import('../features/sales/SalesPage.tsx')),
      () => ({
        NewEnquiries: import.meta.env.VITE_ENQUIRIES === 'on' ? NewEnquiries : undefined,
      }),
    ),
  },
  {
    path: 'finance',
    title: 'Finance',
    isForOffice: true,
    icon: HandCoins,
    ...lazyPage(() => import('../features/finance/FinancePage.tsx')),
  },
  {
    path: 'inventory',
    title: 'Inventory',
    icon: Boxes,
    words: 'stock',
    ...withPart(
      lazyPage<InventoryPageProps>(() => import('../features/inventory/InventoryPage.tsx')),
      () => ({ OrderLowItems: ORDER_LOW_ITEMS.Page }),
    ),
  },
  {
    path: 'procurement',
    title: 'Procurement',
    isForOffice: true,
    icon: PackageSearch,
    words: 'purchasing receive goods receipts',
    ...lazyPage(() => import('../features/purchasing/ProcurementPage.tsx')),
  },
  {
    path: 'suppliers',
    title: 'Suppliers',
    icon: Truck,
    ...lazyPage(() => import('../features/purchasing/SuppliersPage.tsx')),
  },
  {
    path: 'service',
    title: 'Service',
    icon: Wrench,
    words: 'jobs maintenance technicians assignees',
    isInBottomBar: true,
    ...lazyPage(() => import('../features/service/ServicePage.tsx')),
  },
];

/** Pages that the specification does not name, which belong to no one of those that it does. */
export const ADDED_PAGES: readonly Module[] = [
  {
    path: 'service/plan',
    title: 'Plan',
    icon: CalendarDays,
    about: 'Whom to visit, by day',
    words: 'week route schedule stops rounds',
    isInBottomBar: true,
    ...lazyPage(() => import('../features/plan/PlanPage.tsx')),
  },
  {
    path: 'contacts',
    title: 'Contacts',
    icon: Contact,
    about: 'The people at customers and suppliers',
    words: 'phone book',
    ...lazyPage(() => import('../features/parties/ContactsPage.tsx')),
  },
  {
    path: 'tasks',
    title: 'Tasks',
    icon: ListChecks,
    about: 'What is to be done, by whom and when',
    words: 'todo reminders',
    ...lazyPage(() => import('../features/tasks/TasksPage.tsx')),
  },
  {
    path: 'settings',
    title: 'Settings',
    icon: Settings,
    about: 'Company, people, import, export, account, keys',
    words: 'preferences options configuration administration setup',
    ...lazyPage(() => import('../features/settings/SettingsPage.tsx')),
  },
];

/** All pages with a line in the sidebar; `pages.tsx` has the others, which load later. */
export const SIDEBAR_PAGES = [...MODULES, ...ADDED_PAGES];

/** The pages that a phone has at hand, beside its search: first that on which the day of a technician begins. */
export const BOTTOM_BAR_PAGES = [...ADDED_PAGES, ...MODULES].filter(
  ({ isInBottomBar }) => isInBottomBar,
);

/** Whether the line of a page is not that of an address below its own: the home page, and one with another line for that address. */
export const isEndOf = (page: string, pathname: string): boolean =>
  page === '' || ADDED_PAGES.some(({ path }) => path !== page && pageAddress(path) === pathname);

/** A page; who sees no money and is not led there, goes to that on which their day begins. */
export const elementOf = (page: DashboardPage): ReactNode =>
  isSeen(page) || page.isForOffice === 'partly' ? (
    <page.Page />
  ) : (
    <Navigate to={pageAddress('service/plan')} replace />
  );
