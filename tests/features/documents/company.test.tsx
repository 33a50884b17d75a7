import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { expect, it, onTestFinished } from 'vitest';
import { currentUid, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { denyWrites } from '../../support/rules.ts';

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(control(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

async function openCompany(name = 'Layla Haddad') {
  await signInAs(name);
  const app = openApp('/dashboard/company');
  await screen.findByLabelText('Company name');
  return app;
}

it('is reached from the account, is empty at first, and stores only what was typed', async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  const account = within(await screen.findByRole('dialog', { name: 'Your account' }));
  fireEvent.click(account.getByRole('link', { name: 'Settings' }));
  fireEvent.click(await screen.findByRole('link', { name: /^Company details/ }));
  expect(await screen.findByLabelText('Company name')).toHaveValue('');
  for (const label of ['TRN', 'Address', 'Bank details', 'Trade licence', 'Phone', 'E-mail']) {
    expect(control(label)).toHaveValue('');
  }
  type('Company name', 'Reef Studio LLC');
  type('Bank details', 'IBAN AE07\nSWIFT EBILAEAD');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await stored('config/company')).toEqual({
    name: 'Reef Studio LLC',
    bank: 'IBAN AE07\nSWIFT EBILAEAD',
  });
});

it('has forms ask for what e-invoices need, once it states that itself', async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales');
  fireEvent.click(await screen.findByRole('button', { name: 'Add Customer' }));
  const form = within(await findForm('New Customer'));
  expect(await form.findByText('More details')).toBeVisible();
  expect(form.queryByText('E-invoice')).toBeNull();
  await seed('config/company/city', 'Dubai');
  expect(await form.findByText('E-invoice')).toBeVisible();
});

it('leaves a trace of every change, and says for a week that the bank details were changed', async () => {
  await seed('config/company', { name: 'Reef', bank: 'IBAN AE07' });
  await openCompany();
  await waitFor(() => expect(control('Company name')).toHaveValue('Reef'));
  expect(screen.queryByText(/^Bank details changed/)).toBeNull();
  type('Company name', 'Reef LLC');
  type('Bank details', 'IBAN AE99');
  save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  const notice = await screen.findByText(/^Bank details changed on/);
  expect(notice).toHaveTextContent(/changed on .* by Layla Haddad\./);
  const [[id, entry] = []] = Object.entries((await stored('history')) as object);
  expect(entry).toEqual({
    record: 'config/company',
    user: 'Layla Haddad',
    uid: currentUid(),
    timestamp: expect.any(Number),
    changes: {
      name: { from: 'Reef', to: 'Reef LLC' },
      bank: { from: 'IBAN AE07', to: 'IBAN AE99' },
    },
  });
  expect(await stored('activity')).toBeNull();
  await seed(`history/${id}/timestamp`, Date.now() - 8 * 24 * 3_600_000);
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('keeps what is typed when a colleague saves other details, and names theirs of the same one', async () => {
  await seed('config/company', { name: 'Reef', trn: '1' });
  await openCompany();
  await waitFor(() => expect(control('Company name')).toHaveValue('Reef'));
  type('Company name', 'Reef Studio');
  await seed('config/company', { name: 'Reef', trn: '1', phone: '+971 4 555 0100' });
  await waitFor(() => expect(control('Phone')).toHaveValue('+971 4 555 0100'));
  expect(control('Company name')).toHaveValue('Reef Studio');
  await seed('config/company/name', 'Reef LLC');
  expect(await screen.findByText(/meanwhile: /)).toHaveTextContent('Reef LLC');
  await seed('config/company/trn', '100000000000003');
  save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await stored('config/company')).toEqual({
    name: 'Reef Studio',
    trn: '100000000000003',
    phone: '+971 4 555 0100',
  });
});

it('warns of a TRN without 15 digits and stores it all the same, but no text that is too long', async () => {
  await openCompany();
  type('TRN', '12345');
  expect(screen.getByText('A TRN has 15 digits; this has 5.')).toBeVisible();
  type('Address', 'x'.repeat(2_001));
  expect(screen.getByText(/Use at most 2,000 characters; this has 2,001/)).toBeVisible();
  save();
  expect(await stored('config')).toBeNull();
  type('Address', 'Dubai');
  save();
  await waitFor(async () =>
    expect(await stored('config/company')).toEqual({ trn: '12345', address: 'Dubai' }),
  );
});

it('keeps what is typed in this tab without a connection, where it cannot be saved', async () => {
  const { unmount } = await openCompany();
  onTestFinished(() => goOnline(getDatabase()));
  type('Company name', 'Reef Studio');
  goOffline(getDatabase());
  const button = screen.getByRole('button', { name: 'Save Changes' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveAccessibleDescription(/There is no connection\. What you type is kept/);
  save();
  unmount();
  goOnline(getDatabase());
  openApp('/dashboard/company');
  await waitFor(() => expect(control('Company name')).toHaveValue('Reef Studio'));
  expect(await stored('config')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
  save();
  await waitFor(async () => expect(await stored('config/company/name')).toBe('Reef Studio'));
});

it('says that it was not saved if the database denies it, and keeps the text', async () => {
  await openCompany();
  expectConsoleError(/Saving to config\/company failed/);
  type('Company name', 'Reef Studio');
  await denyWrites();
  save();
  expect(
    await screen.findByText(/The database refused this save.*What you typed is still here/),
  ).toBeVisible();
  expect(control('Company name')).toHaveValue('Reef Studio');
});
