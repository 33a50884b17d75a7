import { createElement } from 'react';
import {
  Boxes,
  HandCoins,
  Handshake,
  LayoutDashboard,
  PackageSearch,
  Truck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import {
  ACTIVITY_PAGE,
  COMPANY_PAGE,
  DOCUMENT_PAGE,
  HEALTH_PAGE,
  IMPORT_PAGE,
  PARTY_PAGES,
  STOCK_COUNT_PAGE,
} from '../shell/address/addresses.ts';
import { lazyPage, type LazyPage } from '../lib/lazyPage.ts';
import { loadSheets } from '../shell/loadSheets.ts';
import type { NewEnquiriesProps } from '../features/enquiries/NewEnquiries.tsx';
import type { InventoryPageProps } from '../features/inventory/InventoryPage.tsx';
import type { OrderLowItemsProps } from '../features/purchasing/OrderLowItems.tsx';
import type { SalesPageProps } from '../features/sales/SalesPage.tsx';

/** One page of the dashboard: its path below /dashboard, its title, and its lazy code. */
export type DashboardPage = LazyPage & {
  readonly path: string;
  readonly label: string;
};

/** A page with a line in the sidebar. */
export type Module = DashboardPage & {
  readonly icon: LucideIcon;
  /** Whether it is one of those a phone has at hand. */
  readonly isInBottomBar?: boolean;
};

/** The dialog that orders what is low. */
export const ORDER_LOW_ITEMS = lazyPage<OrderLowItemsProps>(
  () => import('../features/purchasing/OrderLowItems.tsx'),
);

// A build that stores no enquiries leaves this out.
const NEW_ENQUIRIES = /* @__PURE__ */ lazyPage<NewEnquiriesProps>(
  () => import('../features/enquiries/NewEnquiries.tsx'),
);

/** A page that shows a part from another room, which it therefore need not know. */
const withPart = <Part extends object>(
  { Page, preload }: LazyPage<Part>,
  part: () => Part,
): LazyPage => ({ Page: () => createElement(Page, part()), preload });

/** The pages of the sidebar in its order (specification, section 2). */
export const MODULES: readonly Module[] = [
  {
    path: '',
    label: 'Dashboard',
    icon: LayoutDashboard,
    isInBottomBar: true,
    ...lazyPage(() => import('../features/home/HomePage.tsx')),
  },
  {
    path: 'sales',
    label: 'Sales',
    icon: Handshake,
    isInBottomBar: true,
    ...withPart(
      lazyPage<SalesPageProps>(() => import('../features/sales/SalesPage.tsx')),
      () => ({
        NewEnquiries: import.meta.env.VITE_ENQUIRIES === 'on' ? NEW_ENQUIRIES.Page : undefined,
      }),
    ),
  },
  {
    path: 'finance',
    label: 'Finance',
    icon: HandCoins,
    ...lazyPage(() => import('../features/finance/FinancePage.tsx')),
  },
  {
    path: 'inventory',
    label: 'Inventory',
    icon: Boxes,
    ...withPart(
      lazyPage<InventoryPageProps>(() => import('../features/inventory/InventoryPage.tsx')),
      () => ({ OrderLowItems: ORDER_LOW_ITEMS.Page }),
    ),
  },
  {
    path: 'procurement',
    label: 'Procurement',
    icon: PackageSearch,
    ...lazyPage(() => import('../features/purchasing/ProcurementPage.tsx')),
  },
  {
    path: 'suppliers',
    label: 'Suppliers',
    icon: Truck,
    ...lazyPage(() => import('../features/purchasing/SuppliersPage.tsx')),
  },
  {
    path: 'service',
    label: 'Service',
    icon: Wrench,
    isInBottomBar: true,
    ...lazyPage(() => import('../features/service/ServicePage.tsx')),
  },
];

/** All pages: those of the sidebar, and those that others lead to. */
export const PAGES: readonly DashboardPage[] = [
  ...MODULES,
  {
    path: ACTIVITY_PAGE,
    label: 'Activity',
    ...lazyPage(() => import('../features/activity/ActivityPage.tsx')),
  },
  {
    path: STOCK_COUNT_PAGE,
    label: 'Stock count',
    ...lazyPage(() => import('../features/inventory/StockCountPage.tsx')),
  },
  {
    path: PARTY_PAGES.customers,
    label: 'Customer',
    ...lazyPage(() => import('../features/parties/CustomerPage.tsx')),
  },
  {
    path: PARTY_PAGES.suppliers,
    label: 'Supplier',
    ...lazyPage(() => import('../features/parties/SupplierPage.tsx')),
  },
  {
    path: IMPORT_PAGE,
    label: 'Import',
    ...lazyPage(loadSheets),
  },
  {
    path: DOCUMENT_PAGE,
    label: 'Print or send',
    ...lazyPage(() => import('./DocumentPage.tsx')),
  },
  {
    path: COMPANY_PAGE,
    label: 'Company',
    ...lazyPage(() => import('../features/documents/CompanyPage.tsx')),
  },
  {
    path: HEALTH_PAGE,
    label: 'System health',
    ...lazyPage(() => import('../features/health/HealthPage.tsx')),
  },
];

/** What unknown addresses show. */
export const NOT_FOUND_PAGE = lazyPage(() => import('./NotFoundPage.tsx'));
