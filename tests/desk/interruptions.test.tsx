import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '../../src/records/page/address/addresses.ts';
import { signOut } from '../../src/firebase/auth.ts';
import { fill, findForm, openApp, signInAs } from '../support/app.tsx';
import { seed, stored } from '../support/backend.ts';
import { allowConsoleError, expectConsoleError } from '../support/console.ts';
import { ENTITIES } from '../support/entities.ts';
import { denyRecords, restoreRules } from '../support/rules.ts';

beforeEach(() => signInAs('Layla Haddad'));

afterEach(async () => {
  vi.restoreAllMocks();
  goOnline(getDatabase());
  await restoreRules();
});

/** What the pages read besides their own entities. */
const OTHER_READS = { sales: 'tasks', service: 'config/assignees' } as const;

/** The counts of the sidebar are read beside every page, if they have begun. */
const COUNTS_FAILED = /Reading (finance\/invoices|inventory\/items|service\/tickets) failed/;

describe('when the permission is revoked', () => {
  it.each(['sales', 'service'] as const)(
    'every list of /dashboard/%s shows an error and a retry button',
    async (page) => {
      const own = ENTITIES.filter((entity) => pageOf(entity) === `/dashboard/${page}`).map(
        ({ path }) => path,
      );
      for (const path of own) expectConsoleError(new RegExp(`Reading ${path} failed`));
      allowConsoleError(COUNTS_FAILED);
      // Read once the page is idle, which it may not be by then.
      allowConsoleError(new RegExp(`Reading ${OTHER_READS[page]} failed`));
      // Read for the terms of customers, once the page is there.
      allowConsoleError(/Reading sales\/customers failed/);
      for (const { path } of ENTITIES) await seed(`${path}/r1`, { name: 'Reef' });
      openApp(`/dashboard/${page}`);
      const heading = await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      await screen.findAllByText(/1 total|1 deal/);

      await denyRecords();
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(own.length));
      for (const alert of screen.getAllByRole('alert')) {
        expect(alert).toHaveTextContent(
          /could not be loaded\. Your account may no longer have access/,
        );
        expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      expect(heading).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    },
  );
});

describe('when the user signs out elsewhere', () => {
  it('the login page replaces the dashboard', async () => {
    // The database may revoke the permission before the page unsubscribes.
    allowConsoleError(/Reading sales\/\w+ failed/);
    allowConsoleError(COUNTS_FAILED);
    await seed('sales/leads/r1', { company: 'Dune' });
    openApp('/dashboard/sales');
    expect(await screen.findByRole('button', { name: 'Dune' })).toBeVisible();
    await signOut();
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(window.location.hash).toBe('#/login');
    expect(screen.queryByText('Dune')).toBeNull();
  });
});

describe('when the network is lost and comes back', () => {
  it('a banner appears until it is back, and the page keeps its records', async () => {
    await seed('suppliers/r1', { name: 'Reef Glass' });
    openApp('/dashboard/suppliers');
    const row = await screen.findByRole('button', { name: 'Reef Glass' });
    expect(screen.queryByText(/No connection/)).toBeNull();

    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByText(/No connection/).parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByText(/No connection/)).toHaveTextContent(
      'No connection. This data may be out of date. Reconnecting…',
    );
    expect(row).toBeVisible();

    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
    expect(row).toBeVisible();
  });

  it('saves are shown as waiting, counted, and sent in order once it is back', async () => {
    openApp('/dashboard/suppliers');
    await screen.findByText(/^No suppliers yet/);
    goOffline(getDatabase());
    await screen.findByText(/^No connection\. This data may be/);

    await saveSupplier('Reef Glass');
    await screen.findByText(/1 change kept on this device will be sent when you're back online/);
    await saveSupplier('Gulf Pumps');
    await screen.findByText(/2 changes kept on this device will be sent/);
    const row = screen.getByRole('button', { name: 'Gulf Pumps' }).closest('tr');
    expect(row).toHaveTextContent(/Waiting since/);
    expect(await stored('suppliers')).toBeNull();

    goOnline(getDatabase());
    await waitFor(() => expect(screen.queryByText(/No connection|Waiting since/)).toBeNull());
    const names = Object.values((await stored('suppliers')) as Record<string, { name: string }>);
    expect(names.map(({ name }) => name)).toEqual(['Reef Glass', 'Gulf Pumps']);
    expect(Object.keys((await stored('activity')) as object)).toHaveLength(2);
  });
});

async function saveSupplier(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Add New Supplier' }));
  const dialog = await findForm('Add New Supplier');
  fill(dialog, { 'Supplier Name': name });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
