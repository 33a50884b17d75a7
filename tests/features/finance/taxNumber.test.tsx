import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice, type Invoice } from '../../../src/features/finance/invoice.entity.ts';
import { issueTaxNumber } from '../../../src/features/finance/issueTaxNumber.ts';
import { unconfirmed } from '../../../src/records/store/write/outcome.ts';
import { currentUid, fill, findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';

const INVOICE = {
  idNum: 'INV-2026-1',
  customer: 'Palm House',
  date: '2026-11-01',
  due: '2026-12-01',
  amount: 10,
  status: 'Sent',
  vatRate: 'Exempt',
};
const KEPT = {
  buyerName: 'Palm House',
  buyerAddress: 'Crescent Road 7',
  buyerTrn: '100',
  buyerLicence: '',
};
const INVOICES = { a: INVOICE, b: { ...INVOICE, idNum: 'INV-2026-2' } };

beforeEach(async () => {
  await seed('finance/invoices', INVOICES);
  await signInAs('Layla Haddad');
});

const section = async () => within(await screen.findByRole('region', { name: 'Tax invoice' }));
const asRecord = (id: 'a' | 'b'): Invoice => parseRecord(invoice, id, INVOICES[id]);

async function issue(): Promise<void> {
  const own = await section();
  fireEvent.click(await screen.findByRole('button', { name: 'Issue tax invoice' }));
  const confirm = own.getByRole('button', { name: 'Issue the number' });
  expect(confirm).toHaveFocus();
  fireEvent.click(confirm);
}

describe('issuing a tax invoice', () => {
  it('tells what it means, takes the next number, and stores it with the counter, the activity and the history', async () => {
    const [known, former] = [
      { name: 'The Palm', formerNames: 'Palm House', address: 'Crescent Road 7', trn: '100' },
      { name: 'PALM HOUSE', archived: '2026-01-01', address: 'Elsewhere' },
    ];
    await seed('sales/customers', { known, former });
    openApp('/dashboard/finance?record=invoices/a');
    const own = await section();
    fireEvent.click(await screen.findByRole('button', { name: 'Issue tax invoice' }));
    expect(own.getByRole('group')).toHaveAccessibleDescription(
      'Takes the next tax invoice number. Neither the number nor the invoice can be changed afterwards, except its status.',
    );
    fireEvent.click(own.getByRole('button', { name: 'Not now' }));
    expect(await stored('counters')).toBeNull();

    await issue();
    expect(await own.findByText(/^Number/)).toHaveTextContent('Number 1');
    expect(own.queryByRole('button')).toBeNull();
    expect(await stored('finance/invoices')).toEqual({
      ...INVOICES,
      a: { ...INVOICE, ...KEPT, taxNumber: 1 },
    });
    expect(await stored('counters')).toEqual({ taxInvoice: { last: 1, record: 'a' } });
    const signed = { user: 'Layla Haddad', uid: currentUid(), timestamp: expect.any(Number) };
    expect(onlyChild(await stored('activity'))).toEqual({
      ...signed,
      action: 'updated invoice',
      subject: 'INV-2026-1',
    });
    expect(onlyChild(await stored('history'))).toEqual({
      ...signed,
      record: 'finance/invoices/a',
      changes: { taxNumber: { to: 1 } },
    });
    expect(screen.getByLabelText('Tax Invoice #')).toHaveValue('1');
    expect(screen.getByLabelText('Tax Invoice #')).toHaveAttribute('readonly');
  });

  it('cannot be undone, and only the status of the invoice still changes', async () => {
    await seed('finance/invoices/b/lines', 'Reef\t1\t10');
    await issueTaxNumber(invoice, asRecord('b'));
    openApp('/dashboard/finance?record=invoices/b');
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('Tax Invoice #')).toBeVisible();
    const form = await findForm('Edit Invoice');
    expect(form).toHaveTextContent(/Tax Invoice # 1 is issued: it stays as the customer has it/);
    const labels = ['Customer', 'Date', 'Due Date', 'Amount ($)', 'VAT', 'AED per USD'];
    for (const label of labels)
      expect(within(form).getByLabelText(label)).toHaveAttribute('readonly');
    expect(within(form).getByLabelText('Description, line 1')).toBeDisabled();
    fill(form, { Status: 'Paid' });
    fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('finance/invoices/b')).toMatchObject({
      ...INVOICES.b,
      status: 'Paid',
      taxNumber: 1,
    });
    fireEvent.click(screen.getByRole('button', { name: 'INV-2026-2' }));
    const reopened = within(await findForm('Edit Invoice'));
    const names = await reopened.findAllByRole('button', { name: /^Undo/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Undo Status, back to Sent']);
  });

  // Rule 37 of docs/outbox.md.
  it('refuses a change that was saved on a device without a connection, and loses nothing', async () => {
    expectConsoleError(/Saving to finance\/invoices failed .*issued/);
    openApp('/dashboard/finance?record=invoices/b');
    const form = await findForm('Edit Invoice');
    goOffline(getDatabase());
    fill(form, { 'Amount ($)': '99' });
    fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seed('finance/invoices/b/taxNumber', 1);
    goOnline(getDatabase());
    fireEvent.click(await screen.findByRole('button', { name: /1 needs you/ }));
    const [notice] = await screen.findAllByText(/a number has been issued for the record/);
    expect(notice).toBeVisible();
    expect(await stored('finance/invoices/b/amount')).toBe(10);
  });

  it('is not offered for an invoice that lacks something, and says what', async () => {
    openApp('/dashboard/finance?record=invoices/b');
    const own = await section();
    const cases = [
      [{ amount: 0 }, /An invoice of \$0 or less takes no number/],
      [{ customer: ' ' }, /Enter the customer first/],
      [{ vatRate: 'Not stated' }, /Choose first how VAT applies/],
      [{ vatRate: 'Standard 5 %', rate: 'about four' }, /Enter the exchange rate first/],
    ] as const;
    for (const [changes, reason] of cases) {
      await seed('finance/invoices/b', { ...INVOICES.b, ...changes });
      expect(await own.findByText(reason)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Issue tax invoice' })).toBeNull();
    }
  });

  it('names in its question what a tax invoice lacks, and sets a draft to Sent, due by the terms', async () => {
    await seed('sales/customers/c1', { name: 'Palm House', terms: 'Net 60' });
    const draft = { status: 'Draft', due: '', vatRate: 'Standard 5 %', rate: '3.6725' };
    await seed('finance/invoices/b', { ...INVOICES.b, ...draft });
    openApp('/dashboard/finance?record=invoices/b');
    const own = await section();
    fireEvent.click(await screen.findByRole('button', { name: 'Issue tax invoice' }));
    const question = within(own.getByRole('group'));
    expect(own.getByRole('group')).toHaveAccessibleDescription(
      /^Takes the next tax invoice number\. It is set to Sent, due 31 Dec 2026\. Neither/,
    );
    expect(
      await question.findByText('Lines with description, quantity and unit price'),
    ).toBeVisible();
    expect(question.getByRole('link', { name: 'The customer’s address' })).toHaveAttribute(
      'href',
      '#/dashboard/sales?record=customers/c1',
    );
    expect(question.getByRole('link', { name: 'Your company’s TRN' })).toHaveAttribute(
      'href',
      '#/dashboard/company',
    );
    fireEvent.click(question.getByRole('button', { name: 'Issue the number' }));
    expect(await own.findByText(/^Number/)).toHaveTextContent('Number 1');
    expect(await stored('finance/invoices/b')).toEqual({
      ...INVOICES.b,
      ...draft,
      ...KEPT,
      buyerAddress: '',
      buyerTrn: '',
      status: 'Sent',
      due: '2026-12-31',
      taxNumber: 1,
    });
    expect(onlyChild(await stored('history'))).toMatchObject({
      changes: {
        taxNumber: { to: 1 },
        status: { from: 'Draft', to: 'Sent' },
        due: { from: '', to: '2026-12-31' },
      },
    });
  });

  // Rules 33, 35 of docs/outbox.md.
  it('shows no number that the server has not confirmed', async () => {
    openApp('/dashboard/finance?record=invoices/a');
    const own = await section();
    const unsubscribe = unconfirmed.subscribe(() => goOffline(getDatabase()));
    await issue();
    expect(await own.findByText(/^There is no connection\. If it was lost just now/)).toBeVisible();
    unsubscribe();
    expect(own.getByText('No number yet')).toBeVisible();
    expect(screen.queryByLabelText('Tax Invoice #')).toBeNull();
    expect(own.getByText(/needs a connection/)).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    expect(await stored('counters')).toBeNull();

    goOnline(getDatabase());
    expect(await own.findByText(/^Number/)).toHaveTextContent('Number 1');
    expect(await stored('finance/invoices/a/taxNumber')).toBe(1);
  });

  it('says so when the database refuses it', async () => {
    expectConsoleError(/Saving to finance\/invoices failed/);
    openApp('/dashboard/finance?record=invoices/b');
    const own = await section();
    await seed('counters/taxInvoice', { last: 'x', record: 'a' });
    await issue();
    expect(await own.findByRole('alert')).toHaveTextContent('The database refused this save');
    expect(await stored('finance/invoices')).toEqual(INVOICES);
  });
});

it('a new invoice and an address set no number', async () => {
  await seed('finance/invoices', null);
  openApp('/dashboard/finance?record=invoices/new&with-taxNumber=7');
  const form = await findForm('New Invoice');
  expect(within(form).queryByLabelText('Tax Invoice #')).toBeNull();
  fireEvent.click(within(form).getByRole('button', { name: 'Create' }));
  await waitFor(async () =>
    expect(onlyChild(await stored('finance/invoices'))).not.toHaveProperty('taxNumber'),
  );
});
