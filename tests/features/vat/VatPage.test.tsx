import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { CREDIT_NOTE, INVOICE as SENT, PAYMENT, TAXED } from '../../support/settlements.ts';
import { exportedFiles } from '../../support/exportedFiles.ts';
import { seed } from '../../support/backend.ts';

const INVOICE = {
  ...SENT,
  ...TAXED,
  date: '2026-08-10',
  amount: 1050,
  lines: 'Reef\t1\t1000',
  taxNumber: 7,
};
const NOTE = {
  ...CREDIT_NOTE,
  ...TAXED,
  date: '2026-08-20',
  amount: 105,
  lines: 'Pump\t1\t100',
  taxNumber: 3,
};

beforeEach(async () => {
  await seed('finance/invoices', {
    a: INVOICE,
    // Supplied in the quarter, invoiced after it.
    supplied: {
      ...INVOICE,
      idNum: 'INV-2026-2',
      customer: 'Northwind',
      date: '2026-10-02',
      supplyDate: '2026-09-30',
    },
    export: { ...INVOICE, idNum: 'INV-2026-3', vatRate: 'Zero-rated', amount: 1000 },
    after: { ...INVOICE, idNum: 'INV-2026-4', date: '2026-10-01' },
    noRate: { ...INVOICE, idNum: 'INV-2026-5', rate: '' },
    noWord: { ...INVOICE, idNum: 'INV-2026-6', vatRate: 'Not stated' },
    noNumber: { ...INVOICE, idNum: 'INV-2026-7', taxNumber: null },
  });
  await seed('creditNotes', { c1: NOTE, draft: { ...NOTE, idNum: 'CN-2026-2', taxNumber: null } });
  await seed('sales/customers', {
    palm: { name: 'Palm House', emirate: 'Sharjah', creationDate: '2026-01-01' },
    north: { name: 'Northwind', creationDate: '2026-01-01' },
  });
  await seed('config/company/offices', 'Several');
  await signInAs('Layla Haddad');
});

const QUARTER = '/dashboard/vat?from=2026-07-01&to=2026-09-30';

const sales = async () => within(await screen.findByRole('region', { name: 'Sales' }));

/** The texts of what is to be mended, a line each, with the addresses of its links. */
async function lines() {
  const section = within(await screen.findByRole('region', { name: /^(Not ready|Ready)/ }));
  return section.queryAllByRole('listitem').map((line) => ({
    text: [...line.children]
      .map(({ textContent }) => textContent)
      .join(' | ')
      .replaceAll('\u00a0', ' '),
    links: within(line)
      .queryAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ')),
  }));
}

it.each([
  ['Abu Dhabi', ['1a', 'Standard rate 5\u00a0%, Abu Dhabi 3 documents', '6,977.75', '348.90'], 0],
  [null, ['1', 'Standard rate 5\u00a0%, Emirate not stated 3 documents', '6,977.75', '348.90'], 1],
])(
  'of one office, all of it belongs in the box of its emirate, %s',
  async (emirate, row, notices) => {
    await seed('config/company', { emirate });
    openApp(QUARTER);
    const own = await sales();
    const [, first] = own.getAllByRole<HTMLTableRowElement>('row');
    expect([...(first?.cells ?? [])].map(({ textContent }) => textContent)).toEqual(row);
    expect(screen.getByText(/^VAT on what you bought is not kept here/)).toBeVisible();
    expect((await lines()).filter(({ text }) => text.startsWith('yours | office'))).toHaveLength(
      notices,
    );
    expect(screen.queryByText(/customer without an emirate/)).toBeNull();
  },
);

it('leads with the figures of the quarter that is chosen, and when its return is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-08T08:00:00+04:00') });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = openApp('/dashboard/vat');
  const quarter = await screen.findByRole('combobox', { name: 'Period' });
  expect(screen.getByText('open until 31 Dec 2026')).toBeVisible();
  await user.selectOptions(quarter, 'Jul – Sept 2026');
  expect(await screen.findByText('ended 30 Sept 2026')).toBeVisible();
  const figures = within(await screen.findByLabelText('Key figures'));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '348.90',
    '10,650.25',
    '4',
    '28 Oct 2026',
  ]);
  expect(figures.getByText('Return due in 20 days')).toBeVisible();
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.selectOptions(quarter, 'From – to');
  expect(screen.getByLabelText('From')).toHaveValue('2026-07-01');
});

it('shows each figure of the return with its documents, a credit note taken off', async () => {
  const { user } = openApp(QUARTER);
  const own = await sales();
  const rows = () =>
    own
      .getAllByRole('row')
      .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));
  expect(rows().slice(1, 5)).toEqual([
    ['1c', 'Standard rate 5\u00a0%, Sharjah 2 documents', '3,305.25', '165.27'],
    ['1', 'Standard rate 5\u00a0%, Emirate not stated 1 document', '3,672.50', '183.63'],
    ['4', 'Zero-rated 1 document', '3,672.50', '0.00'],
    ['8', 'Total of sales', '10,650.25', '348.90'],
  ]);
  await user.click(own.getByRole('button', { name: /Sharjah/ }));
  expect(rows().slice(2, 4)).toEqual([
    ['', 'INV-2026-1 · no. 7 · 10 Aug 2026 · Palm House', '3,672.50', '183.63'],
    ['', 'CN-2026-1 · no. 3 · 20 Aug 2026 · Palm House', '-367.25', '-18.36'],
  ]);
});

it('names what is left out with what mends it and what it adds, until nothing is', async () => {
  openApp(QUARTER);
  const found = await lines();
  expect(found.map(({ text }) => text)).toEqual([
    'Northwind | customer · without an emirate |  | State it',
    'INV-2026-5 | Palm House · without a rate to dirhams · + AED 183.63 VAT | $1,050.00 | Credit and issue again',
    'INV-2026-6 | Palm House · without a VAT treatment · + AED 183.63 VAT | $1,050.00 | Credit and issue again',
    'INV-2026-7 | Palm House · without a tax number · + AED 183.63 VAT | $1,050.00 | Issue',
  ]);
  expect(screen.getByText('VAT on sales with all of it: AED 899.79')).toBeVisible();
  const [emirate, , treatment, number] = found.map(({ links }) => links);
  expect(emirate).toEqual(['#/dashboard/sales?record=customers/north']);
  expect(treatment?.[1]).toMatch(
    /creditNotes\/new.*with-invoice=noWord.*with-vatRate=Not stated.*with-reason=INV-2026-6 is issued again/,
  );
  expect(treatment?.[2]).toMatch(/invoices\/new.*with-amount=1050.*with-vatRate=Standard 5 %/);
  expect(number).toEqual([
    '#/dashboard/finance?record=invoices/noNumber',
    '#/dashboard/finance?issue=noNumber',
  ]);

  await seed('sales/customers/north/emirate', 'Ajman');
  const own = await sales();
  expect(await own.findByText(/Standard rate 5 %, Ajman/)).toBeVisible();
  // Taken back as a whole by what has the same flaw.
  await seed('creditNotes/c2', {
    ...NOTE,
    invoice: 'noWord',
    vatRate: 'Not stated',
    amount: 1050,
    taxNumber: 4,
  });
  await seed('finance/invoices/noWord/credited', 1050);
  for (const id of ['noRate', 'noNumber']) await seed(`finance/invoices/${id}`, null);
  expect(await screen.findByRole('heading', { name: /^Ready/ })).toBeVisible();
  expect(await lines()).toEqual([]);
});

it('says what is to be checked on paper and in the file for the accountant, and what is new since', async () => {
  // A draft counts once it has a number, as a credit note does.
  await seed('finance/invoices/draft', {
    ...INVOICE,
    idNum: 'INV-2026-8',
    status: 'Draft',
    taxNumber: null,
  });
  const files = exportedFiles();
  const { user } = openApp(QUARTER);
  const paper = (await screen.findByText('To be checked')).closest('section');
  const button = await screen.findByRole('button', { name: 'File for the accountant' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(/^Exported for the accountant/)).toBeNull();
  await user.click(button);
  expect(await screen.findByText('Saved as accountant-2026-07-01-2026-09-30.zip')).toBeVisible();
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('\uFEFF*ContactName,');
  expect(text).toContain('INV-2026-1,7,10 Aug 2026,Palm House,3672.50,183.63\r\n');
  for (const warning of [
    '1 customer without an emirate: Northwind',
    '1 document without a rate to dirhams, so not counted: INV-2026-5',
    '1 document without a VAT treatment, so not counted: INV-2026-6',
    '1 invoice without a tax number, so not counted: INV-2026-7',
  ]) {
    expect(paper).toHaveTextContent(warning);
    expect(text).toContain(warning);
  }
  expect(text).not.toContain('INV-2026-8');

  expect(await screen.findByText(/^Exported for the accountant on .* by/)).toHaveTextContent(
    /by Layla Haddad\. New since: nothing\.$/,
  );
  await seed('finance/invoices/late', { ...INVOICE, idNum: 'INV-2026-9', taxNumber: 8 });
  await seed('payments/p1', { ...PAYMENT, date: '2026-09-01' });
  await seed('payments/p2', { ...PAYMENT, date: '2026-09-02', invoice: 'noRate' });
  expect(await screen.findByText(/New since: 1 document and 2 payments\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Sharjah/ }));
  expect(screen.getByText(/no\. 7 .* exported$/)).toBeVisible();
  expect(screen.getByText(/no\. 8 .* new$/)).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(2));
  expect(
    await screen.findByText(/1 payment in it has no amount, since the invoice has no rate in dir/),
  ).toBeVisible();
  expect(await files[1]?.text()).toMatch(/new-since-\d{4}-\d\d-\d\d\/xero\/sales\.csv/);
  expect(await screen.findByText(/New since: nothing\.$/)).toBeVisible();
});
