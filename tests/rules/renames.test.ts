import { serverTimestamp } from 'firebase/database';
import { beforeEach, expect, it } from 'vitest';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { seed, stored, useRules } from './environment.ts';
import { entry, mayUpdate, record, type Stored } from './saves.ts';

useRules();

beforeEach(() => {
  seed('sales/customers/c', record(customer, { name: 'Dune', formerNames: 'Old Dune' }));
  seed('sales/deals/d', record(deal, { customer: 'Dune' }));
  seed('finance/invoices/i', record(invoice, { customer: 'Dune', status: 'Sent', taxNumber: 7 }));
});

const history = (path: string, changes: Stored): Stored => ({
  user: 'Admin',
  uid: 'u1',
  timestamp: serverTimestamp(),
  record: path,
  changes,
});

/** A new name for the customer and its deal, as one write with the entries of both. */
const RENAME = {
  'sales/customers/c/name': 'Palm',
  'sales/customers/c/formerNames': 'Dune\nOld Dune',
  'sales/deals/d/customer': 'Palm',
  'activity/k1': entry('updated deal'),
  'activity/k2': entry('updated customer'),
  'history/k1': history('sales/deals/d', { customer: { from: 'Dune', to: 'Palm' } }),
  'history/k2': history('sales/customers/c', {
    name: { from: 'Dune', to: 'Palm' },
    formerNames: { from: 'Old Dune', to: 'Dune\nOld Dune' },
  }),
};

it('renames a customer with its records in one write, of which the history tells the truth', async () => {
  expect(
    await mayUpdate({
      ...RENAME,
      'history/k1': history('sales/deals/d', { customer: { from: 'Oasis', to: 'Palm' } }),
    }),
  ).toBe(false);
  expect(await mayUpdate(RENAME)).toBe(true);
  expect(stored('sales/deals/d/customer')).toBe('Palm');
});

it('refuses the whole rename with an issued invoice in it', async () => {
  expect(await mayUpdate({ ...RENAME, 'finance/invoices/i/customer': 'Palm' })).toBe(false);
  expect(stored('sales/customers/c/name')).toBe('Dune');
});

it('keeps former names as a text', async () => {
  expect(await mayUpdate({ 'sales/customers/c/formerNames': 5 })).toBe(false);
  expect(await mayUpdate({ 'sales/customers/c/formerNames': null })).toBe(false);
  expect(await mayUpdate({ 'sales/customers/c/formerNames': '' })).toBe(true);
});
