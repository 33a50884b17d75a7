import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { figure, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed } from '../support/backend.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

const MODULES = [
  ['Dashboard', 'Welcome back, Layla'],
  ['Sales', 'Sales CRM'],
  ['Finance', 'Finance & Accounting'],
  ['Inventory', 'Inventory Management'],
  ['Procurement', 'Procurement'],
  ['Suppliers', 'Supplier Management'],
  ['Service', 'Service & Maintenance'],
] as const;

describe('the sidebar', () => {
  it('names every module in order and leads to its page', async () => {
    const { user } = openApp('/dashboard');
    const links = within(await screen.findByRole('navigation', { name: 'Dashboard' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(MODULES.map(([label]) => label));
    for (const [place, [label, title]] of MODULES.entries()) {
      await user.click(links[place] as HTMLElement);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(links[place]).toHaveAttribute('aria-current', 'page');
      expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
      expect(document.title).toMatch(label);
    }
  });

  it('slides over on small screens, closes on Escape and gives the focus back', async () => {
    const { user } = openApp('/dashboard');
    const menu = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(menu);
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();

    await user.click(menu);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sales' }),
    );
    expect(await screen.findByRole('heading', { name: 'Sales CRM' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the header', () => {
  it('names who is signed in and signs them out to the home page', async () => {
    const { user } = openApp('/dashboard');
    expect(await screen.findByText('Layla Haddad')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Staff login' })).toBeVisible();
    expect(window.location.hash).toBe('#/');
  });
});

describe('the first page', () => {
  it('shows the four figures', async () => {
    await seed('sales/leads', { a: { company: 'A' }, b: { company: 'B' } });
    await seed('sales/deals', {
      a: { value: 1_250_000, stage: 'Negotiation' },
      b: { value: 9e6, stage: 'Won' },
    });
    await seed('finance/invoices', {
      a: { amount: 18_940, status: 'Overdue' },
      b: { amount: 5, status: 'Paid' },
    });
    await seed('service/tickets', {
      a: { status: 'New' },
      b: { status: 'In Progress' },
      c: { status: 'On Hold' },
    });
    openApp('/dashboard');
    await screen.findByText('New Leads');
    await waitFor(() => expect(figure('New Leads')).toBe('2'));
    expect(figure('Pipeline Value')).toBe('$1.3M');
    expect(figure('Overdue Invoices')).toBe('$18.9k');
    expect(figure('Open Tickets')).toBe('2');
  });

  it('shows the latest five activities, newest first, live', async () => {
    const entry = (minute: number) => ({
      user: 'Omar',
      action: 'created PO',
      subject: `PO-2026-10${minute}`,
      timestamp: Date.now() - minute * 60_000,
    });
    await seed('activity', {
      e: entry(1),
      d: entry(2),
      c: entry(3),
      b: entry(4),
      a: entry(5),
      z: entry(6),
    });
    openApp('/dashboard');
    const feed = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    const subjects = () =>
      feed.getAllByRole('listitem').map((item) => /PO-2026-\d{3}/.exec(item.textContent)?.[0]);
    await waitFor(() =>
      expect(subjects()).toEqual([1, 2, 3, 4, 5].map((minute) => `PO-2026-10${minute}`)),
    );
    await seed('activity/f', entry(0));
    await waitFor(() =>
      expect(subjects()).toEqual([0, 1, 2, 3, 4].map((minute) => `PO-2026-10${minute}`)),
    );
  });

  it('says what an unknown address is', async () => {
    openApp('/dashboard/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});
