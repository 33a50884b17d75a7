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

/** The paths of these pages; `src/desk/pages.tsx` has the code of each. */
export type ModulePath =
  | ''
  | 'sales'
  | 'finance'
  | 'inventory'
  | 'procurement'
  | 'suppliers'
  | 'service';

/** A page with a line in the sidebar: its path below /dashboard, and its title. */
type Module = {
  readonly path: ModulePath;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether it is one of those a phone has at hand. */
  readonly isInBottomBar?: boolean;
};

/** The pages of the sidebar in its order (specification, section 2). */
export const MODULES: readonly Module[] = [
  { path: '', label: 'Dashboard', icon: LayoutDashboard, isInBottomBar: true },
  { path: 'sales', label: 'Sales', icon: Handshake, isInBottomBar: true },
  { path: 'finance', label: 'Finance', icon: HandCoins },
  { path: 'inventory', label: 'Inventory', icon: Boxes },
  { path: 'procurement', label: 'Procurement', icon: PackageSearch },
  { path: 'suppliers', label: 'Suppliers', icon: Truck },
  { path: 'service', label: 'Service', icon: Wrench, isInBottomBar: true },
];
