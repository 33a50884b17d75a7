import {
  decimal,
  EINVOICE_FLAGS,
  type EInvoice,
  type EInvoiceAddress,
  eInvoiceAmounts,
  type EInvoiceLine,
  type EInvoiceParty,
  isDelivered,
  plainNumber,
  trnDigits,
} from './eInvoice.ts';
import { millionths } from '../../lib/exact.ts';

/** The scheme of the addresses of participants in the Emirates, and those for recipients that have none. */
const SCHEME = '0235';
const NO_ADDRESS = {
  deemed: '9900000097',
  unregistered: '9900000098',
  exported: '9900000099',
} as const;

/** How an invoice is paid: to the bank account, or in a way that is not stated. */
const PAYMENT = { transfer: '30', notStated: '1' } as const;

type Content = string | readonly Element[];
type Element = readonly [
  name: string,
  content: Content,
  attributes?: Readonly<Record<string, string>>,
];

/**
 * An invoice (380) or credit note (381) as the text of a file: UBL 2.1 by the specification PINT AE billing 1.0.4. It is
 * complete when `missingFor` names nothing.
 */
export function eInvoiceXml(invoice: EInvoice): string {
  const root = invoice.type === 'invoice' ? 'Invoice' : 'CreditNote';
  const common = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const namespaces = {
    xmlns: `${common}${root}-2`,
    'xmlns:cac': `${common}CommonAggregateComponents-2`,
    'xmlns:cbc': `${common}CommonBasicComponents-2`,
  };
  const text = written([root, toDocument(invoice), namespaces], '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
}

function toDocument(invoice: EInvoice): readonly Element[] {
  const amounts = eInvoiceAmounts(invoice);
  const isInvoice = invoice.type === 'invoice';
  const { currency, credits, supplyDate, rate, category, percent } = invoice;
  const isForeign = currency !== 'AED';
  const taxPoint: Element = [
    'cbc:TaxPointDate',
    isInvoice && supplyDate < invoice.date ? supplyDate : '',
  ];
  return [
    ['cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'],
    ['cbc:ProfileID', 'urn:peppol:bis:billing'],
    [
      'cbc:ProfileExecutionID',
      EINVOICE_FLAGS.map((flag) => (flag === invoice.flag ? '1' : '0')).join(''),
    ],
    ['cbc:ID', invoice.number],
    ['cbc:UUID', invoice.uuid],
    ['cbc:IssueDate', invoice.date],
    ['cbc:DueDate', isInvoice ? invoice.due : ''],
    ['cbc:InvoiceTypeCode', isInvoice ? '380' : ''],
    ['cbc:CreditNoteTypeCode', isInvoice ? '' : '381'],
    ['cbc:Note', invoice.note],
    taxPoint,
    ['cbc:DocumentCurrencyCode', currency],
    ['cbc:TaxCurrencyCode', isForeign ? 'AED' : ''],
    [
      'cac:InvoicePeriod',
      [
        ['cbc:StartDate', invoice.period.start],
        ['cbc:EndDate', invoice.period.end],
      ],
    ],
    ['cac:DiscrepancyResponse', [['cbc:ResponseCode', isInvoice ? '' : (credits?.reason ?? '')]]],
    ...(isInvoice || credits === undefined || credits.reason === 'VD' ? [] : [toCredited(credits)]),
    ...(isForeign ? [totalInDirhams(amounts.aed.net + amounts.aed.vat)] : []),
    ['cac:AccountingSupplierParty', [['cac:Party', toSeller(invoice)]]],
    ['cac:AccountingCustomerParty', [['cac:Party', toBuyer(invoice)]]],
    [
      'cac:Delivery',
      [
        ['cbc:ActualDeliveryDate', supplyDate],
        [
          'cac:DeliveryLocation',
          isDelivered(invoice) ? [['cac:Address', toAddress(invoice.buyer)]] : '',
        ],
      ],
    ],
    ['cac:PaymentMeans', toPayment(invoice)],
    [
      'cac:TaxExchangeRate',
      isForeign && rate !== null
        ? [
            ['cbc:SourceCurrencyCode', currency],
            ['cbc:TargetCurrencyCode', 'AED'],
            ['cbc:CalculationRate', plainNumber(rate)],
          ]
        : '',
    ],
    [
      'cac:TaxTotal',
      [
        money('cbc:TaxAmount', amounts.vat, currency),
        ['cbc:TaxIncludedIndicator', 'false'],
        [
          'cac:TaxSubtotal',
          [
            money('cbc:TaxableAmount', amounts.net, currency),
            money('cbc:TaxAmount', amounts.vat, currency),
            ['cac:TaxCategory', toTax(category, percent)],
          ],
        ],
      ],
    ],
    ['cac:TaxTotal', isForeign ? [money('cbc:TaxAmount', amounts.aed.vat, 'AED')] : ''],
    [
      'cac:LegalMonetaryTotal',
      [
        money('cbc:LineExtensionAmount', amounts.net, currency),
        money('cbc:TaxExclusiveAmount', amounts.net, currency),
        money('cbc:TaxInclusiveAmount', amounts.net + amounts.vat, currency),
        ...(amounts.rounding === 0n
          ? []
          : [money('cbc:PayableRoundingAmount', amounts.rounding, currency)]),
        money('cbc:PayableAmount', amounts.payable, currency),
      ],
    ],
    ...invoice.lines.map((line, index): Element => [
      isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine',
      [['cbc:ID', String(index + 1)], ...toLine(line, invoice)],
    ]),
  ];
}

const money = (name: string, amount: bigint, currencyID: string): Element => [
  name,
  decimal(amount, 2),
  { currencyID },
];

const toCredited = ({ number, date }: NonNullable<EInvoice['credits']>): Element => [
  'cac:BillingReference',
  [
    [
      'cac:InvoiceDocumentReference',
      [
        ['cbc:ID', number],
        ['cbc:IssueDate', date],
      ],
    ],
  ],
];

const totalInDirhams = (total: bigint): Element => [
  'cac:AdditionalDocumentReference',
  [
    ['cbc:ID', 'AED'],
    ['cbc:DocumentTypeCode', 'aedtotal-incl-vat'],
    ['cbc:DocumentDescription', `AED ${decimal(total, 2)}`],
  ],
];

const toSeller = ({ seller }: EInvoice): readonly Element[] =>
  toParty(seller, trnDigits(seller.trn).slice(0, 10), '');

/** A buyer without a TRN is identified by their registration. */
function toBuyer(invoice: EInvoice): readonly Element[] {
  const { buyer } = invoice;
  const trn = trnDigits(buyer.trn);
  return toParty(buyer, buyerAddress(invoice, trn), trn === '' ? buyer.licence : '');
}

function buyerAddress(invoice: EInvoice, trn: string): string {
  if (invoice.flag === 'deemedSupply') return NO_ADDRESS.deemed;
  if (trn !== '' && invoice.buyer.country === 'AE') return trn.slice(0, 10);
  return invoice.flag === 'exports' ? NO_ADDRESS.exported : NO_ADDRESS.unregistered;
}

const toParty = (party: EInvoiceParty, address: string, id: string): readonly Element[] => [
  ['cbc:EndpointID', address, { schemeID: SCHEME }],
  ['cac:PartyIdentification', [['cbc:ID', id]]],
  ['cac:PartyName', [['cbc:Name', party.name]]],
  ['cac:PostalAddress', toAddress(party)],
  [
    'cac:PartyTaxScheme',
    trnDigits(party.trn) === '' ? '' : [['cbc:CompanyID', trnDigits(party.trn)], VAT],
  ],
  [
    'cac:PartyLegalEntity',
    [
      ['cbc:RegistrationName', party.name],
      ['cbc:CompanyID', party.licence, { schemeAgencyID: 'TL', schemeAgencyName: party.authority }],
    ],
  ],
];

const toAddress = ({ street, city, emirate, country }: EInvoiceAddress): readonly Element[] => [
  ['cbc:StreetName', street],
  ['cbc:CityName', city],
  ['cbc:CountrySubentity', emirate],
  ['cac:Country', [['cbc:IdentificationCode', country]]],
];

const VAT: Element = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

const toTax = (category: EInvoice['category'], percent: number): readonly Element[] => [
  ['cbc:ID', category],
  ['cbc:Percent', plainNumber(percent)],
  VAT,
];

/** A credit note says nothing of a payment. */
function toPayment({ type, account, seller }: EInvoice): Content {
  if (type === 'creditNote') return '';
  if (account === '') return [['cbc:PaymentMeansCode', PAYMENT.notStated]];
  return [
    ['cbc:PaymentMeansCode', PAYMENT.transfer],
    [
      'cac:PayeeFinancialAccount',
      [
        ['cbc:ID', account.replaceAll(/\s/g, '')],
        ['cbc:Name', seller.name],
      ],
    ],
  ];
}

/** Everything is counted: the code of UN/ECE Recommendation 20. */
const UNIT = { unitCode: 'C62' } as const;

function toLine(
  line: EInvoiceLine,
  { currency, type, category, percent }: EInvoice,
): readonly Element[] {
  const { price, net, aed } = line;
  const priced = (name: string, value: bigint): Element => [
    name,
    decimal(value, 6),
    { currencyID: currency },
  ];
  return [
    [
      type === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
      plainNumber(line.quantity),
      UNIT,
    ],
    money('cbc:LineExtensionAmount', net, currency),
    ...toRounding(line, currency),
    [
      'cac:Item',
      [
        ['cbc:Description', line.description],
        ['cbc:Name', line.description.split('\n', 1)[0] ?? ''],
        ['cac:ClassifiedTaxCategory', toTax(category, percent)],
      ],
    ],
    [
      'cac:Price',
      [
        priced('cbc:PriceAmount', millionths(price)),
        ['cbc:BaseQuantity', '1', UNIT],
        [
          'cac:AllowanceCharge',
          [
            ['cbc:ChargeIndicator', 'false'],
            priced('cbc:Amount', 0n),
            priced('cbc:BaseAmount', millionths(price)),
          ],
        ],
      ],
    ],
    [
      'cac:ItemPriceExtension',
      [
        money('cbc:Amount', aed.net + aed.vat, 'AED'),
        ['cac:TaxTotal', [money('cbc:TaxAmount', aed.vat, 'AED')]],
      ],
    ],
  ];
}

/**
 * What a line differs by from its quantity times its price, where a recipient notices. Who calculates with floating point,
 * as the official rules do, comes to another cent where half a cent is rounded: 0.5 × 2.01 is a bit less than 1.005 there.
 */
function toRounding({ quantity, price, net }: EInvoiceLine, currency: string): readonly Element[] {
  const inFloatingPoint = Math.round(
    Number(plainNumber(quantity)) * Number(plainNumber(price)) * 100,
  );
  if (inFloatingPoint === Math.round(Number(decimal(net, 2)) * 100)) return [];
  const difference = net * 10_000_000_000n - millionths(quantity) * millionths(price);
  return [
    [
      'cac:AllowanceCharge',
      [
        ['cbc:ChargeIndicator', String(difference > 0n)],
        ['cbc:AllowanceChargeReason', 'Rounding'],
        [
          'cbc:Amount',
          decimal(difference > 0n ? difference : -difference, 12),
          { currencyID: currency },
        ],
      ],
    ],
  ];
}

/** An element as text; nothing of it when it is empty, because the specification allows no empty elements. */
function written([name, content, attributes = {}]: Element, indent: string): string {
  const inner =
    typeof content === 'string'
      ? escaped(content.trim())
      : content.map((child) => written(child, `${indent}  `)).join('');
  if (inner === '') return '';
  const stated = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const body = typeof content === 'string' ? inner : `\n${inner}${indent}`;
  return `${indent}<${name}${stated.join('')}>${body}</${name}>\n`;
}

/** Without the characters that XML cannot hold. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
