import { render, screen, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { AuthProvider } from '../../../src/app/AuthProvider.tsx';
import SidebarCounts from '../../../src/features/home/SidebarCounts.tsx';
import { sidebarCounts } from '../../../src/records/page/sidebarCounts.ts';
import { Sidebar } from '../../../src/desk/Sidebar.tsx';
import { ENTITIES } from '../../../src/records/model/entities.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { pageAddress, pageOf } from '../../../src/records/page/address/addresses.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { useStore } from '../../../src/lib/createStore.ts';
import { useChangeRecords } from '../../../src/records/store/write/saveChange.ts';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { currentUid, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { recordListens } from '../../support/listens.ts';

beforeEach(() => {
  sidebarCounts.set({});
  return signInAs('Layla Haddad');
});

const counts = () =>
  Object.fromEntries(
    ['Sales', 'Finance', 'Inventory', 'Service'].map((name) => [
      name,
      screen.getByRole('link', { name }).getAttribute('aria-description'),
    ]),
  );

const many = (count: number, record: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, record]));

function open(path = '/dashboard/suppliers') {
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <SidebarCounts />
        <Frame />
      </MemoryRouter>
    </AuthProvider>,
    { reactStrictMode: true },
  );
}

function Frame() {
  const change = useChangeRecords(invoice);
  const sent = parseRecord(invoice, 'sent', { idNum: 'INV-2', status: 'Sent' });
  return (
    <>
      <Sidebar counts={useStore(sidebarCounts)} pathname="" />
      <button onClick={() => void change([sent], { status: 'Overdue' }, 'Marked')}>Mark</button>
    </>
  );
}

it('count overdue invoices, low stock and open tickets on every page, live', async () => {
  await seed('finance/invoices', { late: { status: 'Overdue' }, sent: { status: 'Sent' } });
  await seed('inventory/items', {
    none: { stock: 0, reorder: 0 },
    below: { stock: -3 },
    blank: { name: 'No stock stated' },
    low: { stock: 8, reorder: 10 },
    enough: { stock: 8, reorder: 5 },
    plenty: { stock: 90, reorder: 10 },
  });
  await seed('service/tickets', {
    a: { status: 'New' },
    b: { issue: 'New without saying so' },
    c: { status: 'In Progress' },
    d: { status: 'On Hold' },
    e: { status: 'Closed' },
  });
  open();
  await waitFor(() =>
    expect(counts()).toEqual({
      Sales: null,
      Finance: '1 need attention',
      Inventory: '4 need attention',
      Service: '3 need attention',
    }),
  );
  const attended = ENTITIES.filter(({ needsAttention }) => needsAttention).map(pageOf);
  expect(new Set(Object.keys(sidebarCounts.get()).map(pageAddress))).toEqual(new Set(attended));

  await seed('finance/invoices/late/status', 'Paid');
  await seed('inventory/items/plenty/reorder', 100);
  await seed('inventory/items/low/stock', 11);
  await seed('service/tickets/d/status', 'In Progress');
  await waitFor(() =>
    expect(counts()).toEqual({
      Sales: null,
      Finance: null,
      Inventory: '4 need attention',
      Service: '4 need attention',
    }),
  );
});

it('include new enquiries, no more exactly than are read', async () => {
  vi.stubEnv('VITE_ENQUIRIES', 'on');
  onTestFinished(() => void vi.unstubAllEnvs());
  const enquiry = { name: 'Noor', email: 'noor@studio.example', message: 'A reef', timestamp: 1 };
  await seed('site/enquiries', { new: { ...enquiry, waiting: 1 }, handled: enquiry });
  open();
  await waitFor(() => expect(counts()['Sales']).toBe('1 need attention'));
  await seed('site/enquiries', many(40, { ...enquiry, waiting: 1 }));
  await waitFor(() => expect(counts()['Sales']).toBe('30+ need attention'));
});

it('are those of the copy on this device, of which only what has changed is asked for', async () => {
  chooseCopy(currentUid(), 'keep');
  await seed('finance/invoices', { late: { status: 'Overdue' }, sent: { status: 'Sent' } });
  await seed('inventory/items', { low: { stock: 8, reorder: 10 }, plenty: { stock: 90 } });
  await seed('service/tickets', { a: { status: 'New' }, b: { status: 'Closed' } });
  const listens = recordListens();
  open();
  await waitFor(() =>
    expect(counts()).toMatchObject({
      Finance: '1 need attention',
      Inventory: '1 need attention',
      Service: '1 need attention',
    }),
  );
  expect(listens.filter((listen) => /"i":"(status|stock|reorder)"/.test(listen))).toEqual([]);
});

it('find the low item behind many that have less stock and need less', async () => {
  await seed('inventory/items', {
    ...many(110, { stock: 5, reorder: 1 }),
    low: { stock: 50, reorder: 60 },
  });
  open();
  await waitFor(() => expect(counts()['Inventory']).toBe('1 need attention'));
});

it('are not read further than they are shown', async () => {
  await seed('finance/invoices', many(120, { status: 'Overdue' }));
  open();
  await waitFor(() => expect(counts()['Finance']).toBe('99+ need attention'));
});

it('include a change that waits for the network', async () => {
  await seed('finance/invoices', { sent: { idNum: 'INV-2', status: 'Sent' } });
  await seed('service/tickets/a', { status: 'New' });
  open();
  await waitFor(() => expect(counts()['Service']).toBe('1 need attention'));
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  screen.getByRole('button', { name: 'Mark' }).click();
  await waitFor(() => expect(counts()['Finance']).toBe('1 need attention'));
});

it('leave what a page counts itself', async () => {
  sidebarCounts.set({ finance: '2' });
  await seed('inventory/items', { none: { stock: 0, reorder: 0 } });
  open('/dashboard/finance');
  await waitFor(() =>
    expect(counts()).toMatchObject({
      Finance: '2 need attention',
      Inventory: '1 need attention',
    }),
  );
});
