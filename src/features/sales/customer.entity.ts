import { forEInvoice } from '../documents/forEInvoice.ts';
import { lookUp } from '../../lib/lookUp.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { emirate } from '../documents/emirates.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import {
  MERGE_FIELDS,
  moneyText,
  formerNames,
  optional,
  partyName,
  select,
  text,
} from '../../records/model/field.ts';
import { countText, regularNoun } from '../../lib/words.ts';
import { withQuery } from '../../records/page/address/addresses.ts';

export const TERMS = ['Net 30', 'Net 60', 'Due on Receipt'] as const;

/** Of a customer who has no TRN, and is asked for none. */
export const NOT_REGISTERED = 'Not registered';

export const customer = defineEntity({
  path: 'sales/customers',
  sharesPage: true,
  noun: regularNoun('customer'),
  fields: {
    name: partyName('Name', 'customers', { formerNames: 'formerNames' }),
    trn: { ...text('TRN'), isOwnNumber: true },
    terms: select('Terms', TERMS, 'Net 30'),
    invoiced: moneyText('Total Invoiced'),
    email: optional(text('Email', 'email')),
    phone: optional(text('Phone', 'tel')),
    address: optional(text('Address', 'multiline')),
    paymentDays: optional({
      ...text('Payment Terms (days)'),
      hint: 'Where none of the terms above is agreed.',
    }),
    vatRegistration: optional(
      select('VAT Registration', ['Not stated', NOT_REGISTERED], 'Not stated'),
    ),
    formerNames: optional(formerNames()),
    licence: forEInvoice({
      ...text('Trade Licence'),
      hint: 'Needed if they have no TRN. Without either, they count as a consumer.',
    }),
    authority: forEInvoice(text('Licence Issued By')),
    city: forEInvoice(text('City')),
    emirate: forEInvoice(emirate()),
    country: forEInvoice({
      ...text('Country'),
      hint: 'Two letters; blank for the Emirates.',
    }),
    ...MERGE_FIELDS,
    ...ARCHIVE_FIELD,
  },
  fieldStaffWrites: ['email', 'phone', 'address', 'city', 'emirate', 'country'],
  activity: {
    created: 'created new customer',
    updated: 'updated customer',
    subject: ({ name }) => name,
  },
});

export type Customer = RecordOf<typeof customer>;

const DAYS_TO_PAY: Readonly<Record<(typeof TERMS)[number], number>> = {
  'Net 30': 30,
  'Net 60': 60,
  'Due on Receipt': 0,
};

/** What is agreed with a customer: a number of days, or else one of the terms. */
export type PaymentTerms = Pick<Customer, 'terms' | 'paymentDays'>;

const daysIn = ({ paymentDays }: PaymentTerms): number | undefined =>
  /^\s*\d{1,3}\s*$/.test(paymentDays) ? Number(paymentDays) : undefined;

/** Within how many days a customer pays. */
export const daysToPay = (agreed: PaymentTerms): number =>
  daysIn(agreed) ?? lookUp(DAYS_TO_PAY, agreed.terms) ?? 0;

/** The terms of a customer as documents say them. */
export const termsText = (agreed: PaymentTerms): string =>
  daysIn(agreed) === undefined ? agreed.terms : countText(daysToPay(agreed), 'day');

/** The address of a customer's statement of account, with further parameters such as an invoice to remind of. */
export const statementAddress = (
  name: string,
  params: Readonly<Record<string, string>> = {},
): string => withQuery('/dashboard/statement', { name: name.trim(), ...params });
