import type { Page } from '@playwright/test';
import { LABELS } from '../../src/features/documents/labels.ts';
import { ENTRY_LABELS } from '../../src/features/statements/statementDocument.ts';
import type { Administrator } from './administrator.ts';
import { expectAccessibleAndFit } from './actions.ts';
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
  const page = await openSignedIn('/#/dashboard/document?invoices=document-1', {
    reducedMotion: 'reduce',
  });
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
  await expectAccessibleAndFit(page);
  await page.goto('/#/dashboard/company');
  await expect(page.getByLabel('Company name')).toHaveValue(COMPANY.name);
  await expectAccessibleAndFit(page);
  await page.goto('/#/dashboard/finance?record=invoices/document-1');
  await expect(page.getByRole('group', { name: 'Lines' })).toBeVisible();
  await expectAccessibleAndFit(page, 'dialog');
});

test('a quotation prints on one page and on five, in English and Arabic, with number and revision', async ({
  openSignedIn,
  administrator,
}) => {
  const quotation = {
    title: 'Reef for the lobby',
    customer: CUSTOMER.name,
    value: INVOICE.amount,
    stage: 'Quotation Sent',
    lines: INVOICE.lines,
    vatRate: INVOICE.vatRate,
    rate: INVOICE.rate,
    validUntil: '2026-12-31',
    terms: '40 % on order, 60 % on delivery.\nالتوريد خلال ستة أسابيع',
    quotation: 'QUO-2026-9001',
    quoted: '2026-11-05',
    revision: 'B',
    creationDate: '2026-11-05',
  };
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/document-1': CUSTOMER,
    'sales/deals/document-1': quotation,
  });
  const page = await openSignedIn('/#/dashboard/document?deals=document-1', {
    reducedMotion: 'reduce',
  });
  await expect(page.getByRole('article', { name: 'Quotation QUO-2026-9001 B' })).toBeVisible();
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'Quotation',
    'QUO-2026-9001',
    'Revision',
    '05 Nov 2026',
    'Valid until',
    '31 Dec 2026',
    'Reef for the lobby',
    CUSTOMER.name,
    CUSTOMER.trn,
    COMPANY.trn,
    'Live rock',
    '12.50',
    '$1,332.50',
    'AED 233.03',
    '40 % on order, 60 % on delivery.',
    '1 / 1',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  const { quotation: title, quotationNumber, validUntil, quotationTerms } = LABELS;
  for (const { ar } of [title, quotationNumber, validUntil, quotationTerms]) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(hasArabic(paper, 'التوريد خلال ستة أسابيع')).toBe(true);
  expect(paper).not.toMatch(/Invoice|Draft|Bank/);
  await expectAccessibleAndFit(page);

  const lines = Array.from({ length: 110 }, (_, index) => `Piece ${index + 1}.\t1\t10`).join('\n');
  await administrator.seed({
    'sales/deals/document-1': { ...quotation, lines, value: 1_155 },
  });
  await expect(page.getByText('Piece 110.')).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toHaveLength(5);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(plain('Unit price (USD)'));
    expect(sheet).toContain(`${index + 1}/5`);
  }
  expect(pages.join('').match(/Piece\d+\./g)).toHaveLength(110);
  expect(pages.at(-1)).toContain(plain('$1,155.00'));
  expect(pages.at(-1)).toContain(plain('40 % on order, 60 % on delivery.'));
});

test('85 lines print on four numbered pages, with headings on each and the totals together', async ({
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

test('85 lines are shared as a PDF on as many pages, with headings on each and their text in it', async ({
  openSignedIn,
  administrator,
}) => {
  const lines = Array.from({ length: 85 }, (_, index) => `Piece ${index + 1}.\t1\t10`).join('\n');
  const page = await openSheet(openSignedIn, administrator, {
    invoice: { lines, amount: 892.5 },
  });
  // Chromium shares nothing without a desktop, and offers it only where it can.
  await expect(page.getByRole('button', { name: 'Share PDF' })).toHaveCount(0);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const file = data?.files?.[0];
      const bytes = Array.from(new Uint8Array((await file?.arrayBuffer()) ?? []));
      Object.assign(window, { shared: { name: file?.name, bytes } });
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share PDF' }).click();
  await expect(page.getByText('Have you sent it?')).toBeVisible();
  const { name, bytes } = await page.evaluate(() => Reflect.get(window, 'shared') as Shared);
  expect(name).toBe('Invoice INV-2026-9001.pdf');
  const pages = await pagesOf(Uint8Array.from(bytes));
  expect(pages).toHaveLength(4);
  expect(bytes.length / pages.length).toBeLessThan(500_000);
  for (const [index, paper] of pages.entries()) {
    expect(paper).toContain(plain('Unit price (USD)'));
    expect(hasArabic(paper, LABELS.unitPrice.ar)).toBe(true);
    expect(paper).toContain(`${index + 1}/4`);
  }
  const pieces = pages.join('').match(/Piece\d+\./g);
  expect(pieces).toEqual(Array.from({ length: 85 }, (_, index) => `Piece${index + 1}.`));
  expect(pages.at(-1)).toMatch(/Piece85.*892\.50/s);
});

type Shared = { readonly name: string; readonly bytes: readonly number[] };

const CREDIT_NOTE = {
  idNum: 'CN-2026-9001',
  invoice: 'document-1',
  invoiceNumber: INVOICE.idNum,
  customer: CUSTOMER.name,
  date: '2026-11-09',
  reason: 'The tank was too large.\nعيب في الزجاج',
  amount: 262.5,
  lines: 'Live rock\t20\t12.5',
  vatRate: 'Standard 5 %',
  rate: '3.6725',
  taxNumber: 3,
  creationDate: '2026-11-09',
};

test('a tax credit note prints on one page and on five, in English and Arabic', async ({
  openSignedIn,
  administrator,
}) => {
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/document-1': CUSTOMER,
    [PATH]: { ...INVOICE, taxNumber: 7, credited: 262.5 },
    'creditNotes/document-1': CREDIT_NOTE,
  });
  const page = await openSignedIn('/#/dashboard/document?creditNotes=document-1', {
    reducedMotion: 'reduce',
  });
  await expect(page.getByRole('article', { name: 'Tax Credit Note CN-2026-9001' })).toBeVisible();
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'Tax Credit Note',
    COMPANY.trn,
    CUSTOMER.trn,
    'CN-2026-9001',
    '09 Nov 2026',
    'INV-2026-9001',
    'Value on the invoice',
    '$1,269.05',
    'Correct value',
    '$1,019.05',
    'Difference without VAT',
    '$250.00',
    '$262.50',
    'AED 45.91',
    'USD 1 = AED 3.6725',
    'The tank was too large.',
    '1 / 1',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  const { taxCreditNote, creditedInvoice, invoiced, correct, difference, reason } = LABELS;
  for (const { ar } of [taxCreditNote, creditedInvoice, invoiced, correct, difference, reason]) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(hasArabic(paper, 'عيب في الزجاج')).toBe(true);
  await expectAccessibleAndFit(page);

  const lines = Array.from({ length: 110 }, (_, index) => `Piece ${index + 1}.\t1\t2`).join('\n');
  await administrator.seed({ 'creditNotes/document-1': { ...CREDIT_NOTE, lines, amount: 231 } });
  await expect(page.getByText('Piece 110.')).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toHaveLength(5);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(`${index + 1}/5`);
    expect(hasArabic(sheet, LABELS.unitPrice.ar)).toBe(true);
  }
  expect(pages.join('').match(/Piece\d+\./g)).toHaveLength(110);
  expect(pages.at(-1)).toContain(plain('$231.00'));

  await page.goto('/#/dashboard/creditNotes?record=creditNotes/document-1');
  await expect(page.getByRole('region', { name: 'Tax credit note' })).toBeVisible();
  await expectAccessibleAndFit(page, 'dialog');
});

const PLACE = {
  name: 'Pearl lobby reef',
  customer: CUSTOMER.name,
  kind: 'Marine',
  litres: 14_000,
  plan: 'Weekly',
  planFrom: '2026-11-05',
  access: 'Side gate, code 4417',
  lastVisit: '2026-11-19 document-2 nitrate',
  creationDate: '2026-01-01',
};
const VISIT = {
  installation: 'document-1',
  place: PLACE.name,
  customer: CUSTOMER.name,
  date: '2026-11-19',
  by: 'Omar Farouk',
  work: 'Ten percent of the water changed.\nتم تنظيف الزجاج',
  next: 'Bring a new lamp.',
  checks: 'Skimmer cup emptied',
  used: 'FL-1\tFilter floss\t2',
  temperature: 25.4,
  salinity: 35,
  ph: 8.1,
  alkalinity: 8.2,
  calcium: 420,
  nitrate: 18.1,
  creationDate: '2026-11-19',
};

/** A photo of a visit, of one pixel. */
const photo = (caption: string) => ({
  data: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  caption,
  user: 'Omar Farouk',
  timestamp: 1_795_000_000_000,
});

test('the report of a visit opens within a second and prints on one page, its photos on the next, in English and Arabic', async ({
  openSignedIn,
  administrator,
}) => {
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/document-1': CUSTOMER,
    'service/installations/document-1': PLACE,
    'service/visits/document-1': { ...VISIT, date: '2026-11-12', nitrate: 15, ph: 8.05 },
    'service/visits/document-2': VISIT,
    'service/photos/document-2/photo-1': photo('The old lamp'),
    'service/photos/document-2/photo-2': photo('The new lamp'),
  });
  const page = await openSignedIn('/#/dashboard/service/installation?installation=document-1', {
    reducedMotion: 'reduce',
  });
  const report = page.getByRole('link', { name: 'Print or send the report of the last visit' });
  await expect(report).toBeVisible();
  await expectAccessibleAndFit(page);
  const milliseconds = await report.evaluate(async (link: HTMLElement) => {
    const start = performance.now();
    link.click();
    while (document.querySelectorAll('.sheet img').length < 2)
      await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  expect(milliseconds).toBeLessThan(1_000);
  await expect(
    page.getByRole('article', { name: 'Visit Report Pearl lobby reef, 19 Nov 2026' }),
  ).toBeVisible();
  const [paper = '', photos = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'Visit Report',
    COMPANY.name,
    CUSTOMER.name,
    'Pearl lobby reef',
    '14,000 L',
    '19 Nov 2026',
    'Omar Farouk',
    '26 Nov 2026',
    'Temperature',
    '25.4 °C',
    '24–28',
    '8.10',
    '+0.05',
    '18.1 mg/L',
    '3.1 above',
    '5 of 6 readings are within their range. Outside of it: Nitrate.',
    'Ten percent of the water changed.',
    'Skimmer cup emptied',
    'Bring a new lamp.',
    '1 / 2',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  for (const text of ['Photos', 'The old lamp', 'The new lamp', '2 / 2']) {
    expect(photos, text).toContain(plain(text));
  }
  for (const ar of ['تقرير زيارة', 'الزيارة القادمة', 'درجة الحرارة', 'تم تنظيف الزجاج']) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(paper).not.toMatch(/4417|floss|TRN100000000000003/);
  await expectAccessibleAndFit(page);
});

/** Invoices of a day each, which are numbered from 1 on. */
const invoicesOf = (count: number, values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `finance/invoices/ledger-${index + 1}`,
      { ...INVOICE, idNum: `Piece ${index + 1}.`, taxNumber: index + 1, ...values },
    ]),
  );

test('a statement of account prints on one page and on five, in English and Arabic', async ({
  openSignedIn,
  administrator,
}) => {
  const name = 'Pearl Ledger Hotel';
  const own = { customer: name, lines: '', amount: 10 };
  const first = invoicesOf(1, { ...own, amount: 1_332.5, paid: 300, credited: 32.5 });
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/ledger-1': { ...CUSTOMER, name },
    ...first,
    'payments/ledger-1': {
      invoice: 'ledger-1',
      invoiceNumber: 'Piece 1.',
      customer: name,
      date: '2026-11-07',
      amount: 300,
      method: 'Cheque',
      reference: 'شيك 77',
      user: 'Omar Aziz',
      timestamp: 1_793_000_000_000,
      creationDate: '2026-11-07',
    },
    'creditNotes/ledger-1': {
      ...CREDIT_NOTE,
      invoice: 'ledger-1',
      invoiceNumber: 'Piece 1.',
      customer: name,
      amount: 32.5,
    },
  });
  const query = new URLSearchParams({ name, from: '2026-11-01', to: '2026-11-25' });
  const page = await openSignedIn(`/#/dashboard/statement?${query}`, { reducedMotion: 'reduce' });
  await expect(page.getByRole('article', { name: `Statement of Account ${name}` })).toBeVisible();
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'Statement of Account',
    COMPANY.name,
    COMPANY.bank,
    name,
    CUSTOMER.trn,
    'Net 60',
    '01 Nov 2026 – 25 Nov 2026',
    'Opening balance',
    '05 Nov 2026',
    '1,332.50',
    '07 Nov 2026',
    '300.00',
    '1,032.50',
    'CN-2026-9001 (Piece 1.)',
    '32.50',
    'Closing balance',
    '$1,000.00',
    'Not due',
    '1 / 1',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  const { invoice, payment, 'credit note': credit } = ENTRY_LABELS;
  for (const ar of ['كشف حساب', 'الرصيد الختامي', 'شيك', invoice.ar, payment.ar, credit.ar]) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(paper).not.toMatch(/Dashboard|Remind|Export/);
  await expectAccessibleAndFit(page);

  await administrator.seed({ ...invoicesOf(110, own), ...first });
  await expect(page.getByText('Piece 110.', { exact: true })).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toHaveLength(5);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(`${index + 1}/5`);
    expect(hasArabic(sheet, 'الرصيد')).toBe(true);
  }
  expect(pages.at(-1)).toMatch(/CN-2026-9001.*Closingbalance.*\$2,090\.00/s);
});

test('the VAT of a period prints on one page and on five, in English and Arabic', async ({
  openSignedIn,
  administrator,
}) => {
  // A period of its own: the page shows what everybody has invoiced.
  const own = { customer: CUSTOMER.name, date: '2021-02-05', supplyDate: '' };
  await administrator.seed({
    'config/company': COMPANY,
    'sales/customers/document-1': { ...CUSTOMER, emirate: 'Sharjah' },
    ...invoicesOf(1, own),
    'creditNotes/ledger-1': { ...CREDIT_NOTE, invoice: 'ledger-1', date: '2021-03-09' },
  });
  const page = await openSignedIn('/#/dashboard/vat?from=2021-01-01&to=2021-03-31', {
    reducedMotion: 'reduce',
  });
  await expect(page.getByRole('region', { name: 'Sales' })).toBeVisible();
  await expectAccessibleAndFit(page);
  const [paper = '', ...others] = await printedPages(page);
  expect(others).toEqual([]);
  for (const text of [
    'VAT of the Period',
    COMPANY.name,
    COMPANY.trn,
    '01 Jan 2021 – 31 Mar 2021',
    '1c · Standard rate 5 %, Sharjah',
    '05 Feb 2021',
    '233.03',
    'CN-2026-9001',
    '-918.13',
    '-45.91',
    'VAT on sales',
    'AED 187.12',
    '1 / 1',
  ]) {
    expect(paper, text).toContain(plain(text));
  }
  for (const ar of ['ضريبة القيمة المضافة للفترة', 'الشارقة', 'ضريبة المبيعات']) {
    expect(hasArabic(paper, ar), ar).toBe(true);
  }
  expect(paper).not.toMatch(/Dashboard|Closedmonths|Export/);

  await administrator.seed(invoicesOf(75, { ...own, lines: '', amount: 10.5 }));
  await expect(page.getByRole('button', { name: /Sharjah 76 documents/ })).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toHaveLength(5);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(`${index + 1}/5`);
    expect(hasArabic(sheet, 'الضريبة')).toBe(true);
  }
  expect(pages.at(-1)).toMatch(/Piece75\..*VATonsales/s);
});
