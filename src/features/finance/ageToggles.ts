import { AGES, ageOfDebt, type Age } from './receivables.ts';
import { invoice, type Invoice } from './invoice.entity.ts';
import type { Toggle } from '../../ui/table/column.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';

/** The name of an age in addresses: "31–60 days" is `due-31-60`. */
const nameOf = (age: Age): string =>
  age === 'Not due'
    ? 'due-later'
    : `due-${age.replace('Over ', 'over-').replace('–', '-').replace(' days', '')}`;

/** The names of the toggles of the ages, for the address. */
export const AGE_TOGGLES: readonly string[] = AGES.map(nameOf);

/** The part of the page that holds the invoices. */
export const INVOICES_PART = 'invoices';

/** The address of the unpaid invoices of an age, those that are due first on top. */
export const ageAddress = (age: Age): string =>
  filteredAddress(invoice, { [nameOf(age)]: ['1'], sort: ['due-date'], part: [INVOICES_PART] });

/** The toggles of the ages that are on; the others are chosen in the section of receivables, beside their totals. */
export const chosenAges = (on: readonly string[], today: string): readonly Toggle<Invoice>[] =>
  AGES.filter((age) => on.includes(nameOf(age))).map((age) => ({
    name: nameOf(age),
    label: age === 'Not due' ? age : `Due for ${age.toLowerCase()}`,
    matches: (row) => ageOfDebt(row, today) === age,
  }));
