import { screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendItem } from '../../../src/records/store/device/outboxItems.ts';
import { dayOf, type Intent } from '../../../src/records/store/write/intent.ts';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

beforeEach(async () => {
  await seed('suppliers/s1', { name: 'Reef Glass', contact: 'Sara' });
  await signInAs('Layla Haddad');
});

afterEach(() => {
  vi.restoreAllMocks();
  goOnline(getDatabase());
});

/** Opens the suppliers, loses the connection, and saves a new one. */
async function saveWithoutConnection() {
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  goOffline(getDatabase());
  await screen.findByText(/^No connection/);
  await add(user, 'Gulf Pumps');
  return user;
}

type UserActions = ReturnType<typeof openApp>['user'];

async function add(user: UserActions, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Add New Supplier' }));
  const form = await findForm('Add New Supplier');
  fill(form, { 'Supplier Name': name });
  await user.click(within(form).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
}

/** Opens the form of the first change that waits, types in it, and reconnects until all other changes are stored. */
async function typeWhileReconnecting(user: UserActions): Promise<HTMLElement> {
  await add(user, 'Marine Lights');
  await user.click(await screen.findByRole('button', { name: '2 waiting' }));
  const tray = within(await findForm('Not saved yet'));
  expect(tray.getAllByText(/^Waiting since/)).toHaveLength(2);
  await user.click(tray.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  const form = await findForm('Add New Supplier');
  expect(within(form).getByLabelText('Supplier Name')).toHaveValue('Gulf Pumps');
  fill(form, { Contact: 'Omar' });
  goOnline(getDatabase());
  await waitFor(async () => expect(await suppliers()).toContainEqual(['Marine Lights', '']));
  await screen.findByRole('button', { name: '1 waiting', hidden: true });
  return form;
}

/** The stored suppliers, as names and contacts. */
async function suppliers(): Promise<readonly (readonly [string, string])[]> {
  const all = (await stored('suppliers')) as Record<string, { name: string; contact: string }>;
  return Object.values(all).map(({ name, contact }) => [name, contact]);
}

/** Puts changes of suppliers into the outbox whose fields colleagues have changed meanwhile. */
async function addConflicts(count: number): Promise<void> {
  const { uid } = JSON.parse(localStorage.getItem('last-user') ?? '{}') as {
    readonly uid: string;
  };
  for (let n = 1; n <= count; n += 1) {
    const [id, title] = [`s${n}`, `Supplier ${n}`];
    await seed(`suppliers/${id}`, { name: title, contact: 'Theirs' });
    const intent: Intent = {
      id: `-O00000000000000000${n}`,
      owner: uid,
      path: 'suppliers',
      recordId: id,
      title,
      typed: { contact: 'Mine', phone: `${n}` },
      base: { contact: 'Sara', phone: '' },
      savedAt: Date.now(),
      isServerTime: true,
    };
    const blocked: Intent = {
      ...intent,
      problem: { kind: 'conflict', theirs: { contact: 'Theirs' }, at: 0 },
    };
    await appendItem(blocked);
  }
}

/** Whether the browser would now ask before it closes the page. */
const isAsked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a waiting change', () => {
  // Rule 11 of docs/outbox.md.
  it('can be edited, and is not sent before its form is closed', async () => {
    const user = await saveWithoutConnection();
    const form = await typeWhileReconnecting(user);
    expect(within(form).getByLabelText('Contact')).toHaveValue('Omar');
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    await waitFor(async () => expect(await suppliers()).toHaveLength(3));
    expect(await suppliers()).toContainEqual(['Gulf Pumps', 'Omar']);
  });

  it('is sent as it was when its form is left, and its record offers what was typed there', async () => {
    const user = await saveWithoutConnection();
    await typeWhileReconnecting(user);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await suppliers()).toContainEqual(['Gulf Pumps', '']));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Gulf Pumps' }));
    const form = within(await findForm('Edit Supplier'));
    await user.click(form.getByRole('button', { name: 'Restore unsaved input' }));
    expect(form.getByLabelText('Contact')).toHaveValue('Omar');
    expect(form.queryByText(/A colleague/)).toBeNull();
  });

  it('can be discarded, and is never sent', async () => {
    const user = await saveWithoutConnection();
    await user.click(await screen.findByRole('button', { name: '1 waiting' }));
    const tray = within(await findForm('Not saved yet'));
    await user.click(tray.getByRole('button', { name: 'Discard' }));
    expect(await tray.findByText('Everything you saved is stored.')).toBeVisible();
    expect(screen.queryByText('Gulf Pumps')).toBeNull();
    goOnline(getDatabase());
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    expect(await stored('suppliers')).toEqual({ s1: { name: 'Reef Glass', contact: 'Sara' } });
  });
});

it('shows more than three conflicts as one notice on the page', async () => {
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  await addConflicts(4);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('4 changes were not saved and need you.');
  await user.click(within(notice).getByRole('button', { name: 'Show each' }));
  const tray = within(await findForm('Not saved yet'));
  expect(tray.getAllByRole('button', { name: 'Compare' })).toHaveLength(4);
});

// Rule 4 of docs/outbox.md.
it('a browser that cannot store changes says so, and asks before the page closes', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await saveWithoutConnection();
  expect(
    await screen.findByRole('button', { name: '1 waiting, Not kept on this device' }),
  ).toBeVisible();
  expect(
    screen.getByText(/^No connection\. 1 change will be saved.*Keep this page open/),
  ).toBeVisible();
  expect(isAsked()).toBe(true);

  goOnline(getDatabase());
  await waitFor(() => expect(screen.queryByText(/^Waiting since/)).toBeNull());
  expect(isAsked()).toBe(false);
  vi.restoreAllMocks();
  await appendItem({ id: 'other', owner: 'nobody' });
  await waitFor(() => expect(screen.queryByText(/Not kept on this device/)).toBeNull());
});

// Rule 23 of docs/outbox.md.
it('the day of a new record is the server’s, also when the clock of the device was wrong', () => {
  const save = {
    id: 'i1',
    owner: 'u1',
    path: 'suppliers',
    recordId: null,
    title: '',
    typed: {},
    base: {},
  };
  const noon = new Date(2026, 10, 22, 12).getTime();
  const day = 86_400_000;
  const known: Intent = { ...save, savedAt: noon, isServerTime: true };
  const unknown: Intent = { ...save, savedAt: noon - day, isServerTime: false };
  expect([dayOf(known, day), dayOf(unknown, day)]).toEqual(['2026-11-22', '2026-11-22']);
});
