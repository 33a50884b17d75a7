import { expect, it } from 'vitest';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import {
  formerNamesAfter,
  keysOfParty,
  recordKeptFor,
  renamedField,
} from '../../../src/records/model/recordsNaming.ts';
import { countsOf, renameOf } from '../../../src/records/form/names/NamingLists.tsx';

type Names = readonly [name: string, formerNames?: string];

const kept = (...records: readonly Names[]) =>
  records.map(([name, formerNames = ''], index) =>
    parseRecord(customer, `c${index}`, { name, formerNames }),
  );

const keys = (name: string, ...records: readonly Names[]) => [
  ...keysOfParty(kept(...records), name),
];

it('joins by the name and the former names, found by any of them', () => {
  expect(keys('dune', ['Palm', 'Dune\nOasis'])).toEqual(['palm', 'dune', 'oasis']);
  expect(keys('PALM ', ['Palm', 'Dune'])).toEqual(['palm', 'dune']);
  expect(keys('Reef', ['Palm', 'Dune'])).toEqual(['reef']);
  expect(keys('', ['', 'Dune'])).toEqual([]);
});

it('leaves a former name to whoever has it now', () => {
  expect(keys('Dune', ['Palm', 'Dune'], ['Dune'])).toEqual(['dune']);
  expect(keys('Palm', ['Palm', 'Dune'], ['Dune'])).toEqual(['palm']);
  expect(recordKeptFor(kept(['Palm', 'Dune'], ['Dune']), 'dune')?.id).toBe('c1');
  expect(recordKeptFor(kept(['Palm', 'Dune']), 'dune')?.name).toBe('Palm');
});

it('lists each former name once, newest first, and never the current one', () => {
  expect(formerNamesAfter('', 'Dune', 'Palm')).toBe('Dune');
  expect(formerNamesAfter('Dune\n', 'Palm', 'Oasis')).toBe('Palm\nDune');
  expect(formerNamesAfter('Palm\nDUNE', 'Dune', 'palm')).toBe('DUNE');
  expect(formerNamesAfter('Dune', ' ', 'Palm')).toBe('Dune');
});

const lists = (customers: ReturnType<typeof kept>) => [
  { entity: customer, field: 'name', records: customers },
  {
    entity: deal,
    field: 'customer',
    records: ['DUNE', 'Palm'].map((name, index) =>
      parseRecord(deal, `d${index}`, { customer: name }),
    ),
  },
  {
    entity: invoice,
    field: 'customer',
    records: [{}, { taxNumber: 7 }, { customer: 'Old Dune', taxNumber: 8 }].map((values, index) =>
      parseRecord(invoice, `i${index}`, { customer: 'Dune ', ...values }),
    ),
  },
];

const counts = (customers: ReturnType<typeof kept>, to: string) => {
  const { followers, issued, namesakes, joined } = renameOf(lists(customers), 'c0', {
    from: 'Dune',
    to,
  });
  return [followers, issued, namesakes, joined].map(countsOf);
};

it('carries a name on, but not into what was issued', () => {
  expect(counts(kept(['Dune', 'Old Dune']), 'Oasis')).toEqual([
    '1 deal, 1 invoice',
    '2 invoices',
    '',
    '',
  ]);
});

it('tells of others who have the name, before or after', () => {
  expect(counts(kept(['Dune'], ['dune'], ['Palm']), 'palm')).toEqual([
    '1 deal, 1 invoice',
    '1 invoice',
    '1 customer',
    '1 customer, 1 deal',
  ]);
});

it('takes another case or space around it for the same name', () => {
  const [record = null] = kept(['Dune']);
  expect(renamedField(customer, record, { name: ' DUNE' })).toBeNull();
  expect(renamedField(customer, record, { trn: '1' })).toBeNull();
  expect(renamedField(customer, record, { name: 'Dunes' })).toBe('name');
  expect(renamedField(deal, parseRecord(deal, 'd', {}), { customer: 'Dunes' })).toBeNull();
});
