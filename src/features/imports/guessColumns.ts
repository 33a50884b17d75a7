import { normalize } from '../../lib/search/normalize.ts';
import { companyCurrency } from '../../model/money.ts';
import type { Entity } from '../../model/entity.ts';
import { currencyInHeading } from './readNumber.ts';
import { importedFields } from '../../page/sheetFields.ts';

/** The field that each column of a sheet goes to, by index; null leaves the column out. */
export type Mapping = readonly (string | null)[];

/**
 * Other headings by which a field is known, without spaces and signs. A heading means the first field that has it; `usd` stands for
 * the company's currency.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['deal', 'dealname', 'subject', 'opportunity', 'project'],
  company: [
    'companyname',
    'organisation',
    'organization',
    'business',
    'account',
    'client',
    'customer',
  ],
  name: [
    'companyname',
    'fullname',
    'customername',
    'suppliername',
    'vendorname',
    'itemname',
    'description',
    'customer',
    'client',
    'company',
    'supplier',
    'vendor',
    'item',
    'product',
    'organisation',
    'organization',
  ],
  customer: ['customername', 'client', 'clientname', 'account', 'company', 'companyname', 'billto'],
  supplier: ['suppliername', 'vendor', 'vendorname', 'company'],
  contact: ['contactname', 'contactperson', 'person', 'fullname', 'name'],
  value: ['amount', 'dealvalue', 'total', 'price', 'budget', 'usd'],
  amount: ['total', 'value', 'sum', 'price', 'grandtotal', 'usd'],
  stage: ['status', 'phase', 'dealstage', 'pipelinestage'],
  status: ['state', 'leadstatus', 'stage'],
  source: ['leadsource', 'channel', 'origin'],
  trn: ['taxregistrationnumber', 'taxnumber', 'taxid', 'vat', 'vatnumber', 'vatid', 'trnnumber'],
  terms: ['paymentterms', 'paymentterm'],
  invoiced: ['invoicedtotal', 'invoicedamount', 'revenue'],
  email: ['emailaddress', 'mail'],
  phone: ['phonenumber', 'telephone', 'tel', 'mobile', 'mobilenumber', 'whatsapp', 'cell'],
  address: ['postaladdress', 'streetaddress', 'street', 'location'],
  category: ['group', 'type', 'kind'],
  idNum: ['invoice', 'invoiceno', 'invoicenumber', 'invoiceid', 'number', 'no'],
  poId: ['po', 'pono', 'ponumber', 'ordernumber', 'orderno', 'order', 'number', 'no'],
  ticketId: ['ticket', 'ticketno', 'ticketnumber', 'number', 'no', 'id'],
  date: ['invoicedate', 'orderdate', 'issued', 'issuedate', 'documentdate'],
  due: ['duedate', 'dueon', 'payby', 'payableby'],
  sku: ['code', 'itemcode', 'articlenumber', 'article', 'partnumber', 'itemno', 'itemnumber'],
  stock: ['quantity', 'qty', 'onhand', 'instock', 'stockonhand'],
  bin: ['bin', 'shelf', 'location', 'rack', 'place', 'storagelocation', 'warehouselocation'],
  barcode: ['ean', 'gtin', 'upc', 'barcodenumber'],
  site: ['siteaddress', 'address', 'location'],
  reorder: ['reorderlevel', 'minimum', 'min', 'minimumstock'],
  cost: ['unitcost', 'unitprice', 'price', 'costprice'],
  issue: ['problem', 'description', 'subject', 'details'],
  assigned: ['assignee', 'owner', 'technician', 'agent'],
  creationDate: ['createdon', 'createdat', 'dateadded', 'datecreated', 'added'],
};

/** Guesses by its headings which field each column goes to. Each field gets one column, the first that fits best. */
export function guessMapping(entity: Entity, headings: readonly string[]): Mapping {
  const mapping: (string | null)[] = headings.map(() => null);
  const fields = Object.entries(importedFields(entity));
  const keys = headings.map(keyOf);
  const passes = [
    ([name, { label }]: (typeof fields)[number]) => [keyOf(label), keyOf(name)],
    ([name]: (typeof fields)[number]) =>
      (SYNONYMS[name] ?? []).map((word) =>
        word === 'usd' ? companyCurrency().toLowerCase() : word,
      ),
  ];
  for (const wordsOf of passes) {
    for (const field of fields.filter(([name]) => !mapping.includes(name))) {
      const index = wordsOf(field)
        .map((word) => keys.findIndex((key, column) => key === word && mapping[column] === null))
        .find((column) => column !== -1);
      if (index !== undefined) mapping[index] = field[0];
    }
  }
  return mapping;
}

/** Gives a column to a field, which no other column then has. */
export const withColumn = (mapping: Mapping, column: number, name: string | null): Mapping =>
  mapping.map((other, index) => {
    if (index === column) return name;
    return other === name ? null : other;
  });

/** A heading without case, accents, spaces, signs and the currency at its end; # stands for a number. */
const keyOf = (heading: string): string =>
  normalize(heading.replaceAll('#', '').replace(LAST_WORD, withoutCurrency)).replaceAll(
    /[^\p{L}\p{N}]/gu,
    '',
  );

const LAST_WORD = /[\s(]+([^\s()]+)\)?\s*$/;
const withoutCurrency = (text: string, word: string): string =>
  currencyInHeading(word) === null ? text : '';
