import { describe, expect, it } from 'vitest';
import {
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
} from '../../../src/features/eInvoice/eInvoice.ts';
import { eInvoiceXml } from '../../../src/features/eInvoice/eInvoiceXml.ts';
import { missingFor } from '../../../src/features/eInvoice/missingFor.ts';
import { type Random, randomSource } from '../../rules/random.ts';

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

const LINE: EInvoiceLine = {
  description: 'Reef filter',
  quantity: 2,
  price: 100,
  category: 'S',
  percent: 5,
};

const INVOICE: EInvoice = {
  type: 'invoice',
  number: 'INV-2027-12',
  uuid: 'f12f329f-6430-4399-b661-7c5cd9c3a9e6',
  date: '2027-07-10',
  due: '2027-08-09',
  currency: 'AED',
  rate: null,
  seller: SELLER,
  buyer: BUYER,
  lines: [LINE],
  paid: 0n,
  flags: [],
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
  lines: [{ ...LINE, ...changes }],
});

describe('the file of an e-invoice', () => {
  it('says which specification and kind of document it is', () => {
    const xml = fileOf({ flags: ['exports', 'continuousSupply'] });
    expect(textsOf(xml, 'CustomizationID')).toEqual(['urn:peppol:pint:billing-1@ae-1']);
    expect(textsOf(xml, 'ProfileID')).toEqual(['urn:peppol:bis:billing']);
    expect(textsOf(xml, 'ProfileExecutionID')).toEqual(['00001001']);
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
    [
      'an export',
      { buyer: { ...BUYER, trn: '', country: 'GB' }, flags: ['exports'] },
      '9900000099',
    ],
    ['a deemed supply', { flags: ['deemedSupply'] }, '9900000097'],
  ])('gives %s the address that is agreed for it', (_, changes, address) => {
    expect(textsOf(fileOf(changes), 'EndpointID')).toEqual(['1003456789', address]);
  });

  it('identifies a customer without a TRN by their registration', () => {
    const xml = fileOf({ buyer: { ...BUYER, trn: '' } });
    expect(xml).toMatch(/<cac:PartyIdentification>\s*<cbc:ID>CN-1234567</);
  });

  it('states VAT and what is paid in dirhams, by the rate', () => {
    const xml = fileOf({ ...IN_DOLLARS, ...withLine({ price: 99.99 }) });
    expect(textsOf(xml, 'CalculationRate')).toEqual(['3.6725']);
    expect(textsOf(xml, 'DocumentDescription')).toEqual(['AED 771.15']);
    expect(xml).toContain('<cbc:TaxAmount currencyID="AED">36.72</cbc:TaxAmount>');
    expect(textsOf(xml, 'PayableAmount')).toEqual(['209.98']);
  });

  it('takes off what has been paid', () => {
    const xml = fileOf({ paid: 15_050n });
    expect(textsOf(xml, 'PrepaidAmount')).toEqual(['150.50']);
    expect(textsOf(xml, 'PayableAmount')).toEqual(['59.50']);
  });

  it('takes the amounts of a line as they were printed', () => {
    const amounts = { net: 19_999n, vat: 1_001n, aed: { net: 19_999n, vat: 1_001n } };
    const xml = fileOf(withLine({ amounts }));
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['210.00']);
    expect(textsOf(xml, 'AllowanceChargeReason')).toEqual(['Rounding']);
  });

  it('states half a cent that floating point would lose', () => {
    const xml = fileOf(withLine({ quantity: 0.5, price: 2.01 }));
    expect(textsOf(xml, 'LineExtensionAmount')).toEqual(['1.01', '1.01']);
    expect(textsOf(xml, 'Amount')).toContain('0.005');
  });

  it('rounds the amount due where the VAT of many lines is too far from its rate', () => {
    const cheap = { ...LINE, quantity: 1, price: 0.1 };
    const xml = fileOf({ lines: Array.from({ length: 10 }, () => cheap) });
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['1.07']);
    expect(textsOf(xml, 'PayableRoundingAmount')).toEqual(['0.03']);
    expect(textsOf(xml, 'PayableAmount')).toEqual(['1.10']);
  });

  it('has one group for each rate', () => {
    const xml = fileOf({ lines: [LINE, { ...LINE, category: 'Z', percent: 0 }, LINE] });
    expect(textsOf(xml, 'TaxableAmount')).toEqual(['400.00', '200.00']);
    expect(textsOf(xml, 'Percent')).toEqual(['5', '0', '5', '0', '5']);
  });

  it('keeps any text from breaking it', () => {
    const description = '  Rock & "reef" <20 kg>\u0000\uD800 مرجان 🐟 ';
    const xml = fileOf(withLine({ description }));
    expect(textsOf(xml, 'Name')).toContain('Rock &amp; &quot;reef&quot; &lt;20 kg&gt; مرجان 🐟');
  });

  it('adds up to the cent, whatever is in it', () => {
    const random = randomSource(20_270_701);
    for (let round = 0; round < 300; round++) {
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
      expect(sum('TaxInclusiveAmount') + sum('PayableRoundingAmount') - sum('PrepaidAmount')).toBe(
        sum('PayableAmount'),
      );
      expect(xml).not.toMatch(/><\/|<[^>]+\/>/);
    }
  });
});

const centsOf = (text: string): bigint => BigInt(text.replace('.', ''));

function randomInvoice({ below, oneIn, pick }: Random): EInvoice {
  const percents = { S: 5, Z: 0 } as const;
  const lines = Array.from({ length: 1 + below(12) }, (_, index): EInvoiceLine => {
    const category = index === 0 ? 'S' : pick(['S', 'S', 'Z'] as const);
    const quantity = (1 + below(9_999)) / 10 ** below(4);
    return { ...LINE, category, percent: percents[category], quantity, price: below(1e6) / 1_000 };
  });
  return { ...pick([INVOICE, CREDIT_NOTE]), lines, ...(oneIn(2) ? IN_DOLLARS : {}) };
}

describe('what an e-invoice lacks', () => {
  const missingIn = (changes: Partial<EInvoice>): string[] =>
    missingFor({ ...INVOICE, ...changes }).map(({ field }) => field);

  it.each([
    ['an invoice', INVOICE],
    ['a credit note', CREDIT_NOTE],
    ['a credit note for a volume discount', { ...CREDIT_NOTE, credits: { reason: 'VD' } }],
    ['an invoice that is paid', { ...INVOICE, paid: 21_000n, due: '' }],
    ['a customer with a licence only', { ...INVOICE, buyer: { ...BUYER, trn: '' } }],
  ] as const)('is nothing in %s that is complete', (_, invoice) => {
    expect(missingFor(invoice)).toEqual([]);
  });

  it('is said in plain words, with the field it concerns', () => {
    const buyer = { ...BUYER, street: ' ', emirate: 'Dubai' };
    expect(missingFor({ ...INVOICE, buyer, ...withLine({ description: '' }) })).toEqual([
      { field: 'buyer.street', text: 'The customer’s street is missing.' },
      { field: 'buyer.emirate', text: 'The customer’s emirate is missing.' },
      { field: 'lines.0.description', text: 'Line 1: say what is supplied.' },
    ]);
  });

  it.each<[string, Partial<EInvoice>, string]>([
    ['a number', { number: ' ' }, 'number'],
    ['an identifier', { uuid: '' }, 'uuid'],
    ['a date that exists', { date: '2027-02-30' }, 'date'],
    ['a due date while something is owed', { due: '' }, 'due'],
    ['a due date that exists', { due: '2027-02-30', paid: 21_000n }, 'due'],
    ['an exchange rate that is a number', { currency: 'USD', rate: Number.NaN }, 'rate'],
    ['a rate of a foreign currency', { currency: 'USD' }, 'rate'],
    ['no more payments than its total', { paid: 21_001n }, 'paid'],
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
    ['the standard rate', withLine({ percent: 4 }), 'lines.0.percent'],
    ['a price', withLine({ price: Number.NaN }), 'lines.0.price'],
    [
      'no VAT on what is zero-rated',
      withLine({
        category: 'Z',
        percent: 0,
        amounts: { net: 1n, vat: 1n, aed: { net: 1n, vat: 1n } },
      }),
      'lines.0.amounts',
    ],
    [
      'what a credit note credits',
      { ...CREDIT_NOTE, credits: { reason: 'DL8.61.1.E' } },
      'credits.number',
    ],
    ['the period of a summary', { flags: ['summary'] }, 'period.start'],
    ['where an export goes', { flags: ['exports'] }, 'delivery.street'],
  ])('is %s', (_, changes, field) => {
    expect(missingIn(changes)).toContain(field);
  });
});
