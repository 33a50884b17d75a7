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
import { lazyPage, type LazyPage } from '../lib/lazyPage.ts';

/** The drawing of the charts, which is heavier than any page. */
export const CHART = lazyPage(() => import('./components/BarsChart.tsx'));

/** One page of the dashboard: where it lives below /dashboard, how the sidebar names it, and what it loads. */
export type Module = LazyPage & {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
};

/** The sidebar, in the order of the specification (section 2). */
export const MODULES: readonly Module[] = [
  {
    path: '',
    label: 'Dashboard',
    icon: LayoutDashboard,
    ...lazyPage(() => import('./pages/HomePage.tsx')),
  },
  {
    path: 'sales',
    label: 'Sales',
    icon: Handshake,
    ...lazyPage(() => import('./pages/SalesPage.tsx')),
  },
  {
    path: 'finance',
    label: 'Finance',
    icon: HandCoins,
    ...lazyPage(() => import('./pages/FinancePage.tsx')),
  },
  {
    path: 'inventory',
    label: 'Inventory',
    icon: Boxes,
    ...lazyPage(() => import('./pages/InventoryPage.tsx')),
  },
  {
    path: 'procurement',
    label: 'Procurement',
    icon: PackageSearch,
    ...lazyPage(() => import('./pages/ProcurementPage.tsx')),
  },
  {
    path: 'suppliers',
    label: 'Suppliers',
    icon: Truck,
    ...lazyPage(() => import('./pages/SuppliersPage.tsx')),
  },
  {
    path: 'service',
    label: 'Service',
    icon: Wrench,
    ...lazyPage(() => import('./pages/ServicePage.tsx')),
  },
];
