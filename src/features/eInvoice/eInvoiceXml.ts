import {
  decimal,
  EINVOICE_FLAGS,
  type EInvoice,
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

/** What an element holds: a text, elements by name, several of one name, or attributes by `@name` beside a text without one. */
type Content = string | Content[] | { readonly [name: string]: Content };

/**
 * An invoice (380) or credit note (381) as the text of a file: UBL 2.1 by the specification PINT AE billing 1.0.4. It is
 * complete when `missingFor` names nothing.
 */
export function eInvoiceXml(invoice: EInvoice): string {
  const root = invoice.type === 'invoice' ? 'Invoice' : 'CreditNote';
  const common = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const text = written(root, {
    '@xmlns': `${common}${root}-2`,
    '@xmlns:cac': `${common}CommonAggregateComponents-2`,
    '@xmlns:cbc': `${common}CommonBasicComponents-2`,
    ...toDocument(invoice),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
}

function toDocument(invoice: EInvoice) {
  const { net, vat, rounding, payable, aed } = eInvoiceAmounts(invoice);
  const isInvoice = invoice.type === 'invoice';
  const { currency, credits, supplyDate, rate, category, percent, buyer, seller } = invoice;
  const isForeign = currency !== 'AED';
  const buyerTrn = trnDigits(buyer.trn);
  return {
    'cbc:CustomizationID': 'urn:peppol:pint:billing-1@ae-1',
    'cbc:ProfileID': 'urn:peppol:bis:billing',
    'cbc:ProfileExecutionID': EINVOICE_FLAGS.map((flag) =>
      flag === invoice.flag ? '1' : '0',
    ).join(''),
    'cbc:ID': invoice.number,
    'cbc:UUID': invoice.uuid,
    'cbc:IssueDate': invoice.date,
    'cbc:DueDate': isInvoice ? invoice.due : '',
    'cbc:InvoiceTypeCode': isInvoice ? '380' : '',
    'cbc:CreditNoteTypeCode': isInvoice ? '' : '381',
    'cbc:Note': invoice.note,
    'cbc:TaxPointDate': isInvoice && supplyDate < invoice.date ? supplyDate : '',
    'cbc:DocumentCurrencyCode': currency,
    'cbc:TaxCurrencyCode': isForeign ? 'AED' : '',
    'cac:InvoicePeriod': {
      'cbc:StartDate': invoice.period.start,
      'cbc:EndDate': invoice.period.end,
    },
    'cac:DiscrepancyResponse': { 'cbc:ResponseCode': isInvoice ? '' : (credits?.reason ?? '') },
    'cac:BillingReference':
      isInvoice || credits === undefined || credits.reason === 'VD'
        ? ''
        : {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': credits.number,
              'cbc:IssueDate': credits.date,
            },
          },
    'cac:AdditionalDocumentReference': isForeign
      ? {
          'cbc:ID': 'AED',
          'cbc:DocumentTypeCode': 'aedtotal-incl-vat',
          'cbc:DocumentDescription': `AED ${decimal(aed.net + aed.vat, 2)}`,
        }
      : '',
    'cac:AccountingSupplierParty': {
      'cac:Party': toParty(seller, trnDigits(seller.trn).slice(0, 10), ''),
    },
    // A buyer without a TRN is identified by their registration.
    'cac:AccountingCustomerParty': {
      'cac:Party': toParty(
        buyer,
        buyerAddress(invoice, buyerTrn),
        buyerTrn === '' ? buyer.licence : '',
      ),
    },
    'cac:Delivery': {
      'cbc:ActualDeliveryDate': supplyDate,
      'cac:DeliveryLocation': isDelivered(invoice) ? { 'cac:Address': toAddress(buyer) } : '',
    },
    'cac:PaymentMeans': toPayment(invoice),
    'cac:TaxExchangeRate':
      isForeign && rate !== null
        ? {
            'cbc:SourceCurrencyCode': currency,
            'cbc:TargetCurrencyCode': 'AED',
            'cbc:CalculationRate': plainNumber(rate),
          }
        : '',
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': money(vat, currency),
        'cbc:TaxIncludedIndicator': 'false',
        'cac:TaxSubtotal': {
          'cbc:TaxableAmount': money(net, currency),
          'cbc:TaxAmount': money(vat, currency),
          'cac:TaxCategory': toTax(category, percent),
        },
      },
      isForeign ? { 'cbc:TaxAmount': money(aed.vat, 'AED') } : '',
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(net, currency),
      'cbc:TaxExclusiveAmount': money(net, currency),
      'cbc:TaxInclusiveAmount': money(net + vat, currency),
      'cbc:PayableRoundingAmount': rounding === 0n ? '' : money(rounding, currency),
      'cbc:PayableAmount': money(payable, currency),
    },
    [isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine']: invoice.lines.map((line, index) =>
      toLine(line, String(index + 1), invoice),
    ),
  };
}

const money = (amount: bigint, currency: string, decimals = 2): Content => ({
  '@currencyID': currency,
  '': decimal(amount, decimals),
});

function buyerAddress({ flag, buyer }: EInvoice, trn: string): string {
  if (flag === 'deemedSupply') return NO_ADDRESS.deemed;
  if (trn !== '' && buyer.country === 'AE') return trn.slice(0, 10);
  return flag === 'exports' ? NO_ADDRESS.exported : NO_ADDRESS.unregistered;
}

const toParty = (party: EInvoiceParty, address: string, id: string): Content => ({
  'cbc:EndpointID': { '@schemeID': SCHEME, '': address },
  'cac:PartyIdentification': { 'cbc:ID': id },
  'cac:PartyName': { 'cbc:Name': party.name },
  'cac:PostalAddress': toAddress(party),
  'cac:PartyTaxScheme':
    trnDigits(party.trn) === '' ? '' : { 'cbc:CompanyID': trnDigits(party.trn), ...VAT },
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': party.name,
    'cbc:CompanyID': {
      '@schemeAgencyID': 'TL',
      '@schemeAgencyName': party.authority,
      '': party.licence,
    },
  },
});

const toAddress = ({ street, city, emirate, country }: EInvoiceParty): Content => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:CountrySubentity': emirate,
  'cac:Country': { 'cbc:IdentificationCode': country },
});

const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

const toTax = (category: EInvoice['category'], percent: number): Content => ({
  'cbc:ID': category,
  'cbc:Percent': plainNumber(percent),
  ...VAT,
});

/** A credit note says nothing of a payment. */
function toPayment({ type, account, seller }: EInvoice): Content {
  if (type === 'creditNote') return '';
  if (account === '') return { 'cbc:PaymentMeansCode': PAYMENT.notStated };
  return {
    'cbc:PaymentMeansCode': PAYMENT.transfer,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': account.replaceAll(/\s/g, ''),
      'cbc:Name': seller.name,
    },
  };
}

/** A number of what is counted, as everything is: the code of UN/ECE Recommendation 20. */
const pieces = (count: string): Content => ({ '@unitCode': 'C62', '': count });

function toLine(line: EInvoiceLine, id: string, invoice: EInvoice): Content {
  const { price, net, aed, quantity, description } = line;
  const { currency, type, category, percent } = invoice;
  const each = money(millionths(price), currency, 6);
  return {
    'cbc:ID': id,
    [type === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: pieces(
      plainNumber(quantity),
    ),
    'cbc:LineExtensionAmount': money(net, currency),
    'cac:AllowanceCharge': toRounding(line, currency),
    'cac:Item': {
      'cbc:Description': description,
      'cbc:Name': description.split('\n', 1)[0] ?? '',
      'cac:ClassifiedTaxCategory': toTax(category, percent),
    },
    'cac:Price': {
      'cbc:PriceAmount': each,
      'cbc:BaseQuantity': pieces('1'),
      'cac:AllowanceCharge': {
        'cbc:ChargeIndicator': 'false',
        'cbc:Amount': money(0n, currency, 6),
        'cbc:BaseAmount': each,
      },
    },
    'cac:ItemPriceExtension': {
      'cbc:Amount': money(aed.net + aed.vat, 'AED'),
      'cac:TaxTotal': { 'cbc:TaxAmount': money(aed.vat, 'AED') },
    },
  };
}

/**
 * What a line differs by from its quantity times its price, where a recipient notices. Who calculates with floating point,
 * as the official rules do, comes to another cent where half a cent is rounded: 0.5 × 2.01 is a bit less than 1.005 there.
 */
function toRounding({ quantity, price, net }: EInvoiceLine, currency: string): Content {
  const inFloatingPoint = Math.round(
    Number(plainNumber(quantity)) * Number(plainNumber(price)) * 100,
  );
  if (inFloatingPoint === Math.round(Number(decimal(net, 2)) * 100)) return '';
  const difference = net * 10_000_000_000n - millionths(quantity) * millionths(price);
  return {
    'cbc:ChargeIndicator': String(difference > 0n),
    'cbc:AllowanceChargeReason': 'Rounding',
    'cbc:Amount': money(difference > 0n ? difference : -difference, currency, 12),
  };
}

/** An element as text; nothing of it when it is empty, because the specification allows no empty elements. */
function written(name: string, content: Content, indent = ''): string {
  if (Array.isArray(content)) return content.map((one) => written(name, one, indent)).join('');
  let [attributes, children, text] = ['', '', typeof content === 'string' ? content : ''];
  for (const [key, part] of typeof content === 'string' ? [] : Object.entries(content)) {
    if (typeof part !== 'string' || !/^@|^$/.test(key))
      children += written(key, part, `${indent}  `);
    else if (key === '') text = part;
    else if (part !== '') attributes += ` ${key.slice(1)}="${escaped(part)}"`;
  }
  const inner = children === '' ? escaped(text.trim()) : `\n${children}${indent}`;
  return inner === '' ? '' : `${indent}<${name}${attributes}>${inner}</${name}>\n`;
}

/** Without the characters that XML cannot hold. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
