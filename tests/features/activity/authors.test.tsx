import { act, screen, waitFor, within } from '@testing-library/react';
import { getAuth, updateProfile } from 'firebase/auth';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { newRecord } from '../../../src/records/store/write/values.ts';
import { exists } from '../../../src/firebase/database.ts';
import { noteAccount, save } from '../../../src/records/store/write/save.ts';
import { startSender } from '../../../src/records/store/write/startSender.ts';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const nameOf = (uid: string): Promise<unknown> => stored(`people/${uid}/name`);

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
  it('nothing where its account has its name, which it says when the dashboard opens', async () => {
    await signInAs('Layla Haddad');
    await add('Reef');
    expect(await stored('activity/Reef/uid')).toBe(currentUid());
    await feed(1);
    await waitFor(async () => expect(await nameOf(currentUid())).toBe('Layla Haddad'));
    await waitFor(() => expect(lines()).toEqual(['Layla Haddad added new supplier Reef']));
  });

  it('whose account it is from, where that was renamed as a colleague for a while', async () => {
    await signInAs('Layla Haddad');
    await noteAccount();
    await add('Honest');
    await signInAs('Mallory');
    await rename('Layla Haddad');
    await add('Forged');
    await rename('Mallory');
    await noteAccount();
    await feed(2);
    await waitFor(() =>
      expect(lines()).toEqual([
        expect.stringMatching(
          /^Layla Haddad \(from the account of Mallory.*\) added new supplier Forged$/,
        ),
        'Layla Haddad added new supplier Honest',
      ]),
    );
  });

  it('that it is not from the account of its name, if its own says nothing of itself', async () => {
    // Whoever looks notes their own name meanwhile.
    await signInAs('Omar Farouk');
    await seed('people/other', { name: 'Layla Haddad', email: 'layla@reef.example', at: 1 });
    await seed('activity/a1', {
      user: 'layla  haddad',
      uid: 'unknown',
      action: 'updated supplier',
      subject: 'Reef',
      timestamp: Date.now(),
    });
    await feed(1);
    expect(
      await screen.findByText(/not from the account of/, { selector: 'span' }),
    ).toHaveTextContent('(not from the account of Layla Haddad, layla@reef.example)');
  });
});

it('an account that is renamed says so, and earlier entries tell its new name', async () => {
  await signInAs('Layla H');
  await noteAccount();
  await add('Reef');
  const { unmount } = openApp('/dashboard');
  await screen.findByText('Layla H');
  await act(() => rename('Layla Haddad'));
  await waitFor(async () => expect(await nameOf(currentUid())).toBe('Layla Haddad'));
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringMatching(
        /^Layla H \(from the account of Layla Haddad, .*\) added new supplier Reef/,
      ),
    ]),
  );
  unmount();
});

it('the field for a name takes no marks that nobody sees', async () => {
  await signInAs('');
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: /enter your name/ }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.click(name);
  await user.paste('\u202BLayla\u200B Haddad\u202C');
  expect(name).toHaveValue('Layla Haddad');
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
