import type { Page } from '@playwright/test';
import { LABELS } from '../../src/features/documents/labels.ts';
import type { Administrator } from './administrator.ts';
import { expect, test, type Open } from './fixtures.ts';
import { hasArabic, pagesOf, plain, printedPages } from './pdf.ts';

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
  const page = await openSignedIn('/#/dashboard/document?invoices=document-1');
  await expect(page.getByRole('article')).toBeVisible();
  return page;
}

test('an invoice prints on one page, in English and Arabic, and is accessible on screen', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, {});
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    COMPANY.address,
    COMPANY.bank,
    'Live rock',
    'AED 233.03',
    '$1,332.50',
    '1 / 1',
  ])
    expect(paper, text).toContain(plain(text));
  for (const { ar } of [LABELS.invoice, LABELS.trn, LABELS.date, LABELS.vatTotal, LABELS.total]) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(hasArabic(paper, 'حوض زجاجي')).toBe(true);
  expect(paper).not.toContain(plain('Tax Invoice'));
  expect(paper).not.toMatch(/Missing|Dashboard|Print|WhatsApp/);
  const missing = page.getByRole('region', { name: 'Missing for a tax invoice' });
  await expect(missing.getByRole('listitem')).toHaveText([/^Its number, given when it is issued/]);
});

const longInvoice = (count: number) => ({
  lines: Array.from({ length: count }, (_, index) => `Piece ${index + 1}.\t1\t10`).join('\n'),
  amount: 10.5 * count,
});

/** Numbered, each with its headings, and every line in its order. */
function expectPages(pages: readonly string[], count: number, lines: number): void {
  expect(pages).toHaveLength(count);
  for (const [index, paper] of pages.entries()) {
    expect(paper).toContain(plain('Unit price (USD)'));
    expect(hasArabic(paper, LABELS.unitPrice.ar)).toBe(true);
    expect(paper).toContain(`${index + 1}/${count}`);
  }
  const pieces = pages.join('').match(/Piece\d+\./g);
  expect(pieces).toEqual(Array.from({ length: lines }, (_, index) => `Piece${index + 1}.`));
}

test('85 lines print on four numbered pages, with headings on each and the totals together', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, { invoice: longInvoice(85) });
  const pages = await printedPages(page);
  expectPages(pages, 4, 85);
  const last = pages.at(-1) ?? '';
  for (const text of ['Total without VAT', '$850.00', '$42.50', '$892.50', 'AED 3,278.45']) {
    expect(last, text).toContain(plain(text));
    for (const paper of pages.slice(0, -1)) expect(paper).not.toContain(plain(text));
  }
  expect(last).toMatch(/Piece85/);
});

test('a long invoice is shared as a PDF of as many pictures as pages, with headings on each', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSheet(openSignedIn, administrator, { invoice: longInvoice(35) });
  // Chromium shares nothing without a desktop, and offers it only where it can.
  await expect(page.getByRole('button', { name: 'Share PDF' })).toHaveCount(0);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const file = data?.files?.[0];
      const bytes = Array.from(new Uint8Array((await file?.arrayBuffer()) ?? []));
      Object.assign(window, { shared: { name: file?.name, bytes, drawn } });
    };
    const drawn: string[] = [];
    window.XMLSerializer = class extends XMLSerializer {
      override serializeToString(picture: Node): string {
        drawn.push(picture.textContent ?? '');
        return super.serializeToString(picture);
      }
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share PDF' }).click();
  await expect(page.getByText('Have you sent it?')).toBeVisible();
  const { name, bytes, drawn } = await page.evaluate(() => Reflect.get(window, 'shared') as Shared);
  expect(name).toBe('Invoice INV-2026-9001.pdf');
  const pages = await pagesOf(Uint8Array.from(bytes));
  expect(pages).toHaveLength(drawn.length);
  expect(bytes.length / pages.length).toBeLessThan(500_000);
  expect(bytes.length / pages.length).toBeGreaterThan(20_000);
  expectPages(drawn.map(plain), 2, 35);
  expect(drawn.at(-1)).toMatch(/Piece 35.*367\.50/s);
});

type Shared = {
  readonly name: string;
  readonly bytes: readonly number[];
  /** The text of each picture. */
  readonly drawn: readonly string[];
};
