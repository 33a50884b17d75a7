import { act, screen, waitFor, within } from '@testing-library/react';
import { getAuth, updateProfile } from 'firebase/auth';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { newRecord } from '../../../src/store/write/values.ts';
import { exists } from '../../../src/store/firebase/database.ts';
import { noteAccount, save } from '../../../src/store/write/save.ts';
import { startSender } from '../../../src/store/write/startSender.ts';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const names = async (uid: string): Promise<readonly string[]> =>
  Object.values(
    ((await stored(`signatures/names/${uid}`)) ?? {}) as Record<string, { readonly name: string }>,
  ).map(({ name }) => name);

/** Renames the account of the session as anybody can, past this app. */
async function rename(displayName: string): Promise<void> {
  const user = getAuth().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  await updateProfile(user, { displayName });
  await user.getIdToken(true);
}

const add = (name: string): Promise<void> =>
  save(() => ({
    records: [
      { ...newRecord(supplier, { name }, '2026-11-25'), entity: supplier, id: null, key: name },
    ],
  }));

const panel = () => within(screen.getByRole('region', { name: 'Recent Activity' }));

/** The lines of the feed, without their time. */
const lines = () =>
  panel()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

/** Opens the feed with this number of entries. */
async function feed(count: number): Promise<void> {
  openApp('/dashboard');
  await screen.findByRole('region', { name: 'Recent Activity' });
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(count));
}

describe('the feed says of an entry', () => {
  it('nothing where its account has always had its name, which is noted when the dashboard opens', async () => {
    await signInAs('Layla Haddad');
    await add('Reef');
    expect(await stored('signatures/entries')).toEqual({ Reef: currentUid() });
    await feed(1);
    await waitFor(async () => expect(await names(currentUid())).toEqual(['Layla Haddad']));
    await waitFor(() => expect(lines()).toEqual(['Layla Haddad added new supplier Reef']));
  });

  it('that another account signed it, which renamed itself as a colleague', async () => {
    await signInAs('Layla Haddad');
    await noteAccount();
    await add('Honest');
    await signInAs('Mallory');
    await noteAccount();
    await rename('Layla Haddad');
    await add('Forged');
    await feed(2);
    await waitFor(() =>
      expect(lines()).toEqual([
        'Layla Haddad (account of Mallory) added new supplier Forged',
        'Layla Haddad added new supplier Honest',
      ]),
    );
  });

  it('that a new account has the name of an older one', async () => {
    await signInAs('Layla Haddad');
    await noteAccount();
    await signInAs('layla  haddad');
    await noteAccount();
    await add('Forged');
    await feed(1);
    expect(await screen.findByText('(second account of this name)')).toBeVisible();
  });

  it('that its name is not confirmed, where its signature was left out', async () => {
    await signInAs('Layla Haddad');
    await noteAccount();
    const entry = { user: 'Layla Haddad', action: 'updated supplier', subject: 'Reef' };
    await seed('activity', {
      before: { ...entry, timestamp: Date.now() - 3_600_000 },
      unsigned: { ...entry, timestamp: Date.now() + 1_000 },
    });
    await feed(2);
    expect(await screen.findByText('(name not confirmed)')).toBeVisible();
    expect(screen.getAllByText('(name not confirmed)')).toHaveLength(1);
  });
});

it('a name that is given up is noted with the next one, and both are said', async () => {
  await signInAs('Layla H');
  await noteAccount();
  await add('Reef');
  const { unmount } = openApp('/dashboard');
  await screen.findByText('Layla H');
  await act(() => rename('Layla Haddad'));
  await waitFor(async () => expect(await names(currentUid())).toEqual(['Layla H', 'Layla Haddad']));
  await waitFor(() =>
    expect(lines()).toEqual(['Layla H (also Layla Haddad) added new supplier Reef']),
  );
  unmount();
});

it('the fields for a name take no marks that nobody sees', async () => {
  await signInAs('');
  const { user } = openApp('/dashboard');
  const prompt = await screen.findByRole('textbox', { name: 'What is your name?' });
  await user.click(prompt);
  await user.paste('\u202BLayla\u200B Haddad\u202C');
  expect(prompt).toHaveValue('Layla Haddad');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.click(await screen.findByRole('button', { name: 'Account: Layla Haddad' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(name);
  await user.paste('Noor\u2069');
  expect(name).toHaveValue('Noor');
});

it('a name that the database refuses is tried once for a connection', async () => {
  await signInAs('Layla Haddad');
  await installRules('{"rules":{".read":"auth != null",".write":false}}');
  onTestFinished(restoreRules);
  const user = getAuth().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  // So that the renewed token is another one, which its observers hear of.
  await updateProfile(user, { displayName: 'Layla Noor' });
  const tokens = vi.spyOn(user, 'getIdTokenResult');
  const renewals = (): number => tokens.mock.calls.filter(([isForced]) => isForced).length;
  onTestFinished(startSender(user.uid, 0));
  await expect.poll(renewals).toBe(1);
  await Promise.all(tokens.mock.results.map(({ value }) => value));
  // Another try would need a few answers.
  for (let count = 0; count < 20; count += 1) await exists(`activity/${count}`);
  expect(renewals()).toBe(1);
});
