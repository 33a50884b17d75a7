import { returningUser } from '../store/session/lastUser.ts';
import { lazyPage, loadCode } from '../lib/lazyPage.ts';

// Loaded on demand: visitors of the public site download neither the dashboard nor the database SDK.
const { Page, preload } = lazyPage(() => import('../desk/Dashboard.tsx'));

/** The staff dashboard. */
export const Dashboard = Page;

const isReturning = returningUser() !== null;

/** Resolves when a returning member of staff has the dashboard's code; null for all others, who need not wait for it. */
export const dashboardLoading: Promise<void> | null = isReturning ? preload() : null;

// The dashboard requests the code of its pages once it runs. Most visits start with its home page, requested already here.
if (isReturning && window.location.hash === '#/dashboard')
  void loadCode(() => import('../features/home/HomePage.tsx'));
