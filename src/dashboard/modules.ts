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
import { lazy, type ComponentType } from 'react';

/** One page of the dashboard: where it lives below /dashboard, how the sidebar names it, and what it loads. */
export type Module = {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Page: ComponentType;
};

/** The sidebar, in the order of the specification (section 2). */
export const MODULES: readonly Module[] = [
  {
    path: '',
    label: 'Dashboard',
    icon: LayoutDashboard,
    Page: lazy(() => import('./pages/HomePage.tsx')),
  },
  {
    path: 'sales',
    label: 'Sales',
    icon: Handshake,
    Page: lazy(() => import('./pages/SalesPage.tsx')),
  },
  {
    path: 'finance',
    label: 'Finance',
    icon: HandCoins,
    Page: lazy(() => import('./pages/FinancePage.tsx')),
  },
  {
    path: 'inventory',
    label: 'Inventory',
    icon: Boxes,
    Page: lazy(() => import('./pages/InventoryPage.tsx')),
  },
  {
    path: 'procurement',
    label: 'Procurement',
    icon: PackageSearch,
    Page: lazy(() => import('./pages/ProcurementPage.tsx')),
  },
  {
    path: 'suppliers',
    label: 'Suppliers',
    icon: Truck,
    Page: lazy(() => import('./pages/SuppliersPage.tsx')),
  },
  {
    path: 'service',
    label: 'Service',
    icon: Wrench,
    Page: lazy(() => import('./pages/ServicePage.tsx')),
  },
];
