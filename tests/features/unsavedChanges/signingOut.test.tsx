import { screen, fireEvent, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, describe, expect, it } from 'vitest';
import { listItems } from '../../../src/records/store/device/outboxItems.ts';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { stored } from '../../support/backend.ts';

afterEach(() => goOnline(getDatabase()));

/** Saves a deal without a connection and clicks Logout. Returns a function that clicks an answer. */
async function requestLogout() {
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/sales');
  await user.click(await screen.findByRole('button', { name: 'New Deal' }));
  const form = within(await findForm('New Deal'));
  goOffline(getDatabase());
  fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: 'Koi court' } });
  await user.click(form.getByRole('button', { name: 'Create' }));
  await user.click(await screen.findByRole('button', { name: '1 waiting' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await findForm('Sign out now?'));
  expect(dialog.getByText(/^Not saved yet: 1 change\./)).toBeVisible();
  return (name: string) => user.click(dialog.getByRole('button', { name }));
}

describe('with a change that is not stored', () => {
  it('asks, and stays to send it', async () => {
    const choose = await requestLogout();
    await choose('Stay');
    goOnline(getDatabase());
    await waitFor(async () => expect(await stored('sales/deals')).not.toBeNull());
    expect(screen.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();
  });

  it.each([
    ['Sign out and keep', 1],
    ['Sign out and discard', 0],
  ])('on “%s” leaves %i on the device', async (choice, left) => {
    const choose = await requestLogout();
    await choose(choice);
    await screen.findAllByRole('link', { name: /Staff login/ });
    await waitFor(async () => expect(await listItems()).toHaveLength(left));
    expect(await stored('sales/deals')).toBeNull();
  });
});
