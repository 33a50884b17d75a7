import { expect, it } from 'vitest';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  keysBeside,
  keysOfParty,
  recordsNaming,
} from '../../../src/records/model/recordsNaming.ts';

const dealsOf = (...customers: readonly unknown[]) =>
  customers.map((customer, index) => parseRecord(deal, `d${index}`, { customer }));

const found = (name: string, ...customers: readonly unknown[]) =>
  recordsNaming(dealsOf(...customers), 'customer', keysOfParty([], name)).map(({ id }) => id);

it('finds a name trimmed and in any case, newest first', () => {
  expect(
    found(' AL NOOR residence', 'Al Noor Residence', 'Al Noor', '  al noor RESIDENCE '),
  ).toEqual(['d2', 'd0']);
  // The same letters, composed and not.
  expect(found('Café', 'Cafe\u0301')).toEqual(['d0']);
  expect(found('واحة الندى', 'واحة الندى ')).toEqual(['d0']);
});

it('finds nobody without a name, and none of the records that name nobody', () => {
  expect(found('  ', '', '  ', null)).toEqual([]);
  expect(found('7', 7)).toEqual(['d0']);
});

const keyOf = (customer: string) => keysBeside(invoice, { customer, amount: 1 });

it('keeps beside a name what the rules can compare with it, and nothing where that is not its key', () => {
  expect(keyOf('PALM Häuser')).toEqual({ customerKey: 'palm häuser' });
  expect(keyOf('Palm\u200b House')).toEqual({ customerKey: '' });
  expect(keyOf('Palm House ')).toEqual({ customerKey: '' });
  expect(keysBeside(invoice, { amount: 1 })).toEqual({});
});
