import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { issueCreditNote } from '../../../src/features/creditNotes/issueCreditNote.ts';
import { SaveDenied } from '../../../src/records/store/write/saveFailure.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { fill, findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { CREDIT_NOTE, INVOICE as SENT, TAXED } from '../../support/settlements.ts';
import { seed, stored } from '../../support/backend.ts';

const LINES = 'Reef\t1\t100\nPump\t2\t25';
const INVOICE = { ...SENT, ...TAXED, amount: 157.5, lines: LINES, taxNumber: 7 };
const NOTE = { ...CREDIT_NOTE, ...TAXED };

beforeEach(async () => {
  await seed('finance/invoices', { a: INVOICE, draft: { ...INVOICE, taxNumber: null } });
  await signInAs('Layla Haddad');
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Takes the number of the credit note that is open. */
async function issue() {
  const own = await region('Tax credit note');
  fireEvent.click(await screen.findByRole('button', { name: 'Issue tax credit note' }));
  expect(own.getByRole('group')).toHaveAccessibleDescription(/Its amount is taken off the invoice/);
  fireEvent.click(own.getByRole('button', { name: 'Issue the number' }));
  return own;
}

it('takes an invoice back whole: a draft of all of it, which counts once its number is issued', async () => {
  openApp('/dashboard/finance?record=invoices/a');
  fireEvent.click(
    await (await region('Credit notes')).findByRole('link', { name: 'New credit note' }),
  );
  const blank = within(await findForm('New Credit Note'));
  expect(await blank.findByText(/of which \$157\.50 can still be credited/)).toBeVisible();
  fireEvent.click(blank.getByRole('button', { name: 'Create' }));

  const row = await screen.findByRole('button', { name: /^CN-/ });
  const note = { ...NOTE, amount: 157.5, reason: '', lines: LINES };
  await waitFor(async () => expect(await stored('creditNotes')).not.toBeNull());
  const created = onlyChild(await stored('creditNotes'));
  expect(created).toEqual({
    ...note,
    idNum: expect.stringMatching(/^CN-\d{4}-\d+$/),
    date: expect.any(String),
    creationDate: created['date'],
  });
  expect(await stored('finance/invoices/a')).toEqual(INVOICE);

  fireEvent.click(row);
  expect(
    await (await region('Tax credit note')).findByText(/enter its reason first/),
  ).toBeVisible();
  const form = await findForm('Edit Credit Note');
  fill(form, { Reason: 'Not what was ordered' });
  fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^CN-/ }));
  const own = await issue();
  expect(await own.findByText(/^Number/)).toHaveTextContent('Number 1');
  const [id = ''] = Object.keys((await stored('creditNotes')) as object);
  expect(await stored('finance/invoices/a')).toEqual({
    ...INVOICE,
    credited: 157.5,
    settledBy: `creditNotes/${id}`,
    status: 'Paid',
  });
  expect(await stored('counters')).toEqual({ taxCreditNote: { last: 1, record: id } });
  const issued = within(await findForm('Edit Credit Note'));
  expect(issued.getByText('Issued')).toBeVisible();
  expect(issued.queryByText(/can still be credited/)).toBeNull();
  expect(issued.getByLabelText('Amount ($)')).toHaveAttribute('readonly');
  expect(issued.queryByRole('button', { name: 'Archive' })).toBeNull();

  fireEvent.click(issued.getByRole('link', { name: 'INV-2026-1' }));
  const notes = await region('Credit notes');
  expect(await notes.findByText('Issued')).toBeVisible();
  expect(notes.getByText('$157.50')).toBeVisible();
  expect(notes.getByText('All of it is credited.')).toBeVisible();
  expect(notes.queryByRole('link', { name: 'New credit note' })).toBeNull();
});

it('offers what other credit notes have left, and refuses more than that', async () => {
  await seed('creditNotes/n', NOTE);
  await issueCreditNote(parseRecord(creditNote, 'n', NOTE));
  openApp('/dashboard/finance?record=invoices/a');
  fireEvent.click(
    await (await region('Credit notes')).findByRole('link', { name: 'New credit note' }),
  );
  const blank = within(await findForm('New Credit Note'));
  expect(await blank.findByLabelText('Amount ($)')).toHaveValue(105);
  expect(blank.getByLabelText('Description, line 1')).toHaveValue('Reef');
  expect(blank.queryByDisplayValue('Pump')).toBeNull();

  const more = { ...NOTE, idNum: 'CN-2026-2', amount: 105.01, lines: '' };
  await seed('creditNotes/more', more);
  openApp('/dashboard/creditNotes?record=creditNotes/more');
  const refused = await region('Tax credit note');
  expect(
    await refused.findByText(
      'This is more than the $105.00 of INV-2026-1 that can still be credited.',
    ),
  ).toBeVisible();
  expect(refused.queryByRole('button')).toBeNull();
  await expect(issueCreditNote(parseRecord(creditNote, 'more', more))).rejects.toThrow(SaveDenied);
  expect(await stored('finance/invoices/a/credited')).toBe(52.5);
  expect(await stored('counters/taxCreditNote/last')).toBe(1);
});

it('offers no credit note for an invoice that can still be edited', async () => {
  openApp('/dashboard/finance?record=invoices/draft');
  await screen.findByRole('button', { name: 'Issue and send' });
  expect(screen.queryByRole('region', { name: 'Credit notes' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New credit note' })).toBeNull();
});

it('gives no number for an invoice that is set to Paid before its payment is recorded', async () => {
  await seed('finance/invoices/a', { ...INVOICE, status: 'Paid', paid: 100 });
  await seed('creditNotes/n', NOTE);
  openApp('/dashboard/creditNotes?record=creditNotes/n');
  const own = await region('Tax credit note');
  expect(
    await own.findByText(
      'INV-2026-1 is Paid, but $57.50 of it is not recorded: record its payment first.',
    ),
  ).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  await seed('finance/invoices/a/paid', 157.5);
  expect(await screen.findByRole('button', { name: 'Issue tax credit note' })).toBeVisible();
});
