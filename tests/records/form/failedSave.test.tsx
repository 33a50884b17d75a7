import { explain, outcomeOf } from '../../../src/records/store/write/save.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { signIn, signOut } from '../../../src/firebase/auth.ts';
import { findForm, letFormsWait, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { denyWrites, installRules, restoreRules } from '../../support/rules.ts';

let account: string;

beforeEach(letFormsWait);
beforeEach(async () => {
  await restoreRules();
  account = await signInAs('Layla Haddad');
});

/** Denies everything but the feed, by which the page finds out whether the user has access at all. */
const denySaves = () =>
  installRules('{"rules":{"activity":{".read":"query.limitToLast != null"}}}');

async function openNew() {
  const { user } = openApp('/dashboard/contacts');
  await user.click(await screen.findByRole('button', { name: 'Add New Contact' }));
  const form = within(await findForm('Add New Contact'));
  const title = form.getByLabelText('Name');
  const setTitle = (text: string) => fireEvent.change(title, { target: { value: text } });
  return { user, form, title, setTitle };
}

/** Clicks Add and waits until the form closes. Returns the stored contacts. */
async function create(): Promise<readonly unknown[]> {
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await stored('contacts')).not.toBeNull());
  return Object.values((await stored('contacts')) as object);
}

/** Sends a new contact that the database denies, and closes its form before the answer. */
async function closeWhileSaving() {
  expectConsoleError(/Saving to contacts failed/);
  const { user, form, setTitle } = await openNew();
  setTitle('Koi court');
  await denyWrites();
  fireEvent.click(form.getByRole('button', { name: 'Add' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  return user;
}

// Rule 39 of docs/outbox.md.
it('a denied save keeps the form open with the reason, and can be repeated', async () => {
  expectConsoleError(/Saving to contacts failed/);
  const { user, form, title, setTitle } = await openNew();
  setTitle('Koi court 🐟 بركة');
  await denyWrites();
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    /refused this save.*What you typed is still here/,
  );
  expect(title).toHaveValue('Koi court 🐟 بركة');
  expect(await stored('contacts')).toBeNull();

  await restoreRules();
  expect(await create()).toMatchObject([{ name: 'Koi court 🐟 بركة' }]);
});

it('the form of a denied new record opens again after a reload, with what was typed since on offer', async () => {
  expectConsoleError(/Saving to contacts failed/);
  const { user, form, setTitle } = await openNew();
  setTitle('Koi court');
  await denyWrites();
  await user.click(form.getByRole('button', { name: 'Add' }));
  await form.findByRole('alert');
  setTitle('Koi court II');
  cleanup();
  await restoreRules();
  render(<App />);
  const again = within(await findForm('Add New Contact'));
  await user.click(again.getByRole('button', { name: 'Restore unsaved input' }));
  expect(again.getByLabelText('Name')).toHaveValue('Koi court II');
  // It takes the place of the save that was denied.
  expect(await create()).toMatchObject([{ name: 'Koi court II' }]);
  await waitFor(() => expect(screen.queryByText(/was not saved/)).toBeNull());
});

describe('the reason of a denial', () => {
  // Rule 36 of docs/outbox.md.
  it('is that the record has been removed', async () => {
    expectConsoleError(/Saving to contacts failed/);
    const { form, send } = await editGardenReef();
    await seed('contacts/d1', null);
    const reason = await send();
    expect(reason).toContain('this record has been removed meanwhile');
    expect(reason).not.toContain('account');
    expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar');
    expect(await stored('contacts')).toBeNull();
  });

  it('is that the account has no access', async () => {
    expectConsoleError(/Saving to contacts failed|Reading .* failed/);
    const { send } = await editGardenReef();
    await denySaves();
    expect(await send()).toContain('Your account may no longer be allowed');
  });
});

describe('a save that fails after its form was closed', () => {
  it('is reported on any page, and its form can be reopened and saved', async () => {
    const user = await closeWhileSaving();
    fireEvent.click(screen.getByRole('link', { name: 'Service' }));
    await screen.findByRole('heading', { name: 'Service & Maintenance' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Add New Contact “Koi court” was not saved/,
    );

    await restoreRules();
    await user.click(screen.getByRole('button', { name: 'Open the form again' }));
    const form = within(await findForm('Add New Contact'));
    expect(form.getByLabelText('Name')).toHaveValue('Koi court');
    expect(await create()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be discarded on its page, which moves the focus to the page title', async () => {
    const user = await closeWhileSaving();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

// Rule 15 of docs/outbox.md.
it('a save refused for want of access is sent when its author signs in again', async () => {
  expectConsoleError(/Saving to contacts failed|Reading .* failed/);
  const { send } = await editGardenReef();
  await denySaves();
  // The time of a sign-in has a precision of one second.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await send()).toContain('Your account may no longer be allowed');
  vi.useRealTimers();
  await restoreRules();
  cleanup();
  await signOut();
  await signIn(account, 'reef-lounge');
  openApp('/dashboard/contacts');
  await waitFor(async () => expect(await stored('contacts/d1/customer')).toBe('Villa Qamar'));
});

it('a text that is too long is reported below its field, which receives the focus, and not sent', async () => {
  const { user, form, title, setTitle } = await openNew();
  const tooLong = 'x'.repeat(10_001);
  setTitle(tooLong);
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(title).toHaveAccessibleDescription('Use at most 10,000 characters; this has 10,001.');
  expect(title).toHaveValue(tooLong);
  expect(title).toHaveFocus();
  expect(await stored('contacts')).toBeNull();
});

it('a number field does not change when scrolled over', async () => {
  openApp('/dashboard/inventory?record=items/new');
  const value = await screen.findByLabelText('Stock on Hand');
  value.focus();
  fireEvent.wheel(value, { deltaY: 100 });
  expect(value).not.toHaveFocus();
});

async function editGardenReef() {
  await seed('contacts/d1', {
    name: 'Garden reef',
    customer: '',
  });
  const { user } = openApp('/dashboard/contacts');
  await user.click(await screen.findByRole('button', { name: /Garden reef/ }));
  const form = within(await findForm('Edit Contact'));
  fireEvent.change(form.getByLabelText('Customer'), { target: { value: 'Villa Qamar' } });
  const send = async () => {
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    return (await form.findByRole('alert')).textContent;
  };
  return { form, send };
}

// Rules 38, 40 of docs/outbox.md.
it('a save that may not read what it needs is told as refused, not as a lost connection', () => {
  expectConsoleError(/Saving to config\/company failed/);
  // Requests to read are denied without a code.
  const denied = new Error('Permission denied');
  expect(explain(denied, 'config/company')).toMatch(/^The database refused/);
  expect(outcomeOf(new Error('Client is offline')).kind).toBe('unanswered');
});

it('an error of the app itself is not told as a lost connection', () => {
  expectConsoleError(/Saving to config\/company failed/);
  const mistake = new TypeError('names is not iterable');
  expect(explain(mistake, 'config/company')).toBe('This could not be saved. Please try again.');
});
