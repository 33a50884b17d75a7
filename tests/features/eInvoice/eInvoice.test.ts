import { describe, expect, it } from 'vitest';
import {
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
} from '../../../src/features/eInvoice/eInvoice.ts';
import { eInvoiceXml } from '../../../src/features/eInvoice/eInvoiceXml.ts';
import { converted, percentOf, productInCents } from '../../../src/lib/exact.ts';
import { missingFor } from '../../../src/features/eInvoice/missingFor.ts';
import { type Random, randomSource } from '../../tools/rules/random.ts';

const SELLER: EInvoiceParty = {
  name: 'Reef Studio LLC',
  trn: '100 3456 7890 0003',
  licence: 'CN-1234567',
  authority: 'Dubai Economy and Tourism',
  street: 'Al Quoz 3',
  city: 'Dubai',
  emirate: 'DXB',
  country: 'AE',
};

const BUYER: EInvoiceParty = { ...SELLER, name: 'Palm Villas', trn: '199999999900003' };

/** A line as a sheet prints it at the rate of 5 %, and for dirhams at that of `IN_DOLLARS` if it is in dollars. */
function lineOf(changes: Partial<EInvoiceLine> = {}, { rate = 1, percent = 5 } = {}): EInvoiceLine {
  const line = { description: 'Reef filter', quantity: 2, price: 100, ...changes };
  const net = productInCents([line.quantity, line.price]);
  const aedNet = converted(net, rate);
  return {
    net,
    vat: percentOf(net, percent),
    aed: { net: aedNet, vat: percentOf(aedNet, percent) },
    ...line,
  };
}

const LINE = lineOf();

const INVOICE: EInvoice = {
  type: 'invoice',
  number: 'INV-2027-12',
  uuid: 'f12f329f-6430-4399-b661-7c5cd9c3a9e6',
  date: '2027-07-10',
  due: '2027-08-09',
  supplyDate: '',
  currency: 'AED',
  rate: null,
  seller: SELLER,
  buyer: BUYER,
  category: 'S',
  percent: 5,
  lines: [LINE],
  account: '',
  note: '',
  flag: null,
  period: { start: '', end: '' },
};

const CREDIT_NOTE: EInvoice = {
  ...INVOICE,
  type: 'creditNote',
  number: 'CN-2027-1',
  credits: { reason: 'DL8.61.1.A', number: 'INV-2027-12', date: '2027-07-10' },
};

const IN_DOLLARS = { currency: 'USD', rate: 3.6725 } as const;

/** The texts of all elements of a name, in their order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(
    ([, text = '']) => text,
  );

const fileOf = (changes: Partial<EInvoice>): string => eInvoiceXml({ ...INVOICE, ...changes });

const withLine = (changes: Partial<EInvoiceLine>): Partial<EInvoice> => ({
  lines: [lineOf(changes)],
});

describe('the file of an e-invoice', () => {
  it('says which specification and kind of document it is', () => {
    const xml = fileOf({ flag: 'exports' });
    expect(textsOf(xml, 'CustomizationID')).toEqual(['urn:peppol:pint:billing-1@ae-1']);
    expect(textsOf(xml, 'ProfileID')).toEqual(['urn:peppol:bis:billing']);
    expect(textsOf(xml, 'ProfileExecutionID')).toEqual(['00000001']);
    expect(textsOf(xml, 'InvoiceTypeCode')).toEqual(['380']);
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice xmlns=".*:Invoice-2" /,
    );
  });

  it('has a credit note refer to what it credits, and not be paid', () => {
    const xml = eInvoiceXml(CREDIT_NOTE);
    expect(xml).toContain('<CreditNote xmlns=');
    expect(textsOf(xml, 'CreditNoteTypeCode')).toEqual(['381']);
    expect(textsOf(xml, 'ResponseCode')).toEqual(['DL8.61.1.A']);
    expect(textsOf(xml, 'ID')).toContain('INV-2027-12');
    expect(textsOf(xml, 'CreditedQuantity')).toEqual(['2']);
    expect(xml).not.toMatch(/DueDate|PaymentMeans/);
  });

  it('addresses a registered customer by the first ten digits of the TRN', () => {
    expect(textsOf(fileOf({}), 'EndpointID')).toEqual(['1003456789', '1999999999']);
  });

  it.each<[string, Partial<EInvoice>, string]>([
    ['a customer who is not registered', { buyer: { ...BUYER, trn: '' } }, '9900000098'],
    ['an export', { buyer: { ...BUYER, trn: '', country: 'GB' }, flag: 'exports' }, '9900000099'],
    ['a deemed supply', { flag: 'deemedSupply' }, '9900000097'],
  ])('gives %s the address that is agreed for it', (_, changes, address) => {
    expect(textsOf(fileOf(changes), 'EndpointID')).toEqual(['1003456789', address]);
  });

  it('identifies a customer without a TRN by their registration', () => {
    const xml = fileOf({ buyer: { ...BUYER, trn: '' } });
    expect(xml).toMatch(/<cac:PartyIdentification>\s*<cbc:ID>CN-1234567</);
  });

  it('states VAT and what is paid in dirhams, by the rate', () => {
    const xml = fileOf({ ...IN_DOLLARS, lines: [lineOf({ price: 99.99 }, IN_DOLLARS)] });
    expect(textsOf(xml, 'CalculationRate')).toEqual(['3.6725']);
    expect(textsOf(xml, 'DocumentDescription')).toEqual(['AED 771.15']);
    expect(xml).toContain('<cbc:TaxAmount currencyID="AED">36.72</cbc:TaxAmount>');
    expect(textsOf(xml, 'PayableAmount')).toEqual(['209.98']);
  });

  it('pays to the account of the seller, and delivers an export to the customer', () => {
    const xml = fileOf({ account: 'AE07 0331 2345 6789 0123 456', flag: 'exports' });
    expect(textsOf(xml, 'PaymentMeansCode')).toEqual(['30']);
    expect(textsOf(xml, 'ID')).toContain('AE070331234567890123456');
    expect(xml).toMatch(/<cac:DeliveryLocation>\s*<cac:Address>\s*<cbc:StreetName>Al Quoz 3</);
  });

  it('takes the amounts of a line as they were printed', () => {
    const amounts = { net: 19_999n, vat: 1_001n };
    const xml = fileOf(withLine({ ...amounts, aed: amounts }));
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['210.00']);
    expect(textsOf(xml, 'AllowanceChargeReason')).toEqual(['Rounding']);
  });

  it('states half a cent that floating point would lose', () => {
    const xml = fileOf(withLine({ quantity: 0.5, price: 2.01 }));
    expect(textsOf(xml, 'LineExtensionAmount')).toEqual(['1.01', '1.01']);
    expect(textsOf(xml, 'Amount')).toContain('0.005');
  });

  it('rounds the amount due where the VAT of many lines is too far from its rate', () => {
    const cheap = lineOf({ quantity: 1, price: 0.1 });
    const xml = fileOf({ lines: Array.from({ length: 10 }, () => cheap) });
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['1.07']);
    expect(textsOf(xml, 'PayableRoundingAmount')).toEqual(['0.03']);
    expect(textsOf(xml, 'PayableAmount')).toEqual(['1.10']);
  });

  it('keeps any text from breaking it', () => {
    const description = '  Rock & "reef" <20 kg>\u0000\uD800 مرجان 🐟 ';
    const xml = fileOf(withLine({ description }));
    expect(textsOf(xml, 'Name')).toContain('Rock &amp; &quot;reef&quot; &lt;20 kg&gt; مرجان 🐟');
  });

  it('adds up to the cent, whatever is in it', () => {
    const random = randomSource(20_270_701);
    for (let round = 0; round < 100; round++) {
      const invoice = randomInvoice(random);
      expect(missingFor(invoice)).toEqual([]);
      const xml = eInvoiceXml(invoice);
      const sum = (name: string) =>
        textsOf(xml, name).reduce((total, text) => total + centsOf(text), 0n);
      const [net = 0n, ...lines] = textsOf(xml, 'LineExtensionAmount').map(centsOf);
      expect(lines.reduce((total, line) => total + line, 0n)).toBe(net);
      expect(sum('TaxableAmount')).toBe(net);
      expect(sum('TaxExclusiveAmount') + centsOf(textsOf(xml, 'TaxAmount')[0] ?? '')).toBe(
        sum('TaxInclusiveAmount'),
      );
      expect(sum('TaxInclusiveAmount') + sum('PayableRoundingAmount')).toBe(sum('PayableAmount'));
      expect(xml).not.toMatch(/><\/|<[^>]+\/>/);
    }
  });
});

const centsOf = (text: string): bigint => BigInt(text.replace('.', ''));

function randomInvoice({ below, oneIn, pick }: Random): EInvoice {
  const percent = pick([5, 5, 0]);
  const currency = oneIn(2) ? IN_DOLLARS : {};
  const lines = Array.from({ length: 1 + below(12) }, () => {
    const quantity = (1 + below(9_999)) / 10 ** below(4);
    return lineOf({ quantity, price: below(1e6) / 1_000 }, { percent, ...currency });
  });
  const category = percent === 5 ? 'S' : 'Z';
  return { ...pick([INVOICE, CREDIT_NOTE]), lines, category, percent, ...currency };
}

describe('what an e-invoice lacks', () => {
  const missingIn = (changes: Partial<EInvoice>): string[] =>
    missingFor({ ...INVOICE, ...changes }).map(({ field }) => field);

  it.each([
    ['an invoice', INVOICE],
    ['a credit note', CREDIT_NOTE],
    [
      'a credit note for a volume discount',
      { ...CREDIT_NOTE, credits: { reason: 'VD', number: '', date: '' } },
    ],
    ['a supply for nothing', { ...INVOICE, flag: 'deemedSupply', due: '' }],
    ['a customer with a licence only', { ...INVOICE, buyer: { ...BUYER, trn: '' } }],
  ] as const)('is nothing in %s that is complete', (_, invoice) => {
    expect(missingFor(invoice)).toEqual([]);
  });

  it('is said in plain words, with the field it concerns', () => {
    const buyer = { ...BUYER, street: ' ', emirate: '' };
    expect(missingFor({ ...INVOICE, buyer, ...withLine({ description: '' }) })).toEqual([
      { field: 'buyer.street', text: 'The customer’s street is missing.' },
      { field: 'buyer.emirate', text: 'The customer’s emirate is missing.' },
      { field: 'lines.0.description', text: 'Line 1: say what is supplied.' },
    ]);
  });

  it.each<[string, Partial<EInvoice>, string]>([
    ['a number', { number: ' ' }, 'number'],
    ['a date that exists', { date: '2027-02-30' }, 'date'],
    ['a due date while something is owed', { due: '' }, 'due'],
    ['a due date that exists', { due: '2027-02-30', flag: 'deemedSupply' }, 'due'],
    ['an exchange rate that is a number', { currency: 'USD', rate: Number.NaN }, 'rate'],
    ['a rate of a foreign currency', { currency: 'USD' }, 'rate'],
    ['a TRN of the seller', { seller: { ...SELLER, trn: '' } }, 'seller.trn'],
    ['a TRN of the right form', { buyer: { ...BUYER, trn: '100000000000001' } }, 'buyer.trn'],
    ['who has issued a licence', { seller: { ...SELLER, authority: '' } }, 'seller.authority'],
    [
      'a registration of an unregistered customer',
      { buyer: { ...BUYER, trn: '', licence: '' } },
      'buyer.licence',
    ],
    ['a country by its code', { buyer: { ...BUYER, country: 'UK' } }, 'buyer.country'],
    ['lines', { lines: [] }, 'lines'],
    ['a total that is not negative', withLine({ quantity: -1 }), 'lines'],
    ['how VAT applies', { category: '', percent: 0 }, 'category'],
    ['the standard rate', { percent: 4 }, 'percent'],
    ['a price', { lines: [{ ...LINE, price: Number.NaN }] }, 'lines.0.price'],
    [
      'what a credit note credits',
      { ...CREDIT_NOTE, credits: { reason: 'DL8.61.1.E', number: '', date: '' } },
      'credits.number',
    ],
    ['the period of a summary', { flag: 'summary' }, 'period.start'],
    ['where an export goes', { flag: 'exports' }, 'buyer.country'],
  ])('is %s', (_, changes, field) => {
    expect(missingIn(changes)).toContain(field);
  });
});
