import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it } from 'vitest';
import { formatDate, today } from '../../../src/lib/dates.ts';
import { endOfMonth } from '../../../src/lib/period.ts';
import { currentUid, fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';

const LAST = endOfMonth(today(), -1);
const BEFORE = endOfMonth(today(), -2);
const REFUSED = /^This was not saved: .* its month is closed\. Discard it, or copy it\./;

beforeEach(async () => {
  await signInAs('Layla Haddad');
});

const QUESTION = { description: /^Closes all/ };

const section = async () => within(await screen.findByRole('region', { name: 'Closed months' }));

/** Fills in a blank invoice. */
async function typedInvoice(date: string): Promise<HTMLElement> {
  const form = await findForm('New Invoice');
  fill(form, { Customer: 'Palm House', Date: date, 'Amount ($)': '10' });
  return form;
}

const save = (form: HTMLElement): void => {
  fireEvent.click(within(form).getByRole('button', { name: /^(Save|Create)/ }));
};

it('offers nobody but an administrator to close months', async () => {
  openApp('/dashboard/vat');
  const own = await section();
  expect(await own.findByText('No month is closed.')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
});

it('closes months once what is unfinished in them has been seen, and opens them again', async () => {
  await seed(`staff/${currentUid()}`, true);
  const sent = { customer: 'Palm House', date: LAST, due: LAST, amount: 10, status: 'Sent' };
  await seed('finance/invoices', {
    draft: { ...sent, idNum: 'INV-1', status: 'Draft' },
    unnumbered: { ...sent, idNum: 'INV-2' },
    untaxed: { ...sent, idNum: 'INV-3', taxNumber: 1, vatRate: 'Not stated' },
    later: { ...sent, idNum: 'INV-4', date: today() },
    done: { ...sent, idNum: 'INV-5', taxNumber: 2, vatRate: 'Exempt', rate: '3.6725' },
  });
  await seed('creditNotes/n', { idNum: 'CN-1', customer: 'Palm House', date: LAST, amount: 1 });
  const { user } = openApp('/dashboard/vat');
  const own = await section();
  await user.click(await own.findByRole('button', { name: 'Close the months' }));
  const question = within(own.getByRole('group', QUESTION));
  const links = await question.findAllByRole('link', { name: /^(INV|CN)-/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['INV-1', 'CN-1', 'INV-3', 'INV-2']);
  expect(links[0]).toHaveAttribute('href', '#/dashboard/finance?record=invoices/draft');
  expect(question.getAllByText('not issued')).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Not now' }));
  expect(await stored('config')).toBeNull();

  const closing = async () => {
    await user.click(own.getByRole('button', { name: 'Close the months' }));
    await user.click(
      within(own.getByRole('group', QUESTION)).getByRole('button', { name: /^Close/ }),
    );
    expect(await own.findByText(`Closed up to ${formatDate(LAST)}.`)).toBeVisible();
    expect(await stored('config/closedUntil')).toBe(LAST);
  };
  await closing();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await own.findByText('No month is closed.')).toBeVisible();

  await closing();
  // What a colleague closes meanwhile is not opened by a question that asks whether to close it.
  await user.selectOptions(own.getByLabelText('Up to the end of'), BEFORE);
  await user.click(await own.findByRole('button', { name: 'Open the months after it' }));
  await user.click(await own.findByRole('button', { name: 'Close the months' }));
  await seed('config/closedUntil', LAST);
  expect(await own.findByRole('button', { name: 'Open the months after it' })).toBeVisible();
  expect(own.queryByRole('group', QUESTION)).toBeNull();

  await user.selectOptions(own.getByLabelText('Up to the end of'), BEFORE);
  await user.click(await own.findByRole('button', { name: 'Open the months after it' }));
  expect(await own.findByText(`Closed up to ${formatDate(BEFORE)}.`)).toBeVisible();
  expect(await stored('config/closedUntil')).toBe(BEFORE);
  const [opened, , closed] = own.getAllByRole('listitem');
  expect(opened).toHaveTextContent(`Opened again after ${formatDate(BEFORE)} by Layla Haddad`);
  expect(closed).toHaveTextContent(`Closed up to ${formatDate(LAST)} by Layla Haddad`);
});

it('refuses an invoice that is dated in a closed month at its date, before it is sent', async () => {
  await seed('config/closedUntil', LAST);
  openApp('/dashboard/finance?record=invoices/new');
  const form = await typedInvoice(LAST);
  expect(await within(form).findByText(`Closed up to ${formatDate(LAST)}.`)).toBeVisible();
  const number = within(form).getByLabelText<HTMLInputElement>('Invoice #').value;
  save(form);
  const date = within(form).getByLabelText('Date');
  await waitFor(() => expect(date).toHaveFocus());
  expect(date).toBeInvalid();
  expect(date).toHaveAccessibleDescription(
    `Closed up to ${formatDate(LAST)}. Choose a later date.`,
  );
  expect(await stored('finance/invoices')).toBeNull();
  fill(form, { Date: today() });
  save(form);
  await waitFor(async () =>
    expect(Object.values((await stored('finance/invoices')) ?? {})).toMatchObject([
      { date: today(), idNum: number },
    ]),
  );
});

it('keeps a save that waited while its month was closed, with the reason, until somebody decides', async () => {
  expectConsoleError(/Saving to finance\/invoices failed .*locked/);
  openApp('/dashboard/finance?record=invoices/new');
  const form = await typedInvoice(LAST);
  // What the test before has closed is open once the page knows.
  await waitFor(() => expect(within(form).queryByText(/^Closed up to/)).toBeNull());
  goOffline(getDatabase());
  save(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await seed('config/closedUntil', LAST);
  goOnline(getDatabase());
  fireEvent.click(await screen.findByRole('button', { name: /1 needs you/ }));
  const tray = within(await screen.findByRole('dialog', { name: 'Not saved yet' }));
  expect(tray.getByText(REFUSED)).toHaveTextContent('What you typed is still here.');
  expect(await stored('finance/invoices')).toBeNull();

  fireEvent.click(tray.getByRole('button', { name: 'Open the form again' }));
  const reopened = await findForm('New Invoice');
  expect(within(reopened).getByLabelText('Customer')).toHaveValue('Palm House');
  fill(reopened, { Date: today() });
  save(reopened);
  await waitFor(async () =>
    expect(Object.values((await stored('finance/invoices')) ?? {})).toMatchObject([
      { customer: 'Palm House', date: today(), amount: 10 },
    ]),
  );
});

it.each([
  [{ date: LAST }, /Closed up to .* No number is taken for that time/],
  [{ date: '' }, /Enter its date first/],
  [{ date: today(), supplyDate: LAST }, /Closed up to .* No number is taken for that time/],
])('offers no number for an invoice with %j, and says why', async (dates, reason) => {
  await seed('config/closedUntil', LAST);
  const own = { idNum: 'INV-2026-1', customer: 'Palm House', due: '', amount: 10, status: 'Sent' };
  await seed('finance/invoices/a', { ...own, creationDate: LAST, ...dates });
  openApp('/dashboard/finance?issue=a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue and send INV-2026-1' }));
  expect(await dialog.findByText(reason)).toHaveTextContent(/^INV-2026-1 · /);
  fireEvent.click(dialog.getByRole('button', { name: 'Issue and send' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
});
