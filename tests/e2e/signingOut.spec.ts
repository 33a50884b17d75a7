import { expect, test } from './fixtures.ts';
import { listensOf } from './listens.ts';
import { signInAsDemo } from './actions.ts';
import { clauses } from '../specification/clauses.ts';

test(
  'logging out ends the session in every tab, also after a reload',
  clauses('S2.6-6 S7.1-4'),
  async ({ openSignedIn }) => {
    const page = await openSignedIn('/#/dashboard');
    const other = await page.context().newPage();
    await other.goto('/#/about');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/#/');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: 'Staff login' })).toBeVisible();
      await tab.reload();
      await expect(tab.getByRole('link', { name: 'Staff login' })).toBeVisible();
      await tab.goto('/#/dashboard/finance');
      await expect(tab.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    }
  },
);

test(
  'subscribes while signed in only, page by page, and unsubscribes before the sign-out',
  clauses('S6-4 S7.2-3,4'),
  async ({ open }) => {
    const page = await open('about:blank');
    const database = listensOf(page);
    for (const address of ['#/', '#/about', '#/login', '#/dashboard/finance']) {
      await page.goto(`/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(database.connections()).toBe(0);

    await signInAsDemo(page);
    // Of leads, which no query counts, all; of the others, what is open or late.
    const home = [
      'activity?timestamp&5',
      'finance/invoices?status=Overdue',
      'finance/invoices?status=Sent',
      'sales/deals?stage<range>',
      'sales/leads',
      'service/tickets?status=In Progress',
      'service/tickets?status=New',
    ];
    await expect.poll(database.followed).toEqual(expect.arrayContaining(home));
    expect(database.followed()).not.toContain('sales/deals');
    await page.getByRole('link', { name: 'Suppliers' }).click();
    // The access of its user, whether they see money, the closed months, and what the sidebar counts: no list in full but that of the page.
    await expect
      .poll(database.followed)
      .toEqual([
        'activity?shared<range>&1',
        'config/closedUntil',
        'config/figureBasis',
        expect.stringMatching(/^fieldStaff\/\w+$/),
        'finance/invoices?status=Overdue&100',
        'inventory/items?reorder<range>&1',
        'inventory/items?stock<range>&100',
        'service/tickets?status<range>&100',
        'service/tickets?status=In Progress&100',
        'service/tickets?status=New&100',
        'suppliers',
      ]);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(database.followedAtSignOut).toEqual([]);
    await expect(page.getByRole('link', { name: 'Staff login' })).toBeVisible();
    expect(database.followed()).toEqual([]);
  },
);
