import { COMPANY_PATH, forEInvoice } from './forEInvoice.ts';
import { childrenOf } from '../../lib/stored.ts';
import { emirate } from './emirates.ts';
import { parseValues, type SingleEntity } from '../../records/model/entity.ts';
import { select, text, type Field } from '../../records/model/field.ts';
import { isPicture } from '../../lib/picture.ts';
import { HISTORY_LENGTH, HISTORY_PATH, type Change } from '../../records/model/history.ts';
import { inFigures } from '../../lib/words.ts';

/** Where the company's settings are stored, and what the history calls those beside its details. */
export const CONFIG = 'config';

/** The changes of those in the history. */
export const CONFIG_CHANGES = { child: 'record', value: CONFIG, count: HISTORY_LENGTH };

/** What the key of the entry of the history is called that tells of the last change of the company's details, currency or closed months. */
export const COMPANY_CHANGE = 'companyChange';

/** Where it is stored. */
export const COMPANY_CHANGE_PATH = `${CONFIG}/${COMPANY_CHANGE}`;

/** The longest text of a detail that the security rules accept, in characters. */
export const MAX_DETAIL_LENGTH = 2_000;

/** The details of the company. Each is optional. */
export const COMPANY_FIELDS = {
  name: text('Company name'),
  trn: text('TRN'),
  address: text('Address', 'multiline'),
  bank: text('Bank details', 'multiline'),
  licence: text('Trade licence'),
  phone: text('Phone', 'tel'),
  email: text('E-mail', 'email'),
  paymentDays: {
    ...text('Payment terms (days)'),
    hint: 'For customers without a record, which has their own; 30 if blank.',
  },
  accountCode: {
    ...text('Account code of sales'),
    hint: 'In the program of your accountant; that of its first chart of accounts if blank.',
  },
  authority: forEInvoice(text('Trade licence issued by')),
  city: forEInvoice(text('City')),
  emirate: forEInvoice(emirate()),
  offices: forEInvoice({
    ...select('Offices', ['One', 'Several'], 'One'),
    hint: 'With several, VAT counts by the emirate of each customer.',
  }),
} as const satisfies Readonly<Record<string, Field<string>>>;

export type CompanyField = keyof typeof COMPANY_FIELDS;
export type Company = Readonly<Record<CompanyField, string>> & {
  /** A small picture as a data URL; blank if there is none. */
  readonly logo: string;
};

/** What the logo is called among the details; a blank one is none. */
export const LOGO = 'logo';

/** Where the logo is stored. */
export const LOGO_PATH = `config/company/${LOGO}`;

/** How large the logo may be, in bytes. */
export const MAX_LOGO_BYTES = 12 * 1_024;

/** The names of the details, in the order of their form. */
export const COMPANY_FIELD_NAMES = Object.keys(COMPANY_FIELDS) as readonly CompanyField[];

/** The details of the company, which its documents show; what is missing is blank. */
export const company: SingleEntity<Company> = {
  path: COMPANY_PATH,
  parse: (stored) => {
    const { logo, ...raw } = childrenOf(stored);
    return {
      ...parseValues({ fields: COMPANY_FIELDS }, raw),
      logo: isPicture(logo) ? logo : '',
    };
  },
  texts: (details) => details,
};

/** Why a tax registration number looks wrong; null if it does not, or is blank. */
export function trnWarning(trn: string): string | null {
  const digits = trn.replaceAll(/[\s-]/g, '');
  if (digits === '' || /^\d{15}$/.test(digits)) return null;
  return /^\d+$/.test(digits)
    ? `A TRN has 15 digits; this has ${digits.length}.`
    : 'A TRN has 15 digits and nothing else.';
}

/** The validation error of a detail; null when it can be stored. */
export const detailError = (typed: string): string | null =>
  typed.length > MAX_DETAIL_LENGTH
    ? `Use at most 2,000 characters; this has ${inFigures(typed.length)}.`
    : null;

/** The values that store changed details, or settings beside them, by path, with their signed entry of the history. */
export const companyValues = (
  key: string,
  changes: Readonly<Record<string, Change>>,
  signed: object,
  record = company.path,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [`${record}/${name}`, to])),
  [COMPANY_CHANGE_PATH]: key,
  [`${HISTORY_PATH}/${key}`]: { ...signed, record, changes },
});
