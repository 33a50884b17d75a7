import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cellsOf, figure, openApp, signInAs } from '../../support/app.tsx';
import { CREDIT_NOTE, INVOICE as SENT, PAYMENT as PAID } from '../../support/settlements.ts';
import { seed, stored } from '../../support/backend.ts';
import { today } from '../../../src/lib/dates.ts';
import { recordListens } from '../../support/listens.ts';

const INVOICE = { ...SENT, date: '2026-02-01', due: '2026-03-01', status: 'Overdue' };
const PAYMENT = { ...PAID, date: '2026-02-10' };
const NOTE = { ...CREDIT_NOTE, date: '2026-03-01', amount: 50.1, lines: '', taxNumber: 1 };
const BEFORE = { ...INVOICE, idNum: 'INV-2025-9', date: '2025-12-20', amount: 500, paid: 100 };

beforeEach(async () => {
  await seed('finance/invoices', {
    before: { ...BEFORE, due: '2026-01-20', settledBy: 'payments/p0' },
    // Under a former name of the customer.
    a: {
      ...INVOICE,
      customer: 'Palm Villa',
      paid: 400,
      credited: 50.1,
      settledBy: 'creditNotes/c1',
    },
    draft: { ...INVOICE, idNum: 'INV-2026-2', status: 'Draft' },
    other: { ...INVOICE, idNum: 'INV-2026-3', customer: 'Northwind' },
    later: { ...INVOICE, idNum: 'INV-2026-4', date: '2026-04-02', amount: 20, status: 'Sent' },
  });
  await seed('payments', {
    p0: { ...PAYMENT, invoice: 'before', date: '2025-12-28', amount: 100 },
    p1: PAYMENT,
  });
  await seed('creditNotes', { c1: NOTE, c2: { ...NOTE, idNum: 'CN-2026-2', taxNumber: null } });
  await seed('sales/customers/palm', {
    name: 'Palm House',
    formerNames: 'Palm Villa',
    creationDate: '2025-12-01',
  });
  await signInAs('Layla Haddad');
});

it('lists what moved the balance of a period, which ends at what the page of the customer calls open', async () => {
  openApp('/dashboard/statement?name=Palm%20House&from=2026-01-01&to=2026-03-31');
  const paper = within(
    await screen.findByRole('article', { name: 'Statement of Account Palm House' }),
  );
  const [, ...rows] = cellsOf(paper.getByRole('table'));
  expect(rows.map((cells) => cells.toSpliced(2, 1))).toEqual([
    ['01 Jan 2026', '', '', '', '400.00'],
    ['01 Feb 2026', 'INV-2026-1', '1,000.30', '', '1,400.30'],
    ['10 Feb 2026', 'INV-2026-1 · CHQ 77', '', '400.00', '1,000.30'],
    ['01 Mar 2026', 'CN-2026-1 (INV-2026-1)', '', '50.10', '950.20'],
  ]);
  const totals = paper
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(totals).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('Opening balance'), '$400.00'],
      [expect.stringContaining('Closing balance'), '$950.20'],
      [expect.stringContaining('1–30 days'), '$550.20'],
      [expect.stringContaining('61–90 days'), '$400.00'],
    ]),
  );
  expect(screen.getByText(/^\$20\.00 is dated after this period/)).toHaveTextContent(
    'the open balance is $970.20 with it',
  );

  cleanup();
  openApp('/dashboard/sales/customer?name=Palm%20House');
  await waitFor(() => expect(figure('Open Balance')).toBe('$970.20'));
});

it('asks for what is the customer’s alone, however their name is written, and whoever has written it', async () => {
  const typed = { ...INVOICE, date: '2026-02-03', amount: 1, paid: 0 };
  await seed('finance/invoices', {
    shouted: { ...typed, idNum: 'INV-2026-11', customer: 'PALM HOUSE', customerKey: 'palm house' },
    former: { ...typed, idNum: 'INV-2026-12', customer: 'palm villa', customerKey: 'palm villa' },
    // Its key is not the name in lower case.
    marked: { ...typed, idNum: 'INV-2026-13', customer: ' Palm\u200b House', customerKey: '' },
    foreign: { ...typed, idNum: 'INV-2026-14', customer: 'Palm  house' },
    taken: { ...typed, idNum: 'INV-2026-15', customer: 'Old Palm', customerKey: 'old palm' },
  });
  await seed('sales/customers', {
    palm: { name: 'Palm House', nameKey: 'palm house', formerNames: 'Palm Villa\nOld Palm' },
    // A former name of theirs is somebody's own by now.
    old: { name: 'Old Palm', nameKey: 'old palm', formerNames: '' },
  });
  const listens = recordListens();
  openApp('/dashboard/statement?name=palm%20villa&from=2026-01-01&to=2026-03-31');
  const paper = within(
    await screen.findByRole('article', { name: 'Statement of Account Palm House' }),
  );
  const documents = cellsOf(paper.getByRole('table')).map((cells) => cells[1]);
  expect(new Set(documents.filter((text) => text?.startsWith('INV')))).toEqual(
    new Set(['11', '12', '13', '14'].map((number) => `INV-2026-${number}`)),
  );
  cleanup();
  listens.splice(0);
  openApp('/dashboard/statement?name=Palm%20House&from=2026-01-01&to=2026-03-31');
  await screen.findByRole('article', { name: 'Statement of Account Palm House' });
  const whole = listens.filter((listen) => !listen.includes(' '));
  expect(whole.filter((path) => /invoices|customers|payments|creditNotes/.test(path))).toEqual([]);
});

it('counts what is paid of a draft as paid in advance, and says so', async () => {
  await seed('finance/invoices/draft/paid', 300);
  await seed('payments/p2', { ...PAYMENT, invoice: 'draft', date: '2026-03-10', amount: 300 });
  openApp('/dashboard/statement?name=Palm%20House&from=2026-03-01&to=2026-12-31');
  const paper = within(
    await screen.findByRole('article', { name: 'Statement of Account Palm House' }),
  );
  const rows = cellsOf(paper.getByRole('table')).map((cells) => cells.toSpliced(2, 1));
  expect(rows).toContainEqual(['10 Mar 2026', 'INV-2026-2 · CHQ 77', '', '300.00', '650.20']);
  expect(rows.at(-1)?.at(-1)).toBe('670.20');
  expect(screen.getByText(/as paid in advance/)).toHaveTextContent('INV-2026-2');

  cleanup();
  openApp('/dashboard/sales/customer?name=Palm%20House');
  await waitFor(() => expect(figure('Open Balance')).toBe('$670.20'));
});

it('reminds of nothing that is set to Paid, or that a cheque of a later date settles', async () => {
  await seed('finance/invoices', {
    before: { ...INVOICE, paid: 1000.3, status: 'Sent' },
    part: { ...INVOICE, idNum: 'INV-2026-5', paid: 400 },
    // What is dated later would keep it open until then.
    paid: { ...INVOICE, idNum: 'INV-2026-6', status: 'Paid', paid: 400 },
  });
  await seed('payments', {
    p1: { ...PAYMENT, invoice: 'before', date: '2099-01-01', amount: 1000.3 },
    p2: { ...PAYMENT, invoice: 'part', date: '2099-01-01' },
    p3: { ...PAYMENT, invoice: 'paid', date: '2099-01-01' },
  });
  openApp('/dashboard/statement?name=Palm%20House&part=reminder');
  const reminder = await screen.findByText(/^Dear Palm House/);
  expect(reminder).toHaveTextContent(/INV-2026-5.*: \$600\.30 of \$1,000\.30 Total: \$600\.30/);
  expect(reminder).not.toHaveTextContent(/INV-2026-[16]/);
});

it('notes the day of a reminder once somebody says that it is sent, and comes to the next stage', async () => {
  await seed('finance/invoices', { late: { ...INVOICE, firstReminder: '2026-03-08' } });
  openApp('/dashboard/statement?name=Palm%20House&part=reminder');
  const mail = await screen.findByRole('link', { name: /^E-mail/ });
  expect(mail).toHaveAttribute('href', expect.stringMatching(/subject=Second%20reminder%3A/));
  expect(screen.queryByRole('button', { name: 'Mark Reminded' })).toBeNull();
  mail.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(mail);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Reminded' }));
  expect(await screen.findByText('1 invoice marked as reminded')).toBeVisible();
  await waitFor(async () =>
    expect(await stored('finance/invoices/late')).toMatchObject({
      firstReminder: '2026-03-08',
      secondReminder: today(),
    }),
  );
  expect(mail).toHaveAttribute('href', expect.stringMatching(/subject=Final%20reminder%3A/));
  cleanup();
  openApp('/dashboard/finance?record=invoices/late');
  expect(await screen.findByRole('region', { name: 'What is next' })).toHaveTextContent(
    /^What is nextFinal reminder due .* · second sent /,
  );
});
