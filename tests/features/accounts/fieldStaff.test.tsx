import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enableLogging } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../../src/features/pages.ts';
import { MONEY_PATHS, PARTLY_MONEY_PATHS } from '../../../src/features/accounts/moneyPaths.ts';
import { isSeen } from '../../../src/session/sight.ts';
import { ENTITIES } from '../../support/entities.ts';
import { appendItem } from '../../../src/records/store/device/outboxItems.ts';
import type { Intent } from '../../../src/records/store/write/intent.ts';
import { openCopy } from '../../../src/records/store/device/copies.ts';
import { draftStorage } from '../../../src/lib/storage.ts';
import { draftScope, newDraftKey, saveDraft } from '../../../src/records/form/useEdits.ts';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { currentUid, go, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { allowConsoleError } from '../../support/console.ts';

const CODE = '0123456789abcdef0123456789abcdef';

/** What the database denies from now on. */
function recordDenials(): string[] {
  const denied: string[] = [];
  const requests = new Map<string, string>();
  enableLogging((message) => {
    const [, id = ''] = /"r":(\d+)/.exec(message) ?? [];
    if (!/permission_denied/i.test(message)) requests.set(id, message);
    // System health asks for what nobody may read, to tell whose rules these are.
    else if (!requests.get(id)?.includes('rulesVersion/')) denied.push(requests.get(id) ?? message);
  });
  onTestFinished(() => enableLogging(false));
  return denied;
}

beforeEach(async () => {
  await signInAs('Noor Aziz');
  await seed('config/staffOnly', true);
  await seed('config/company', { name: 'Reef Studio', bank: 'IBAN 1' });
  await seed('staff', { boss: true, [currentUid()]: CODE });
  const at = { shared: 5, timestamp: 5, user: 'Layla', uid: 'boss' };
  await seed('sales/deals/d1', { title: 'Koi court', customer: 'Villa Noor', value: 1 });
  await seed('sales/customers/c1', {
    name: 'Villa Noor',
    nameKey: 'villa noor',
    address: 'Street 1',
  });
  await seed('finance/invoices/v1', {
    idNum: 'INV-1',
    customer: 'Villa Noor',
    amount: 5,
    status: 'Sent',
  });
  await seed('suppliers/s1', { name: 'Reef Salt', nameKey: 'reef salt' });
  await seed('service/tickets/k1', {
    ticketId: '1042',
    creationDate: '2026-11-01',
    customer: 'Villa Noor',
    issue: 'Leak',
    status: 'New',
  });
  await seed('service/installations/i1', {
    name: 'Reef lounge',
    customer: 'Villa Noor',
    deal: 'd1',
  });
  await seed('finance/fees/f1', { name: 'Reef lounge', amount: 900, installation: 'i1' });
  await seed('tasks/t1', {
    what: 'Bring salt',
    about: 'service/tickets/k1',
    status: 'Open',
    person: 'Noor Aziz',
    shared: 5,
  });
  await seed('tasks/t2', {
    what: 'Ask for the money',
    about: 'finance/invoices/v1',
    status: 'Open',
    person: 'Noor Aziz',
  });
  await seed('activity', {
    k1: { ...at, action: 'created ticket', subject: '#1042' },
    a2: { user: 'Layla', uid: 'boss', timestamp: 6, action: 'created invoice', subject: 'INV-1' },
  });
});

const paths = (declared: true | 'about'): string[] =>
  ENTITIES.filter(({ isForOffice }) => isForOffice === declared).map(({ path }) => path);

it('the kinds of records that are hidden are those that declare it', () => {
  expect(MONEY_PATHS).toEqual(expect.arrayContaining(paths(true)));
  expect(PARTLY_MONEY_PATHS.toSorted()).toEqual(paths('about').toSorted());
});

it('an account in the field begins with its day, is led to no money, and asks for none of it', async () => {
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  const denied = recordDenials();
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Is this device yours?' })).toBeVisible();
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Inventory',
    'Suppliers',
    expect.stringMatching(/^Service/),
  ]);
  for (const page of [...SIDEBAR_PAGES, ...FURTHER_PAGES]) {
    go(`/dashboard/${page.path}?name=Villa+Noor&installation=i1`);
    const isLed = isSeen(page) || page.path === 'sales';
    const heading = { level: 1, ...(!isLed && { name: 'Plan' }) };
    await waitFor(() => expect(screen.getByRole('heading', heading)).toBeVisible());
  }
  go('/dashboard/sales');
  expect(await screen.findByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  for (const [address, text] of [
    ['installation?installation=i1', 'None planned'],
    ['installations?record=installations/i1', /^Readings, visits and costs/],
  ] as const) {
    go(`/dashboard/service/${address}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/fee|900|invoiced|deal/i)).toBeNull();
  }
  go('/dashboard/tasks');
  expect(await screen.findByText('Bring salt')).toBeVisible();
  expect(screen.queryByText('Ask for the money')).toBeNull();
  go('/dashboard/activity');
  expect(await screen.findByText(/created ticket/)).toBeVisible();
  expect(screen.queryByText(/created invoice/)).toBeNull();
  go('/dashboard/sales/customer?name=Villa+Noor');
  expect(await screen.findByText('Open Tickets')).toBeVisible();
  for (const text of ['Open Balance', 'Deals', 'Invoices'])
    expect(screen.queryByText(text)).toBeNull();
  go('/dashboard/sales?record=deals/d1');
  expect(await screen.findByText(/does not exist, or is about money/)).toBeVisible();
  go('/dashboard/document?invoices=v1');
  expect(await screen.findByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  go('/dashboard/suppliers/supplier?name=Reef+Salt');
  expect(await screen.findByRole('heading', { name: 'Reef Salt', level: 1 })).toBeVisible();
  expect(screen.queryByText('$0.00')).toBeNull();
  go('/dashboard/suppliers');
  expect(await screen.findByText('Active Suppliers')).toBeVisible();
  expect(screen.queryByText('Pending Bills')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Account:/ }));
  expect(await screen.findByRole('button', { name: 'Change your password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(denied).toEqual([]);
});

it('an account in the field changes how a customer is reached, not who they are nor what they owe', async () => {
  await seed('sales/customers/c1', {
    name: 'Villa Noor',
    nameKey: 'villa noor',
    trn: '100',
    terms: 'Net 60',
    invoiced: '$0.00',
    phone: '050 1',
    address: 'Street 1',
  });
  await seed('sales/customers/c2', { name: 'Villa Nor', nameKey: 'villa nor' });
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  openApp('/dashboard/sales/customer?name=Villa+Noor&merge=Villa+Nor');
  expect(await screen.findByText('Open Tickets')).toBeVisible();
  fireEvent.click(await screen.findByRole('link', { name: 'Edit Customer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  const typable = ['Email', 'Phone', 'Address'];
  for (const label of ['Name', 'TRN', 'Terms', /^Total Invoiced/, ...typable])
    expect(form.getByLabelText(label).hasAttribute('readonly')).toBe(
      !typable.includes(String(label)),
    );
  expect(screen.queryByText(/merge|almost the same name/i)).toBeNull();
  expect(form.queryByRole('button', { name: 'Archive' })).toBeNull();
  fireEvent.change(form.getByLabelText('Phone'), { target: { value: '050 2' } });
  fireEvent.click(form.getByRole('button', { name: /^(Save|Update)/ }));
  await waitFor(async () => expect(await stored('sales/customers/c1/phone')).toBe('050 2'));
});

it('an account in the field sees the figures of the basis that the company has chosen', async () => {
  await seed('config/figureBasis', 'own');
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  openApp('/dashboard/service');
  expect(await screen.findByText('Resolved Today')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Sample')).toBeNull());
});

/** Keeps what is typed into a form of what is stored at a path; returns its key. */
function typeInto(path: string, options = {}): string {
  const key = newDraftKey(draftScope(currentUid(), path, 'a:b', options));
  saveDraft({ key, changes: { amount: '6' }, base: { amount: '5' } });
  return key;
}

const isKept = (key: string): boolean => draftStorage(key).get(key) !== null;

/** The page is told at the same moment by the database that it may not read. */
const IS_DENIED = /Reading \S+ failed/;

it('loses sight of money at once, with copies and drafts on the device, when an administrator says so', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  allowConsoleError(IS_DENIED);
  chooseCopy(currentUid(), 'keep');
  const copy = openCopy(
    currentUid(),
    'finance/invoices',
    (row) => row,
    () => true,
  );
  openApp('/dashboard/finance');
  expect(await screen.findByText('INV-1')).toBeVisible();
  await waitFor(async () => expect(await copy.read()).not.toBeNull(), { timeout: 20_000 });
  const ofMoney = ['finance/invoices', 'sales/leads/convert', 'config/company'].map((path) =>
    typeInto(path),
  );
  const others = [typeInto('service/tickets'), typeInto('service/visits', { onDevice: true })];
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(await copy.read()).toBeNull();
  expect([ofMoney.filter(isKept), others.filter(isKept)]).toEqual([[], others]);
});

it('keeps no copy as the page goes, which the copies on the device have left', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  chooseCopy(currentUid(), 'keep');
  openApp('/dashboard/service');
  expect(await screen.findByText('#1042')).toBeVisible();
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  const copy = openCopy(
    currentUid(),
    'sales/deals',
    (row) => row,
    () => true,
  );
  await copy.write([{ id: 'd1' }]);
  expect(await copy.read()).toBeNull();
});

it('keeps a change that waits for what is seen no more, unsent, and says so', async () => {
  allowConsoleError(/Saving to finance/);
  await seed(`fieldStaff/${currentUid()}`, 'boss');
  const waiting: Intent = {
    id: 'w1',
    owner: currentUid(),
    path: 'finance/invoices',
    recordId: 'v1',
    title: 'INV-1',
    typed: { status: 'Paid' },
    base: { status: 'Sent' },
    savedAt: Date.now(),
    isServerTime: true,
  };
  await appendItem(waiting);
  const denied = recordDenials();
  openApp('/dashboard/service');
  expect(await screen.findByText(/may no longer be allowed to make this change/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the form again' })).toBeNull();
  expect(await stored('finance/invoices/v1/status')).toBe('Sent');
  expect(denied).toEqual([]);
});
