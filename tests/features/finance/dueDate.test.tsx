import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/lib/calendar.ts';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const INVOICE = { idNum: 'INV-2026-1', customer: 'Noor', date: '', due: '', amount: 10 };

beforeEach(async () => {
  await seed('sales/customers/c1', { name: 'Noor', terms: 'Net 60', trn: '', invoiced: '' });
  await signInAs('Ann Lee');
});

it('follows the date by the days of the customer, or else of the company, until somebody types another', async () => {
  await seed('sales/customers/c1/paymentDays', '45');
  await seed('config/company/paymentDays', '14');
  openApp('/dashboard/finance?record=invoices/new');
  const form = await findForm('New Invoice');
  fill(form, { Customer: 'Nobody known', Date: '2026-03-01' });
  const due = within(form).getByLabelText('Due Date');
  await waitFor(() => expect(due).toHaveValue('2026-03-15'));
  fill(form, { Customer: 'Noor' });
  await waitFor(() => expect(due).toHaveValue('2026-04-15'));
  fill(form, { 'Due Date': '2026-03-20' });
  fill(form, { Date: '2026-03-02' });
  expect(due).toHaveValue('2026-03-20');
});

it('is due by the terms once it is marked as sent in the list', async () => {
  await seed('finance/invoices/i1', { ...INVOICE, status: 'Draft' });
  openApp('/dashboard/finance');
  fireEvent.click(await screen.findByRole('button', { name: /^Status.*Draft/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Sent' }));
  await waitFor(async () =>
    expect(await stored('finance/invoices/i1')).toMatchObject({
      status: 'Sent',
      date: today(),
      due: addDays(today(), 60),
    }),
  );
});

it('says in the form of what is sent that without a due date it is never late', async () => {
  await seed('finance/invoices/i1', { ...INVOICE, status: 'Sent' });
  openApp('/dashboard/finance?record=invoices/i1');
  const form = await findForm('Edit Invoice');
  expect(await within(form).findByText('Without a due date it is never late.')).toBeVisible();
});
