import { normalize } from '../../lib/search/normalize.ts';
import { type LineColumn, number, text, type Field } from '../../records/model/field.ts';
import { arePriced } from '../../records/model/formatValue.ts';
import { companyCurrency } from '../../lib/money.ts';
import type { Entity } from '../../records/model/entity.ts';
import { currencyInHeading } from './readNumber.ts';
import { importedFields } from '../../records/page/exportRecords.ts';

/** The field that each column of a sheet goes to, by index; null leaves the column out. */
export type Mapping = readonly (string | null)[];

/**
 * The fields that a column can go to, by name: those of the import, and parts of them, `field.part`. A person may have a first and a
 * last name, and each row of an invoice or order may hold one line of it.
 */
export function columnFields(entity: Entity): Readonly<Record<string, Field<unknown>>> {
  const fields = importedFields(entity);
  const person = 'phone' in fields ? ['contact', 'name'].find((name) => name in fields) : undefined;
  const names = person === undefined ? [] : ['First', 'Last'];
  return {
    ...fields,
    ...Object.fromEntries([
      ...names.map((which) => [`${person}.${which.toLowerCase()}`, text(`${which} name`)] as const),
      ...linesOf(entity).flatMap(([name, columns]) =>
        columns.map((column) => {
          const label = `Line: ${column.label}`;
          const field = column.isNumber ? number(label) : text(label);
          return [
            `${name}.${column.name}`,
            { ...field, isMoney: column.isPrice === true },
          ] as const;
        }),
      ),
    ]),
  };
}

/** The fields with priced lines of records that have a number, by which a sheet can repeat them. */
export const linesOf = ({
  fields,
}: Entity): readonly (readonly [string, readonly LineColumn[]])[] =>
  Object.values(fields).every(({ input }) => input.type !== 'generated')
    ? []
    : Object.entries(fields).flatMap(([name, { input }]) =>
        input.type === 'lines' && arePriced(input.columns) ? [[name, input.columns] as const] : [],
      );

/** Other headings by which a field is known, without spaces and signs; `usd` stands for the company's currency. */
const SYNONYMS: Readonly<Record<string, string>> = {
  title: 'deal dealname subject opportunity project name',
  company:
    'companyname organisation organization business account client customer associatedcompany companyaccount accountname name',
  name: 'displayname companyname fullname customername suppliername vendorname itemname description customer client company supplier vendor item product organisation organization contactname accountname customerfullname associatedcompany',
  customer:
    'customername client clientname account company companyname billto contactname accountname associatedcompany name',
  supplier: 'suppliername vendor vendorname company contactname name',
  contact: 'contactname contactperson person fullname name personname contactfullname',
  value: 'amount dealvalue total price budget usd',
  amount: 'total value sum price grandtotal usd invoicetotal totalamount linetotal lineamount fee',
  stage: 'status phase dealstage pipelinestage',
  status: 'state leadstatus stage invoicestatus',
  source:
    'leadsource channel origin originalsource originaltrafficsource leadsourcename recordsource',
  trn: 'taxregistrationnumber taxnumber taxid vat vatnumber vatid trnnumber',
  terms: 'paymentterms paymentterm',
  invoiced: 'invoicedtotal invoicedamount revenue totalrevenue totalsales',
  email: 'emailaddress mail emailaddresses primaryemail emailid',
  phone:
    'phonenumber telephone tel mobile mobilenumber whatsapp cell phonenumbers mobilephonenumber mobilephone phoneno',
  address: 'postaladdress streetaddress street location billingaddress billaddress poaddressline1',
  city: 'billingcity pocity town',
  emirate: 'billingstate poregion',
  country: 'billingcountry pocountry',
  category: 'group type kind',
  idNum: 'invoice invoiceno invoicenumber invoiceid number no num docnumber documentnumber',
  poId: 'po pono ponumber ordernumber orderno order number no num purchaseordernumber purchaseorderno',
  ticketId: 'ticket ticketno ticketnumber number no id',
  date: 'invoicedate orderdate issued issuedate documentdate transactiondate txndate billdate dateissued',
  due: 'duedate dueon payby payableby',
  sku: 'code itemcode articlenumber article partnumber itemno itemnumber',
  stock: 'quantity qty onhand instock stockonhand quantityonhand qtyonhand',
  bin: 'bin shelf location rack place storagelocation warehouselocation',
  barcode: 'ean gtin upc barcodenumber',
  site: 'siteaddress address location',
  reorder: 'reorderlevel minimum min minimumstock',
  cost: 'unitcost unitprice price costprice purchasesunitprice purchaseprice averagecost',
  issue: 'problem description subject details',
  assigned: 'assignee owner technician agent',
  rate: 'exchangerate fxrate conversionrate',
  owner: 'dealowner opportunityowner',
  expectedClose: 'closedate expectedclosedate closingdate',
  first: 'firstname givenname forename',
  last: 'lastname surname familyname',
  'lines.sku': 'sku itemcode inventoryitemcode productcode code',
  'lines.description':
    'description itemdescription itemdesc productservice product itemname item memo',
  'lines.name': 'description itemdescription itemdesc productservice product itemname item',
  'lines.quantity': 'quantity qty units',
  'lines.price': 'unitamount unitprice itemprice salesprice rate price',
  'lines.cost': 'unitamount unitcost unitprice itemprice rate cost price',
  creationDate:
    'createdon createdat dateadded datecreated added createdate createddate creationdate createtime createdtime',
};

/** Guesses by its headings which field each column goes to. Each field gets one column, the first that fits best. */
export function guessMapping(entity: Entity, headings: readonly string[]): Mapping {
  const mapping: (string | null)[] = headings.map(() => null);
  const fields = Object.entries(columnFields(entity));
  const keys = headings.map(headingKey);
  const passes = [
    ([name, { label }]: (typeof fields)[number]) =>
      // A heading “Rate” is that of a line, not of a currency.
      [headingKey(label), ...(name === 'rate' ? [] : [headingKey(name)])],
    ([name]: (typeof fields)[number]) =>
      (SYNONYMS[name] ?? SYNONYMS[name.replace(/^.*\./, '')])
        ?.split(' ')
        .map((word) => (word === 'usd' ? companyCurrency().toLowerCase() : word)) ?? [],
  ];
  for (const wordsOf of passes) {
    for (const field of fields.filter(([name]) => !mapping.includes(name))) {
      const index = wordsOf(field)
        .map((word) => keys.findIndex((key, column) => key === word && mapping[column] === null))
        .find((column) => column !== -1);
      if (index !== undefined) mapping[index] = field[0];
    }
  }
  // A line without a price, and the parts of a name that is there as a whole, say nothing more.
  const isPriced = mapping.some((name) => name !== null && /\.(?:price|cost)$/.test(name));
  return mapping.map((name) => {
    const [whole = '', part] = name?.split('.') ?? [];
    const isUseless =
      part !== undefined && (whole === 'lines' ? !isPriced : mapping.includes(whole));
    return isUseless ? null : name;
  });
}

/** Gives a column to a field, which no other column then has. */
export const withColumn = (mapping: Mapping, column: number, name: string | null): Mapping =>
  mapping.map((other, index) => {
    if (index === column) return name;
    return other === name ? null : other;
  });

/** A heading without case, accents, spaces, signs, and the currency or another word in brackets at its end; # stands for a number. */
const headingKey = (heading: string): string =>
  normalize(
    heading
      .replaceAll('#', '')
      .replace(LAST_WORD, withoutCurrency)
      .replace(/(?<=\S\s*)\([^()]*\)\s*$/, ''),
  ).replaceAll(/[^\p{L}\p{N}]/gu, '');

const LAST_WORD = /[\s(]+([^\s()]+)\)?\s*$/;
const withoutCurrency = (end: string, word: string): string =>
  currencyInHeading(word) === null ? end : '';
