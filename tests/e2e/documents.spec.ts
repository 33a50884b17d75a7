import type { Page } from '@playwright/test';
import { LABELS } from '../../src/features/documents/labels.ts';
import type { Administrator } from './administrator.ts';
import { expectAccessibleAndFit } from './actions.ts';
import { expect, test, type Open } from './fixtures.ts';
import { hasArabic, plain, printedPages } from './pdf.ts';

const COMPANY = {
  name: 'Reef Studio LLC',
  address: 'Dubai Investments Park 1\nDubai, UAE',
  trn: '100123456700003',
  licence: 'DED 987654',
  bank: 'IBAN AE07 0331 2345 6789 0123 456',
  phone: '+971 4 555 0100',
  email: 'studio@reef.example',
};
const CUSTOMER = {
  name: 'Pearl Document Hotel',
  trn: '100000000000003',
  terms: 'Net 60',
  invoiced: '',
  address: 'Crescent Road 7, Dubai',
  creationDate: '2026-01-01',
};
const INVOICE = {
  idNum: 'INV-2026-9001',
  customer: CUSTOMER.name,
  date: '2026-11-05',
  due: '2026-12-05',
  amount: 1_332.5,
  status: 'Sent',
  lines: 'Live rock\t20\t12.5\nحوض زجاجي\t1\t1019.05',
  vatRate: 'Standard 5 %',
  supplyDate: '2026-11-01',
  rate: '3.6725',
  creationDate: '2026-11-05',
};

const PATH = 'finance/invoices/document-1';

async function openSheet(
  openSignedIn: Open,
  administrator: Administrator,
  { invoice = {}, company = COMPANY as object | null },
): Promise<Page> {
  await administrator.seed({
    'config/company': company,
    'sales/customers/document-1': CUSTOMER,
    [PATH]: { ...INVOICE, ...invoice },
  });
  const page = await openSignedIn('/#/dashboard/document?invoices=document-1', {
    reducedMotion: 'reduce',
  });
  await expect(page.getByRole('article')).toBeVisible();
  return page;
}

test('an invoice prints on one page, in English and Arabic, with every point of Article 59 on it or named on screen', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, {});
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'Invoice',
    COMPANY.name,
    COMPANY.address,
    COMPANY.trn,
    COMPANY.licence,
    COMPANY.bank,
    CUSTOMER.name,
    CUSTOMER.address,
    CUSTOMER.trn,
    'INV-2026-9001',
    'Date of issue',
    '05 Nov 2026',
    'Date of supply',
    '01 Nov 2026',
    '05 Dec 2026',
    'Net 60',
    'Live rock',
    'Quantity',
    'Unit price (USD)',
    '12.50',
    '5 %',
    'Payable (AED)',
    '964.04',
    'AED 233.03',
    'USD 1 = AED 3.6725',
    '$1,332.50',
    '1 / 1',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  for (const { ar } of [LABELS.invoice, LABELS.trn, LABELS.date, LABELS.vatTotal, LABELS.total]) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(hasArabic(paper, 'حوض زجاجي')).toBe(true);
  expect(paper).not.toContain(plain('Tax Invoice'));
  expect(paper).not.toMatch(/Missing|Dashboard|Print|WhatsApp/);
  const missing = page.getByRole('region', { name: 'Missing for a tax invoice' });
  await expect(missing.getByRole('listitem')).toHaveText([
    /^The tax invoice number, given when it is issued/,
  ]);
});

test('an invoice prints as a tax invoice once it has been given its number', async ({
  openSignedIn,
  administrator,
}) => {
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/document-1': CUSTOMER,
    'counters/taxInvoice': { last: 6_104, record: 'another' },
    [PATH]: INVOICE,
  });
  const page = await openSignedIn('/#/dashboard/finance?record=invoices/document-1');
  await page.getByRole('button', { name: 'Issue tax invoice' }).click();
  await page.getByRole('button', { name: 'Take the number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Number 6105' })).toBeVisible();
  await page.getByRole('link', { name: 'Print or send' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Missing for a tax invoice' })).toHaveCount(0);
  const [paper = ''] = await printedPages(page);
  for (const text of ['Tax Invoice', '6105', COMPANY.trn, CUSTOMER.trn, 'AED 233.03'])
    expect(paper, text).toContain(plain(text));
  expect(hasArabic(paper, LABELS.taxInvoice.ar)).toBe(true);
});

test('without the details of the company, what is missing is named on screen and not on paper', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, {
    company: null,
    invoice: { status: 'Draft', lines: '', vatRate: 'Not stated', rate: '', supplyDate: '' },
  });
  const [paper = ''] = await printedPages(page);
  expect(paper).toContain(plain('Draft'));
  expect(hasArabic(paper, LABELS.draft.ar)).toBe(true);
  expect(paper).toContain(plain('As agreed'));
  expect(paper).not.toMatch(/VAT|AED|Missing/);
  const missing = page.getByRole('region', { name: 'Missing for a tax invoice' });
  await expect(missing.getByRole('listitem')).toHaveCount(7);
  await missing.getByRole('link', { name: /Your company’s TRN/ }).click();
  await page.getByLabel('TRN').fill(COMPANY.trn);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goBack();
  await expect(missing.getByRole('listitem')).toHaveCount(6);
  expect((await printedPages(page))[0]).toContain(plain(COMPANY.trn));
});

test('85 lines print on four pages: the headings repeat, the totals stay together, and the pages are numbered', async ({
  openSignedIn,
  administrator,
}) => {
  const lines = Array.from({ length: 85 }, (_, index) => `Piece ${index + 1}.\t1\t10`).join('\n');
  const page = await openSheet(openSignedIn, administrator, {
    invoice: { lines, amount: 892.5 },
  });
  const pages = await printedPages(page);
  expect(pages).toHaveLength(4);
  for (const [index, paper] of pages.entries()) {
    expect(paper).toContain(plain('Unit price (USD)'));
    expect(hasArabic(paper, LABELS.unitPrice.ar)).toBe(true);
    expect(paper).toContain(`${index + 1}/4`);
  }
  const pieces = pages.join('').match(/Piece\d+\./g);
  expect(pieces).toEqual(Array.from({ length: 85 }, (_, index) => `Piece${index + 1}.`));
  const last = pages.at(-1) ?? '';
  for (const text of ['Total without VAT', '$850.00', '$42.50', '$892.50', 'AED 3,278.45']) {
    expect(last, text).toContain(plain(text));
    for (const paper of pages.slice(0, -1)) expect(paper).not.toContain(plain(text));
  }
  expect(last).toMatch(/Piece85/);
});

test('a purchase order prints, too', async ({ openSignedIn, administrator }) => {
  await administrator.seed({
    'config/company': COMPANY,
    'procurement/purchaseOrders/document-1': {
      poId: 'PO-2026-9001',
      supplier: 'Red Sea Trading',
      date: '2026-11-05',
      amount: 8_400,
      status: 'Sent',
      creationDate: '2026-11-05',
    },
  });
  const page = await openSignedIn('/#/dashboard/procurement?record=purchaseOrders/document-1');
  await page.getByRole('link', { name: 'Print or send' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const [paper = ''] = await printedPages(page);
  for (const text of ['Purchase Order', 'PO-2026-9001', 'Red Sea Trading', '$8,400.00']) {
    expect(paper, text).toContain(plain(text));
  }
  expect(hasArabic(paper, LABELS.purchaseOrder.ar)).toBe(true);
});

test('the sheet, the company and the lines of an invoice are accessible in both themes and fit a phone', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, {});
  await expectAccessibleAndFit(page);
  await page.goto('/#/dashboard/company');
  await expect(page.getByLabel('Company name')).toHaveValue(COMPANY.name);
  await expectAccessibleAndFit(page);
  await page.goto('/#/dashboard/finance?record=invoices/document-1');
  await expect(page.getByRole('group', { name: 'Lines' })).toBeVisible();
  await expectAccessibleAndFit(page, 'dialog');
});
