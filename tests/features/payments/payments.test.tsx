import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openPalette } from '../../../src/features/palette/PaletteHost.tsx';
import { addDays } from '../../../src/lib/calendar.ts';
import { formatDate, today } from '../../../src/lib/dates.ts';
import { closedUntil } from '../../../src/features/closing/closedMonth.ts';
import { documentAddress } from '../../../src/records/page/address/addresses.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import { intentsOf } from '../../../src/records/store/write/outbox.ts';
import { cellsOf, currentUid, openApp, signInAs } from '../../support/app.tsx';
import { INVOICE, PAYMENT } from '../../support/settlements.ts';
import { seed, stored } from '../../support/backend.ts';

const ID = '-P0000000000000000aB';

const inPart = { ...INVOICE, paid: 400, settledBy: `payments/${ID}` };

const invoice = async () => (await stored('finance/invoices/a')) as Record<string, unknown>;
const payments = async () =>
  Object.values(((await stored('payments')) ?? {}) as Record<string, Record<string, unknown>>);

beforeEach(async () => {
  await seed('finance/invoices/a', INVOICE);
  await signInAs('Layla Haddad');
});

const section = async () => within(await screen.findByRole('region', { name: 'Payments' }));
const ofRecord = (name: string) =>
  within(screen.getByRole('group', { name: 'Acts' })).findByRole('button', { name });
type Section = Awaited<ReturnType<typeof section>>;

async function openInvoice() {
  const { user } = openApp('/dashboard/finance?record=invoices/a');
  return { user, own: await section() };
}

/** Types an amount into the form, which is open. */
async function record(own: Section, amount: string): Promise<void> {
  fireEvent.change(own.getByLabelText('Amount ($)'), { target: { value: amount } });
  fireEvent.keyDown(own.getByLabelText('Amount ($)'), { key: 'Enter' });
}

it('leads with the receipt where nothing is open, and from there back to the invoice', async () => {
  await seed('payments/p', { ...PAYMENT, amount: 400 });
  await seed('finance/invoices/a', { ...INVOICE, amount: 400, paid: 400, status: 'Paid' });
  await openInvoice();
  fireEvent.click(await screen.findByRole('link', { name: 'Receipt' }));
  await screen.findByRole('article', { name: /^Receipt INV-2026-1/ });
  fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/finance?record=invoices/a'));
});

it('says for how long what is open has been due, and nothing of it once it is paid', async () => {
  const due = addDays(today(), -21);
  await seed('finance/invoices/a', { ...inPart, status: 'Overdue', due });
  const { own } = await openInvoice();
  expect(own.getByText('Paid $400.00 · $600.30 open')).toHaveTextContent(
    `open, due ${formatDate(due)}, 21 days late`,
  );
  await seed('finance/invoices/a/status', 'Paid');
  await waitFor(() => expect(own.queryByText(/days late/)).toBeNull());
});

it('records a part, then the rest, which sets the invoice to Paid in the same update', async () => {
  const { user, own } = await openInvoice();
  expect(own.getByText('$1,000.30 open')).toHaveTextContent(/open, due 01 Dec 2099$/);
  await user.click(await ofRecord('Record payment'));
  expect(own.getByLabelText('Amount ($)')).toHaveFocus();
  expect(own.getByLabelText('Amount ($)')).toHaveValue(1000.3);
  await user.selectOptions(own.getByLabelText('Method'), 'Card');
  fireEvent.change(own.getByLabelText('Reference'), { target: { value: 'Order 9' } });
  await record(own, '250.1');
  expect(await own.findByText('Paid $250.10 · $750.20 open')).toBeVisible();
  expect(await screen.findByText('Payment of $250.10 recorded')).toBeVisible();
  await waitFor(async () => expect(await invoice()).toMatchObject({ paid: 250.1, status: 'Sent' }));
  expect(await payments()).toMatchObject([
    {
      invoice: 'a',
      invoiceNumber: 'INV-2026-1',
      customer: 'Palm House',
      date: today(),
      amount: 250.1,
      method: 'Card',
      reference: 'Order 9',
      user: 'Layla Haddad',
    },
  ]);

  await user.click(await ofRecord('Record payment'));
  expect(own.getByLabelText('Amount ($)')).toHaveValue(750.2);
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await invoice()).toMatchObject({ paid: 1000.3, status: 'Paid' }),
  );
  expect(await own.findByText('Paid $1,000.30 · Nothing is open')).toBeVisible();
  expect(own.getAllByRole('listitem')).toHaveLength(2);
});

it('opens an invoice again by reversing its payment', async () => {
  const due = '2026-01-01';
  await seed('finance/invoices/a', { ...inPart, due, amount: 400, status: 'Paid' });
  await seed(`payments/${ID}`, PAYMENT);
  const { user, own } = await openInvoice();
  await user.click(await own.findByRole('button', { name: 'Reverse $400.00' }));
  expect(own.getByRole('button', { name: 'Reverse it' })).toHaveFocus();
  await user.click(own.getByRole('button', { name: 'Reverse it' }));
  await waitFor(async () => expect(await invoice()).toMatchObject({ paid: 0, status: 'Overdue' }));
  expect(await stored(`payments/${ID}-reversal`)).toMatchObject({ amount: -400, reverses: ID });
  // Until the answer is there, it waits and is of “You”.
  await own.findByText('Layla Haddad');
  const [reversal, reversed] = own.getAllByRole('listitem');
  expect(reversal).toHaveTextContent('Reversal · Layla Haddad');
  expect(reversed).toHaveTextContent('Reversed · Omar Aziz');
  expect(own.queryByRole('button', { name: /^Reverse/ })).toBeNull();
});

it('prints no receipt of a reversal', async () => {
  await seed(`payments/${ID}`, PAYMENT);
  await seed(`payments/${ID}-reversal`, { ...PAYMENT, amount: -400, reverses: ID });
  openApp(documentAddress(payment, `${ID}-reversal`));
  const panel = within(await screen.findByRole('dialog', { name: 'Edit Payment' }));
  expect(await panel.findByRole('link', { name: 'The payment that it reverses' })).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Print or send' })).toBeNull();
});

it('stores no payment and no reversal in a closed month', async () => {
  await seed('finance/invoices/a', inPart);
  await seed(`payments/${ID}`, PAYMENT);
  await seed('config/closedUntil', '2026-10-31');
  onTestFinished(() => closedUntil.set(''));
  const { user, own } = await openInvoice();
  await user.click(await ofRecord('Record payment'));
  fireEvent.change(own.getByLabelText('Date'), { target: { value: '2026-10-31' } });
  expect(await own.findByText('Closed up to 31 Oct 2026.')).toBeVisible();
  await record(own, '100');
  expect(own.getByLabelText('Date')).toBeInvalid();
  expect(await intentsOf(currentUid())).toEqual([]);
  await seed('config/closedUntil', today());
  await waitFor(() => expect(closedUntil.get()).toBe(today()));
  await user.click(own.getByRole('button', { name: 'Reverse $400.00' }));
  await user.click(own.getByRole('button', { name: 'Reverse it' }));
  expect(
    await screen.findByText(`Closed up to ${formatDate(today())}.`, {
      selector: '[role=status] *',
    }),
  ).toBeVisible();
  expect(await intentsOf(currentUid())).toEqual([]);
  expect(await payments()).toHaveLength(1);
});

it('undoes a payment: one that waits is never sent, one that is stored is reversed', async () => {
  const { user, own } = await openInvoice();
  goOffline(getDatabase());
  fireEvent.click(await ofRecord('Record payment'));
  await record(own, '100');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(own.queryByRole('listitem')).toBeNull());
  goOnline(getDatabase());
  fireEvent.click(await ofRecord('Record payment'));
  await record(own, '200');
  await waitFor(async () => expect(await invoice()).toMatchObject({ paid: 200 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await invoice()).toMatchObject({ paid: 0 }));
  expect(new Set((await payments()).map(({ amount }) => amount))).toEqual(new Set([-200, 200]));
});

it('asks before it records more than is open, and pays back what was paid too much', async () => {
  const { user, own } = await openInvoice();
  await user.click(await ofRecord('Record payment'));
  await record(own, '0');
  expect(own.getByText('Enter the amount that was paid.')).toBeVisible();
  await record(own, '1100.3');
  expect(own.getByText('This is $100.00 more than what is open.')).toBeVisible();
  expect(await payments()).toEqual([]);
  await user.click(own.getByRole('button', { name: 'Record it all the same' }));
  expect(await own.findByText('Paid $1,100.30 · $100.00 to pay back')).toBeVisible();
  await user.click(await ofRecord('Record payment'));
  expect(own.getByLabelText('Amount ($)')).toHaveValue(-100);
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await invoice()).toMatchObject({ paid: 1000.3, status: 'Paid' }),
  );
  expect(own.getAllByRole('listitem')[0]).toHaveTextContent('Refund');
});

it('takes none for a draft, and says what was set to Paid by hand', async () => {
  await seed('finance/invoices/a/status', 'Draft');
  openApp('/dashboard/finance?record=invoices/a');
  expect(await screen.findByRole('button', { name: 'Issue and send' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  await seed('finance/invoices/a/status', 'Paid');
  expect(await screen.findByText('Set to Paid; no payment is recorded.')).toBeVisible();
  expect(await ofRecord('Record payment')).toBeVisible();
});

it('is offered in the palette for an open and for a named invoice', async () => {
  const { user } = openApp('/dashboard/sales');
  await screen.findByRole('heading', { level: 1 });
  act(openPalette);
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
  await palette.findByRole('option', { name: 'Dashboard' });
  const search = (value: string) =>
    fireEvent.change(palette.getByRole('combobox'), { target: { value } });
  search('INV-2026-1');
  await palette.findByRole('option', { name: /Palm House/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  search('pay');
  await palette.findByRole('option', { name: /^Record pay/, selected: true });
  await user.keyboard('{Enter}');
  const own = await section();
  expect(await own.findByLabelText('Amount ($)')).toHaveFocus();
  await user.click(own.getByRole('button', { name: 'Cancel' }));
  act(openPalette);
  await user.click(await screen.findByRole('option', { name: 'Record payment' }));
  await waitFor(() => expect(own.getByLabelText('Amount ($)')).toHaveFocus());
});

it('counts what is open in the list and the receivables', async () => {
  await seed('finance/invoices/a', inPart);
  openApp('/dashboard/finance');
  const row = await screen.findByRole('row', { name: /INV-2026-1/ });
  expect(row).toHaveTextContent('$1,000.30$600.30 open');
  const owed = await screen.findByRole('table', { name: 'Receivables by customer' });
  expect(cellsOf(owed)[1]).toEqual(expect.arrayContaining(['Palm House', '$600.30']));
});

it('lists all payments, each with its record, its invoice and a receipt', async () => {
  await seed('finance/invoices/a', inPart);
  await seed(`payments/${ID}`, PAYMENT);
  const { user } = openApp('/dashboard/finance');
  await user.click(await screen.findByRole('link', { name: 'Payments' }));
  expect(cellsOf(await screen.findByRole('table'))[1]).toEqual([
    'INV-2026-1',
    'Palm House',
    '05 Nov 2026',
    'Cheque',
    'CHQ 77',
    '$400.00',
  ]);
  await user.click(screen.getByRole('button', { name: 'More for payments' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Export payments',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('INV-2026-1'));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Payment' }));
  expect(form.getByLabelText('Amount ($)')).toHaveAttribute('readonly');
  expect(await form.findByRole('link', { name: /^The invoice/ })).toHaveAttribute(
    'href',
    '#/dashboard/finance?record=invoices/a',
  );
  await user.click(form.getByRole('link', { name: 'Print or send' }));
  const sheet = within(await screen.findByRole('article', { name: 'Receipt INV-2026-1-000AB' }));
  expect(sheet.getByText('إيصال')).toBeVisible();
  expect(sheet.getByText('Payment of invoice INV-2026-1')).toBeVisible();
  expect(sheet.getByText('Cheque · شيك')).toBeVisible();
  expect(sheet.getByText('CHQ 77')).toBeVisible();
  expect(sheet.getAllByText('$400.00')).toHaveLength(2);
  expect(sheet.getByText('$600.30')).toBeVisible();
  // Later, nobody knows whether that was open before or after something was credited.
  await seed('finance/invoices/a/credited', 100);
  await waitFor(() => expect(sheet.queryByText('Open after this payment')).toBeNull());
});
