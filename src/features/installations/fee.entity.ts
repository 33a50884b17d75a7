import { nameKey } from '../../lib/nameKey.ts';
import { regularNoun } from '../../lib/words.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, parseRecord, type RecordOf } from '../../records/model/entity.ts';
import { link, moneyAmount, optional, partyName, text } from '../../records/model/field.ts';
import type { Installation } from './installation.entity.ts';

/** What is asked a month for an installation: apart from its record, which is also for those who see no money. */
export const fee = defineEntity({
  path: 'finance/fees',
  page: 'finance/fees',
  noun: regularNoun('maintenance fee'),
  isForOffice: true,
  fields: {
    name: text('Installation'),
    customer: partyName('Customer', 'customers'),
    amount: moneyAmount('Fee per Month ($)'),
    installation: optional(link('Installation')),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['installation'],
  isAboutOthers: true,
  submit: 'Add',
  activity: {
    created: 'added maintenance fee',
    updated: 'updated maintenance fee',
    subject: ({ name }) => name,
  },
});

export type Fee = RecordOf<typeof fee>;

/** An installation with what is asked for it a month; 0 if nothing is. */
export type WithFee = Installation & { readonly fee: number };

/** Finds the fee of an installation: the one that is linked to it, else the one with its name and customer, else a blank one. */
export function feeFinder(fees: readonly Fee[]): (of: Installation) => Fee {
  const named = (one: Fee | Installation): string =>
    `${nameKey(one.name)}\n${nameKey(one.customer)}`;
  const found = new Map(fees.map((one) => [one.installation || named(one), one]));
  return (of) => found.get(of.id) ?? found.get(named(of)) ?? parseRecord(fee, '', {});
}
