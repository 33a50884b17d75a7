import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { signOut } from '../../src/firebase/auth.ts';
import { fill, findForm, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';
import { allowConsoleError, expectConsoleError } from '../support/console.ts';
import { refuseEverything, restoreRules } from '../support/rules.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

afterEach(async () => {
  vi.restoreAllMocks();
  goOnline(getDatabase());
  await restoreRules();
});

describe('when the permission is lost while working', () => {
  it.each([
    ['', ['activity', 'sales/leads', 'sales/deals', 'finance/invoices', 'service/tickets'], 1],
    ['sales', ['sales/deals', 'sales/leads', 'sales/customers'], 3],
    ['finance', ['finance/invoices', 'procurement/purchaseOrders'], 1],
    ['inventory', ['inventory/items'], 1],
    ['procurement', ['procurement/purchaseOrders', 'suppliers'], 1],
    ['suppliers', ['suppliers'], 1],
    ['service', ['service/tickets'], 1],
  ])('every list of /dashboard/%s says so and offers a way out', async (page, paths, lists) => {
    for (const path of paths) expectConsoleError(new RegExp(`Reading ${path} failed`));
    for (const { path } of ENTITIES) await seed(`${path}/r1`, { name: 'Reef' });
    await seed('activity/a1', { user: 'Omar', action: 'created PO', subject: '1', timestamp: 1 });
    openApp(`/dashboard/${page}`);
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findAllByText(page === '' ? /created PO/ : /1 total|1 deal/);

    await refuseEverything();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(lists));
    for (const alert of screen.getAllByRole('alert')) {
      expect(alert).toHaveTextContent(
        /could not be loaded\. Your account may no longer have access/,
      );
      expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    expect(heading).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  });
});

describe('when the person signs out elsewhere', () => {
  it('the page gives way to the login page', async () => {
    // The backend on the same machine may withdraw the records before the page has let go of them.
    allowConsoleError(/Reading sales\/\w+ failed/);
    await seed('sales/leads/r1', { company: 'Dune' });
    openApp('/dashboard/sales');
    expect(await screen.findByRole('button', { name: 'Dune' })).toBeVisible();
    await signOut();
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(window.location.hash).toBe('#/login');
    expect(screen.queryByText('Dune')).toBeNull();
  });
});

describe('when another page is opened', () => {
  it('the records of the page before are not followed any more', async () => {
    await seed('sales/leads/r1', { company: 'Dune' });
    openApp('/dashboard/sales');
    await screen.findByRole('button', { name: 'Dune' });
    fireEvent.click(screen.getByRole('link', { name: 'Inventory' }));
    await screen.findByText(/^No items yet/);
    expectConsoleError(/Reading inventory\/items failed/);
    // What is still followed when it is withdrawn is an error on the console; sales must not be among them.
    await refuseEverything();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Items could not be loaded/);
  });
});

describe('when the network goes and comes back', () => {
  it('a quiet banner says so, the page keeps its records, and the banner goes again', async () => {
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

  it('saves wait, are counted, keep the page from being closed, and are sent on return', async () => {
    openApp('/dashboard/suppliers');
    await screen.findByText(/^No suppliers yet/);
    expect(asksBeforeClosing()).toBe(false);
    goOffline(getDatabase());
    await screen.findByText(/^No connection\. This data may be/);
    expect(asksBeforeClosing()).toBe(false);

    const dialog = await saveSupplier('Reef Glass');
    expect(within(dialog).getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
    );
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /^No connection at the moment\. Keep this page open/,
    );
    expect(screen.getByText(/1 change will be saved when you're back online/)).toBeVisible();
    expect(asksBeforeClosing()).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));

    await saveSupplier('Gulf Pumps');
    expect(screen.getByText(/2 changes will be saved when you're back online/)).toBeVisible();
    expect(await stored('suppliers')).toBeNull();

    goOnline(getDatabase());
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const names = Object.values((await stored('suppliers')) as Record<string, { name: string }>);
    expect(names.map(({ name }) => name)).toEqual(['Reef Glass', 'Gulf Pumps']);
    expect(Object.keys((await stored('activity')) as object)).toHaveLength(2);
    expect(asksBeforeClosing()).toBe(false);
  });
});

async function saveSupplier(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Add New Supplier' }));
  const dialog = await findForm('Add New Supplier');
  fill(dialog, { 'Supplier Name': name });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}

/** Whether the browser would ask the person before it closes the page now. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
