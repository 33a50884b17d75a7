import { returningUser } from '../session/lastUser.ts';
import { lazyPage } from '../lib/lazyPage.ts';

// Loaded on demand: visitors of the public site download neither the dashboard nor the database SDK.
const { Page, preload } = lazyPage(() => import('../desk/Dashboard.tsx'));

/** The staff dashboard. */
export const Dashboard = Page;

/** Resolves when a returning member of staff has the dashboard's code; null for all others, who need not wait for it. */
export const dashboardLoading: Promise<void> | null = returningUser() === null ? null : preload();
