import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { issueInvoice } from '../../../src/features/finance/issuing.ts';
import { unconfirmed } from '../../../src/records/store/write/saveFailure.ts';
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
  opened.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function open(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  await seed('finance/invoices', INVOICES);
  await signInAs('Layla Haddad');
});

/** The links that the app has opened by itself. */
const opened: string[] = [];

async function openIssuing(id: 'a' | 'b') {
  openApp(`/dashboard/finance?record=invoices/${id}`);
  const form = within(await findForm('Edit Invoice'));
  fireEvent.click(await form.findByRole('button', { name: 'Issue and send' }));
  return within(await screen.findByRole('dialog', { name: /^Issue and send INV/ }));
}

const press = (dialog: { getByRole: typeof screen.getByRole }, name = 'Issue and send'): void =>
  void fireEvent.click(dialog.getByRole('button', { name }));

describe('issuing a tax invoice', () => {
  it('tells what it means, takes the next number, stores it with the counter, the activity and the history, and opens the mail', async () => {
    const [known, former] = [
      {
        name: 'The Palm',
        formerNames: 'Palm House',
        address: 'Crescent Road 7',
        trn: '100',
        email: 'palm@example.com',
      },
      { name: 'PALM HOUSE', archived: '2026-01-01', address: 'Elsewhere' },
    ];
    await seed('sales/customers', { known, former });
    const dialog = await openIssuing('a');
    expect(await dialog.findByText(/Becomes tax invoice/)).toHaveTextContent(
      'Becomes tax invoice no. 1. Once issued, only a credit note can correct it.',
    );
    expect(dialog.getByRole('combobox', { name: 'Send INV-2026-1 to' })).toHaveDisplayValue(
      'palm@example.com · Palm House',
    );
    press(dialog);
    const issued = within(await screen.findByRole('dialog', { name: 'INV-2026-1: issued' }));
    expect(issued.getByText('no. 1')).toBeVisible();
    expect(issued.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(opened).toEqual([
      expect.stringMatching(/^mailto:palm@example.com\?subject=Invoice%20INV-2026-1/),
    ]);
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
    const draft = { ...INVOICES.b, status: 'Draft', lines: 'Reef\t1\t10' };
    await seed('finance/invoices/b', draft);
    const record = parseRecord(invoice, 'b', draft);
    const agreed = { terms: 'Net 30', paymentDays: '' } as const;
    await issueInvoice({ record, kept: undefined, agreed, filled: {} }, '2026-11-10');
    openApp('/dashboard/finance?record=invoices/b');
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('Tax Invoice #')).toBeVisible();
    const form = await findForm('Edit Invoice');
    expect(form).toHaveTextContent(/Tax Invoice # 1 is issued, and stays/);
    const labels = ['Customer', 'Date', 'Due Date', 'Amount ($)', 'VAT', 'AED per USD'];
    for (const label of labels)
      expect(within(form).getByLabelText(label)).toHaveAttribute('readonly');
    expect(within(form).getByLabelText('Description, line 1')).toBeDisabled();
    const options = within(form).getByLabelText('Status').querySelectorAll('option');
    expect(Array.from(options, ({ value }) => value)).toEqual(['Sent', 'Paid', 'Overdue']);
    fill(form, { Status: 'Paid' });
    fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('finance/invoices/b')).toMatchObject({
      ...INVOICES.b,
      status: 'Paid',
      taxNumber: 1,
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /INV-2026-2/ }));
    for (const name of ['Status: Paid', 'Set status of 1 selected']) {
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      expect(await screen.findByRole('menu')).toHaveTextContent(/^SentPaidOverdue$/);
      fireEvent.click(button);
    }
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

  it('refuses an empty invoice, and leads to what it needs', async () => {
    await seed('finance/invoices/b', { ...INVOICES.b, amount: 0, vatRate: 'Not stated' });
    const dialog = await openIssuing('b');
    expect(dialog.getByText(/An invoice of \$0 or less takes no number/)).toBeVisible();
    press(dialog);
    expect(dialog.getByRole('link', { name: 'Open the invoice' })).toHaveFocus();
    await seed('finance/invoices/b/amount', 10);
    await waitFor(() => expect(dialog.queryByText(/takes no number/)).toBeNull());
    press(dialog);
    expect(dialog.getByLabelText('VAT')).toHaveFocus();
    fireEvent.change(dialog.getByLabelText('VAT'), { target: { value: 'Exempt' } });
    press(dialog);
    await screen.findByRole('dialog', { name: 'INV-2026-2: issued' });
    expect(await stored('finance/invoices/b')).toMatchObject({ vatRate: 'Exempt', taxNumber: 1 });
  });

  it('asks for what a tax invoice lacks, and stores it with the customer in the same save, which sets a draft to Sent, due by the terms', async () => {
    const noor = { name: 'Palm House', terms: 'Net 60', trn: '', invoiced: '', creationDate: '' };
    await seed('sales/customers/c1', noor);
    const draft = { status: 'Draft', due: '', vatRate: 'Standard 5 %' };
    await seed('finance/invoices/b', { ...INVOICES.b, ...draft });
    const dialog = await openIssuing('b');
    expect(dialog.getByText(/due 31 Dec 2026 \(Net 60\)/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Company details' })).toHaveAttribute(
      'href',
      '#/dashboard/company',
    );
    press(dialog);
    expect(dialog.getByLabelText('Customer’s address')).toHaveFocus();
    fill(dialog.getByRole('listitem'), {
      'Customer’s address': 'Villa 9',
      'What it is for': 'Reef',
    });
    fireEvent.click(dialog.getByLabelText('Not registered for VAT'));
    // Only what belongs to the company is missing now, which was said.
    expect(dialog.getByText('Press Issue and send again to go without.')).toBeVisible();
    press(dialog);
    await screen.findByRole('dialog', { name: 'INV-2026-2: issued' });
    expect(await stored('finance/invoices/b')).toEqual({
      ...INVOICES.b,
      ...draft,
      ...KEPT,
      buyerAddress: 'Villa 9',
      buyerTrn: '',
      status: 'Sent',
      due: '2026-12-31',
      rate: '3.6725',
      lines: 'Reef\t1\t9.52',
      taxNumber: 1,
    });
    expect(await stored('sales/customers/c1')).toMatchObject({
      address: 'Villa 9',
      vatRegistration: 'Not registered',
    });
    const history = Object.values((await stored('history')) as object) as { record: string }[];
    expect(history.map(({ record }) => record).toSorted()).toEqual([
      'finance/invoices/b',
      'sales/customers/c1',
    ]);
    expect(history.find(({ record }) => record === 'finance/invoices/b')).toMatchObject({
      changes: {
        taxNumber: { to: 1 },
        status: { from: 'Draft', to: 'Sent' },
        due: { from: '', to: '2026-12-31' },
      },
    });
  });

  it('leads on by Enter in a field, and issues nothing by it', async () => {
    await seed('finance/invoices/b', { ...INVOICES.b, vatRate: 'Standard 5 %' });
    const dialog = await openIssuing('b');
    const address = dialog.getByLabelText('Customer’s address');
    address.focus();
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(dialog.getByLabelText('Customer’s TRN')).toHaveFocus();
    expect(await stored('counters')).toBeNull();
  });

  // Rules 33, 35 of docs/outbox.md.
  it('shows no number that the server has not confirmed, and takes none without a connection', async () => {
    const dialog = await openIssuing('a');
    const unsubscribe = unconfirmed.subscribe(() => goOffline(getDatabase()));
    press(dialog);
    expect(
      await dialog.findByText(/There is no connection\. If it was lost just now/),
    ).toBeVisible();
    unsubscribe();
    expect(dialog.queryByText('no. 1')).toBeNull();
    expect(screen.queryByLabelText('Tax Invoice #')).toBeNull();
    press(dialog);
    expect(dialog.getByRole('alert')).toHaveTextContent(/needs a connection/);
    expect(await stored('counters')).toBeNull();

    goOnline(getDatabase());
    await screen.findByRole('dialog', { name: 'INV-2026-1: issued' });
    expect(await stored('finance/invoices/a/taxNumber')).toBe(1);
  });
});

const draft = (idNum: string, name: string) => ({
  ...INVOICE,
  idNum,
  customer: name,
  status: 'Draft',
});

describe('issuing several invoices', () => {
  const CUSTOMERS = {
    c1: { name: 'Noor', email: 'noor@example.com' },
    c2: { name: 'Reef Hotel', email: 'reef@example.com' },
    c3: { name: 'Villa Qamar' },
  };
  beforeEach(async () => {
    await seed('sales/customers', CUSTOMERS);
    await seed('finance/invoices', {
      c: { ...draft('INV-1', 'Noor'), date: '2026-11-03' },
      b: { ...draft('INV-2', 'Villa Qamar'), date: '2026-11-02' },
      a: { ...draft('INV-3', 'Reef Hotel'), date: '2026-11-01' },
    });
  });

  it('numbers those that are ready from the earliest on, and opens the mail of one after the other', async () => {
    openApp('/dashboard/finance');
    for (const name of ['INV-1', 'INV-2', 'INV-3'])
      fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    fireEvent.click(screen.getByRole('button', { name: 'Issue and send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue and send 3 invoices' }));
    expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent('waits');
    press(dialog, 'Issue and send 2');
    const next = await dialog.findByRole('link', { name: 'Next: Reef Hotel' });
    expect(next).toHaveAttribute('href', expect.stringMatching(/^mailto:reef@example.com/));
    expect(await stored('finance/invoices')).toMatchObject({
      c: { taxNumber: 2, status: 'Sent' },
      b: { status: 'Draft' },
      a: { taxNumber: 1, status: 'Sent' },
    });
    await waitFor(() => expect(next).toHaveFocus());
    fireEvent.click(next);
    expect(opened.splice(0)).toEqual([expect.stringMatching(/^mailto:reef@example.com.*INV-3/)]);
    expect(next).toHaveFocus();
    expect(dialog.getByRole('link', { name: 'Next: Noor' })).toBeVisible();
    expect(dialog.getByRole('link', { name: /^E-mail opened.*INV-3$/ })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Print or save as PDF' })).toHaveAttribute(
      'href',
      '#/dashboard/document?invoices=a,c',
    );

    fireEvent.click(dialog.getByRole('link', { name: 'Next: Noor' }));
    expect(opened.splice(0)).toEqual([expect.stringMatching(/^mailto:noor@example.com.*INV-1/)]);

    fill(dialog.getByRole('list'), { 'E-mail or phone': 'qamar@example.com' });
    press(dialog, 'Issue and send 1');
    await screen.findByRole('dialog', { name: '3 invoices: issued' });
    expect(await stored('finance/invoices/b/taxNumber')).toBe(3);
    expect(await stored('sales/customers/c3/email')).toBe('qamar@example.com');
  });

  it('says of one that is refused why, and tries again', async () => {
    expectConsoleError(/Saving to finance\/invoices failed/);
    await seed('counters/taxInvoice', { last: 'x', record: 'a' });
    openApp('/dashboard/finance?issue=a,c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue and send 2 invoices' }));
    press(dialog, 'Issue and send 2');
    await waitFor(() =>
      expect(dialog.getAllByText(/The database refused this save/)).toHaveLength(2),
    );
    await seed('counters/taxInvoice', null);
    const [again] = dialog.getAllByRole('button', { name: 'Retry' });
    if (again) fireEvent.click(again);
    await waitFor(async () => expect(await stored('finance/invoices/a/taxNumber')).toBe(1));
    expect(await stored('finance/invoices/c')).not.toHaveProperty('taxNumber');
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
