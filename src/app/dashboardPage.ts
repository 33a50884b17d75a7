import { returningUser } from '../auth/lastUser.ts';
import { lazyPage } from '../lib/lazyPage.ts';

// Loaded on demand: visitors of the public site download neither the dashboard nor the database SDK.
const { Page, preload } = lazyPage(() => import('../dashboard/Dashboard.tsx'));

/** The staff dashboard. */
export const Dashboard = Page;

// Requested along with the dashboard, which would ask for it only then: most visits start with its home page.
if (returningUser() !== null && window.location.hash === '#/dashboard')
  void import('../dashboard/pages/HomePage.tsx').catch(() => undefined);

/** Resolves when a returning member of staff has the dashboard's code; null for all others, who need not wait for it. */
export const loadingForStaff: Promise<void> | null = returningUser() === null ? null : preload();
