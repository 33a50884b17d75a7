import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { CREDIT_NOTE, INVOICE as SENT, TAXED } from '../../support/settlements.ts';
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

it.each([
  ['Abu Dhabi', ['1a', 'Standard rate 5 %, Abu Dhabi 3 documents', '6,977.75', '348.90'], 0],
  [null, ['1', 'Standard rate 5 %, Emirate not stated 3 documents', '6,977.75', '348.90'], 2],
])(
  'of one office, all of it belongs in the box of its emirate, %s',
  async (emirate, row, notices) => {
    await seed('config/company', { emirate });
    openApp('/dashboard/vat?from=2026-07-01&to=2026-09-30');
    const own = within(await screen.findByRole('region', { name: 'Sales' }));
    const [, first] = own.getAllByRole<HTMLTableRowElement>('row');
    expect([...(first?.cells ?? [])].map(({ textContent }) => textContent)).toEqual(row);
    expect(screen.getByText(/Input VAT, which you paid on purchases, is not here/)).toBeVisible();
    // On screen and on paper.
    expect(screen.queryAllByText(/^3 documents in no box of an emirate/)).toHaveLength(notices);
    expect(screen.queryByText(/customer without an emirate/)).toBeNull();
  },
);

it('shows each figure of the return with its documents, a credit note taken off, and names what is left out', async () => {
  const { user } = openApp('/dashboard/vat?from=2026-07-01&to=2026-09-30');
  const own = within(await screen.findByRole('region', { name: 'Sales' }));
  const rows = () =>
    own
      .getAllByRole('row')
      .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));
  expect(rows().slice(1)).toEqual([
    ['1c', 'Standard rate 5 %, Sharjah 2 documents', '3,305.25', '165.27'],
    ['1', 'Standard rate 5 %, Emirate not stated 1 document', '3,672.50', '183.63'],
    ['4', 'Zero-rated 1 document', '3,672.50', '0.00'],
    ['Total of the boxes', '10,650.25', '348.90'],
  ]);
  await user.click(own.getByRole('button', { name: /Sharjah/ }));
  expect(rows().slice(2, 4)).toEqual([
    ['', 'INV-2026-1 · no. 7 · 10 Aug 2026 · Palm House', '3,672.50', '183.63'],
    ['', 'CN-2026-1 · no. 3 · 20 Aug 2026 · Palm House', '-367.25', '-18.36'],
  ]);
  const [unconverted, unstated] = screen.getAllByRole('alert');
  expect(unconverted).toHaveTextContent(
    '1 document without a rate to dirhams, so not counted: INV-2026-5',
  );
  expect(unstated).toHaveTextContent(
    '1 document without a VAT treatment, so not counted: INV-2026-6',
  );
});

it('says what is to be checked on screen, on paper and in the spreadsheet', async () => {
  // A draft counts once it has a number, as a credit note does.
  await seed('finance/invoices/draft', {
    ...INVOICE,
    idNum: 'INV-2026-8',
    status: 'Draft',
    taxNumber: null,
  });
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  // The link would be followed.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => [create, click].forEach((spy) => spy.mockRestore()));
  const { user } = openApp('/dashboard/vat?from=2026-07-01&to=2026-09-30');
  const paper = await screen.findByText('To be checked');
  const warnings = [
    '1 customer without an emirate: Northwind',
    '1 document without a rate to dirhams, so not counted: INV-2026-5',
    '1 document without a VAT treatment, so not counted: INV-2026-6',
    '1 invoice without a tax number, so not counted: INV-2026-7',
  ];
  for (const warning of warnings) {
    expect(screen.getByText((_, own) => own?.textContent === warning)).toBeVisible();
    expect(paper.closest('section')).toHaveTextContent(warning);
  }
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const text = (await files[0]?.text()) ?? '';
  expect(text.split('\r\n').filter((row) => row.includes('To be checked'))).toEqual([
    ',To be checked: customer without an emirate,,,,Northwind,,',
    ',"To be checked: document without a rate to dirhams, so not counted",INV-2026-5,7,2026-08-10,Palm House,,',
    ',"To be checked: document without a VAT treatment, so not counted",INV-2026-6,7,2026-08-10,Palm House,,',
    ',"To be checked: invoice without a tax number, so not counted",INV-2026-7,,2026-08-10,Palm House,,',
  ]);
});
