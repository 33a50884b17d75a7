import { screen, waitFor, within } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount, address, seed, stored, type Account } from '../support/backend.ts';
import type { Intent } from '../../src/records/store/write/intent.ts';
import { Unreachable } from '../../src/records/store/write/saveFailure.ts';
import { server } from '../../src/records/store/write/startSender.ts';
import { supplier } from '../../src/features/purchasing/supplier.entity.ts';
import { newRecord } from '../../src/records/store/write/values.ts';
import { fill, findForm, openApp, signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  goOnline(getDatabase());
});

type UserActions = ReturnType<typeof openApp>['user'];

const author: Account = { email: '', password: 'reef-lounge', displayName: 'Layla Haddad' };
const colleague: Account = { email: '', password: 'reef-lounge', displayName: 'Omar Said' };

beforeEach(async () => {
  for (const account of [author, colleague]) {
    account.email = address(crypto.randomUUID());
    await createAccount(account);
  }
  await seed('suppliers/s1', { name: 'Reef Glass' });
});

/** Signs in on the login page that is open, and opens the suppliers. */
async function signIn(user: UserActions, { email, password }: Account): Promise<void> {
  await screen.findByRole('button', { name: 'Sign In' });
  fill(document.body, { Email: email, Password: password });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: /^Welcome back/ });
  const [link] = screen.getAllByRole('link', { name: 'Suppliers' });
  if (link) await user.click(link);
  goOnline(getDatabase());
  await screen.findByText('Reef Glass');
}

async function addSupplier(user: UserActions, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Add New Supplier' }));
  const form = await findForm('Add New Supplier');
  fill(form, { 'Supplier Name': name });
  await user.click(within(form).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function addStored(user: UserActions, name: string): Promise<void> {
  await addSupplier(user, name);
  await waitFor(async () => expect(await names()).toContain(name));
}

/** Saves a supplier and loses the connection after its request has left, before the answer. */
async function loseAnswer(user: UserActions, name: string): Promise<void> {
  const { currentUser } = getAuth();
  if (currentUser === null) throw new Error('Nobody is signed in');
  const result = await currentUser.getIdTokenResult();
  // The last step before the request.
  vi.spyOn(currentUser, 'getIdTokenResult').mockImplementationOnce(async () => {
    goOffline(getDatabase());
    return result;
  });
  await addSupplier(user, name);
  expect(await screen.findByText(/^Waiting since/)).toBeVisible();
}

async function leave(user: UserActions, choice: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await findForm('Sign out now?'));
  await user.click(question.getByRole('button', { name: choice }));
  await openLogin(user);
}

async function openLogin(user: UserActions): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: /Staff login/ });
  if (link) await user.click(link);
}

/** The names of the stored suppliers. */
async function names(): Promise<readonly string[]> {
  const suppliers = (await stored('suppliers')) as Record<string, { readonly name: string }>;
  return Object.values(suppliers)
    .map(({ name }) => name)
    .toSorted();
}

/** The activity as pairs of person and record. */
async function signatures(): Promise<readonly string[]> {
  const entries = Object.values((await stored('activity')) ?? {}) as readonly {
    readonly user: string;
    readonly subject: string;
  }[];
  return entries.map(({ user, subject }) => `${user}: ${subject}`).toSorted();
}

describe('a change on its way when its author signs out', () => {
  it('is stored under no other name, and under theirs once they are back', async () => {
    const { user } = openApp('/login');
    await signIn(user, author);
    await loseAnswer(user, 'Gulf Pumps');
    await leave(user, 'Sign out and keep');
    await signIn(user, colleague);
    expect(screen.queryByText('Gulf Pumps')).toBeNull();
    await addStored(user, 'Marine Lights');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await openLogin(user);
    await signIn(user, author);
    await waitFor(async () =>
      expect(await signatures()).toEqual(['Layla Haddad: Gulf Pumps', 'Omar Said: Marine Lights']),
    );
  });

  it('is never stored if they discard it', async () => {
    const { user } = openApp('/login');
    await signIn(user, author);
    await loseAnswer(user, 'Gulf Pumps');
    await leave(user, 'Sign out and discard');
    await signIn(user, author);
    await addStored(user, 'Marine Lights');
    expect(await names()).toEqual(['Marine Lights', 'Reef Glass']);
  });
});

it('a change is not sent while somebody else than its author is signed in', async () => {
  await signInAs('Omar Said');
  const typed = { name: 'Gulf Pumps' };
  const intent: Intent = {
    id: 'save1',
    owner: 'somebody else',
    path: supplier.path,
    recordId: null,
    title: 'Gulf Pumps',
    typed,
    base: {},
    savedAt: Date.now(),
    isServerTime: false,
  };
  const write = {
    ...newRecord(supplier, typed, '2026-11-24'),
    entity: supplier,
    id: null,
    key: intent.id,
  };
  await expect(server.write(intent, [write])).rejects.toThrow(Unreachable);
  expect(await stored('activity')).toBeNull();
});
