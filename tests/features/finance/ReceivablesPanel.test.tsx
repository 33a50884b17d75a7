import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatDate, today } from '../../../src/lib/dates.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number): string => today(new Date(Date.now() - days * DAY_MS));
const firstDue = (late: number): string =>
  `First reminder due since ${formatDate(daysAgo(late - 1))}`;

const invoiceOf = (number: number, status: string, days: number, amount: number) => ({
  idNum: `INV-2026-${number}`,
  customer: 'Palm House',
  date: '',
  due: daysAgo(days),
  amount,
  status,
});

async function openReceivables() {
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance');
  return within(await screen.findByRole('region', { name: 'Receivables' }));
}

it('adds up what is owed by age and by customer, the most late first', async () => {
  await seed('finance/invoices', {
    a: invoiceOf(1, 'Sent', -3, 100),
    b: invoiceOf(2, 'Overdue', 12, 200),
    c: { ...invoiceOf(3, 'Overdue', 45, 50.5), customer: 'Gulf Hotel' },
    d: { ...invoiceOf(4, 'Sent', 40, 9.5), customer: ' gulf hotel' },
    e: { ...invoiceOf(5, 'Paid', 40, 5_000), customer: 'Nobody' },
  });
  const panel = await openReceivables();
  expect(
    panel
      .getAllByRole('term')
      .map((term) => [term, term.nextElementSibling].map((one) => one?.textContent)),
  ).toEqual([
    ['Not due', '$100.00 1 invoice'],
    ['1–30 days', '$200.00 1 invoice'],
    ['31–60 days', '$60.00 2 invoices'],
  ]);
  expect(screen.getAllByText(/\d d late$/).map((late) => late.textContent)).toEqual([
    '40 d late',
    '45 d late',
    '12 d late',
  ]);
  const debtors = within(await panel.findByRole('table', { name: 'Receivables by customer' }));
  expect(
    debtors
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent).join(' '),
      ),
  ).toEqual([
    `Palm HouseRemind: Palm House${firstDue(12)} $100.00 $200.00 – $200.00 $300.00`,
    `gulf hotelRemind: gulf hotel${firstDue(45)} – – $60.00 $60.00 $60.00`,
  ]);
  expect(debtors.getByRole('link', { name: 'Palm House' })).toHaveAttribute(
    'href',
    expect.stringContaining('name=Palm+House'),
  );
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  expect(parts.getByRole('link', { name: 'Receivables 4' })).toBeVisible();
});

it('marks what is sent and past due as overdue, one update and one activity entry each, and takes it back', async () => {
  const invoices = {
    a: invoiceOf(1, 'Sent', 3, 100),
    b: invoiceOf(2, 'Sent', 40, 200),
    c: invoiceOf(3, 'Sent', -3, 300),
    d: invoiceOf(4, 'Overdue', 3, 400),
  };
  await seed('finance/invoices', invoices);
  const panel = await openReceivables();
  expect(await panel.findByText('Sent and past due: 2')).toBeVisible();
  fireEvent.click(panel.getByRole('button', { name: 'Mark Overdue' }));
  await waitFor(async () =>
    expect(await stored('finance/invoices')).toEqual({
      ...invoices,
      a: { ...invoices.a, status: 'Overdue' },
      b: { ...invoices.b, status: 'Overdue' },
    }),
  );
  expect(Object.keys((await stored('activity')) as object)).toHaveLength(2);
  expect(panel.queryByRole('button', { name: 'Mark Overdue' })).toBeNull();

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('finance/invoices')).toEqual(invoices));
});

it('says when nobody owes anything', async () => {
  await seed('finance/invoices', { a: invoiceOf(1, 'Draft', 3, 100) });
  const panel = await openReceivables();
  expect(await panel.findByText(/^Nobody owes anything/)).toBeVisible();
});
