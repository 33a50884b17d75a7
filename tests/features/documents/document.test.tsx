import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Paper } from '../../../src/features/documents/Paper.tsx';
import { company } from '../../../src/features/documents/company.ts';
import { invoiceDocument } from '../../../src/features/finance/invoiceDocument.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { today } from '../../../src/lib/dates.ts';
import { seed, stored } from '../../support/backend.ts';

const INVOICE = {
  idNum: 'INV-2026-7',
  customer: 'Palm House',
  date: '2026-11-05',
  due: '2026-12-05',
  amount: 262.5,
  status: 'Sent',
  lines: 'Live rock\t20\t12.5',
  vatRate: 'Standard 5 %',
};
const CUSTOMER = {
  name: 'palm house ',
  trn: '',
  terms: 'Net 30',
  invoiced: '',
  phone: '050 123 4567',
};

const sheet = () => screen.findByRole('article');
const linkTo = (name: string) =>
  screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href') ?? '';
const missing = () =>
  within(screen.getByRole('region', { name: 'Missing for a tax invoice' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);

async function openDocument(address: string) {
  await signInAs('Layla Haddad');
  openApp(`/dashboard/document?${address}`);
}

it('leads from the panel of an invoice to its sheet, and back', async () => {
  await seed('finance/invoices/i1', INVOICE);
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance?record=invoices/i1');
  const form = within(await findForm('Edit Invoice'));
  fireEvent.click(await form.findByRole('link', { name: 'Print or send' }));
  const paper = within(await sheet());
  expect(paper.getByText('Palm House')).toBeVisible();
  expect(paper.getByText('$262.50')).toBeVisible();
  expect(paper.getAllByText('الإجمالي')[0]).toHaveAttribute('lang', 'ar');
  expect(paper.getAllByText('الإجمالي')[0]).toHaveAttribute('dir', 'rtl');
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await findForm('Edit Invoice')).toBeVisible();
});

it('leads from a draft to where it is issued and sent', async () => {
  await seed('finance/invoices/i1', { ...INVOICE, status: 'Draft' });
  await openDocument('invoices=i1');
  fireEvent.click(await screen.findByRole('link', { name: 'Issue and send' }));
  expect(await screen.findByRole('dialog', { name: 'Issue and send INV-2026-7' })).toBeVisible();
});

it('shows several invoices one below the other', async () => {
  await seed('finance/invoices', { i1: INVOICE, i2: { ...INVOICE, idNum: 'INV-2026-8' } });
  await openDocument('invoices=i2,i1');
  expect(await screen.findByRole('heading', { name: '2 invoices' })).toBeVisible();
  await waitFor(() => {
    const papers = [...document.querySelectorAll('.document')].map((one) => one.textContent);
    expect(papers).toEqual([
      expect.stringContaining('INV-2026-8'),
      expect.stringContaining('INV-2026-7'),
    ]);
  });
});

it.each<[way: string, passOn: () => void]>([
  ['passed on by WhatsApp', () => fireEvent.click(screen.getByRole('link', { name: /WhatsApp/ }))],
  ['printed', () => fireEvent(window, new Event('beforeprint'))],
])(
  'asks once an invoice was %s whether it has been sent, and stores the day',
  async (_, passOn) => {
    await seed('finance/invoices/i1', INVOICE);
    await openDocument('invoices=i1');
    await sheet();
    expect(screen.queryByRole('button', { name: 'Mark Sent' })).toBeNull();
    // The link would be followed.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    // The page listens once it is painted.
    const button = await waitFor(() => {
      passOn();
      return screen.getByRole('button', { name: 'Mark Sent' });
    });
    fireEvent.click(button);
    expect(await screen.findByText(/^INV-2026-7 marked as sent on/)).toBeVisible();
    await waitFor(async () =>
      expect(await stored('finance/invoices/i1')).toMatchObject({
        status: 'Sent',
        sentOn: today(),
      }),
    );
    expect(screen.queryByText('Have you sent it?')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
  },
);

it('names on screen what a tax invoice lacks, with links to where it is filled in', async () => {
  await seed('finance/invoices/i1', INVOICE);
  await seed('sales/customers/c1', CUSTOMER);
  await openDocument('invoices=i1');
  expect(within(await sheet()).queryByText('Tax Invoice')).toBeNull();
  expect(missing()).toHaveLength(7);
  expect(linkTo('Your company’s TRN')).toBe('#/dashboard/company');
  expect(linkTo('The exchange rate')).toBe('#/dashboard/finance?record=invoices/i1');
  expect(linkTo('The customer’s address')).toBe('#/dashboard/sales?record=customers/c1');
  await seed('config/company', { name: 'Reef', address: 'Dubai', trn: '100000000000003' });
  await waitFor(() => expect(missing()).toHaveLength(4));
  await seed('sales/customers', null);
  await waitFor(() =>
    expect(linkTo('The customer’s address')).toBe(
      '#/dashboard/sales?record=customers/new&with-name=Palm+House',
    ),
  );
});

it('says on screen that the lines differ from the amount, and that typed text is not on the sheet', async () => {
  await seed('finance/invoices/i1', { ...INVOICE, amount: 300 });
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance?record=invoices/i1');
  const form = await findForm('Edit Invoice');
  fill(form, { Customer: 'Somebody else' });
  fireEvent.click(await within(form).findByRole('link', { name: 'Print or send' }));
  const paper = within(await sheet());
  expect(paper.getByText('Palm House')).toBeVisible();
  expect(paper.getByText('Adjustment to the agreed total')).toBeVisible();
  expect(screen.getByText(/The lines come to \$262\.50 with VAT/)).toBeVisible();
  expect(screen.getByText(/not saved is not on this document/)).toBeVisible();
});

it('sends a text by WhatsApp and e-mail, and prints', async () => {
  await seed('finance/invoices/i1', INVOICE);
  await seed('sales/customers/c1', { ...CUSTOMER, email: 'pay@palm.example' });
  await openDocument('invoices=i1');
  await sheet();
  expect(decodeURIComponent(linkTo('WhatsApp'))).toBe(
    'https://wa.me/971501234567?text=Dear Palm House,\nInvoice INV-2026-7: $262.50, due 05 Dec 2026.',
  );
  expect(decodeURIComponent(linkTo('E-mail'))).toMatch(
    /^mailto:pay@palm\.example\?subject=Invoice INV-2026-7&body=Dear Palm House,\r\nInvoice/,
  );
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  // The number is the name of the printed file.
  const { title } = document;
  await waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.title).toBe('Invoice INV-2026-7');
  });
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe(title);
  // What has no tax number has no e-invoice.
  expect(screen.queryByRole('region', { name: 'E-invoice' })).toBeNull();
});

const SELLER = {
  name: 'Reef',
  address: 'Al Quoz 3',
  trn: '100345678900003',
  licence: 'CN-1',
  authority: 'Dubai Economy',
  city: 'Dubai',
  emirate: 'Dubai',
};
const ISSUED = { ...INVOICE, taxNumber: 41, rate: '3.6725' };
const BUYER = { ...CUSTOMER, trn: '199999999900003', address: 'Crescent 7', city: 'Dubai' };
const downloadEInvoice = () => screen.getByRole('button', { name: 'Download e-invoice (XML)' });

it('names what an issued invoice lacks for an e-invoice, and where it is filled in', async () => {
  await seed('finance/invoices/i1', ISSUED);
  await seed('sales/customers/c1', BUYER);
  await seed('config/company', { ...SELLER, authority: '' });
  await openDocument('invoices=i1');
  await sheet();
  fireEvent.click(downloadEInvoice());
  const offer = within(screen.getByRole('region', { name: 'E-invoice' }));
  expect(await offer.findByText('Missing for the e-invoice:')).toBeVisible();
  expect(offer.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Say who has issued your company’s trade licence.',
    'The customer’s emirate is missing.',
  ]);
  expect(linkTo('issued your company’s trade licence')).toBe('#/dashboard/company');
  expect(linkTo('The customer’s emirate')).toBe('#/dashboard/sales?record=customers/c1');
});

it('hands the e-invoice over as a file, and says that it has not been sent', async () => {
  await seed('finance/invoices/i1', ISSUED);
  await seed('sales/customers/c1', { ...BUYER, emirate: 'Dubai' });
  await seed('config/company', SELLER);
  await openDocument('invoices=i1');
  await sheet();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(downloadEInvoice());
  expect(await screen.findByText(/^e-invoice-INV-2026-7\.xml was made\./)).toHaveTextContent(
    'It has not been sent: pass it on to your accredited provider.',
  );
  expect(await files[0]?.text()).toContain('<cbc:ID>41</cbc:ID>');
});

it('says that there is no such record', async () => {
  await openDocument('purchaseOrders=nothing');
  expect(await screen.findByText(/This record does not exist/)).toBeVisible();
});

it('stands under the logo of the company', () => {
  const logo = 'data:image/webp;base64,UklGRg==';
  const document = parseRecord(invoice, 'i1', INVOICE);
  const { rerender } = render(
    <Paper document={invoiceDocument(document, company.parse({ name: 'Reef', logo }), null)} />,
  );
  expect(screen.getByRole('img', { name: 'Logo of Reef' })).toHaveAttribute('src', logo);
  const forged = company.parse({ name: 'Reef', logo: 'https://evil.example/pixel.png' });
  rerender(<Paper document={invoiceDocument(document, forged, null)} />);
  expect(screen.queryByRole('img')).toBeNull();
});
