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

/** One page of the dashboard: its path below /dashboard, its label and icon in the sidebar, and its lazy code. */
export type Module = LazyPage & {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether it is one of those a phone has at hand. */
  readonly isInBottomBar?: boolean;
};

/** The pages in the order of the sidebar (specification, section 2). */
export const MODULES: readonly Module[] = [
  {
    path: '',
    label: 'Dashboard',
    icon: LayoutDashboard,
    isInBottomBar: true,
    ...lazyPage(() => import('./pages/HomePage.tsx')),
  },
  {
    path: 'sales',
    label: 'Sales',
    icon: Handshake,
    isInBottomBar: true,
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
    isInBottomBar: true,
    ...lazyPage(() => import('./pages/ServicePage.tsx')),
  },
];
