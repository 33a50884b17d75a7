import { describe, expect, it } from 'vitest';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/model/entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import {
  stepsOfCustomer,
  stepsOfDeal,
  stepsOfItem,
  stepsOfSupplier,
  type NextStep,
} from '../../../src/features/nextSteps/nextSteps.ts';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';

const TODAY = '2026-11-22';

const customerOf = (name: string, terms: string) => parseRecord(customer, name, { name, terms });
const itemOf = (stock: number) => parseRecord(inventoryItem, 'i', { stock, reorder: 5 });
const dealOf = (stage: string) =>
  parseRecord(deal, 'd', { title: 'Reef', customer: ' Palm House ', value: 1_500.5, stage });

const texts = (steps: readonly NextStep[]) => steps.map((step) => [step.label, step.texts]);
const done = (steps: readonly NextStep[]) => steps.map((step) => step.done?.name);

describe('a won deal', () => {
  it.each([
    ['Net 30', '2026-12-22'],
    ['Net 60', '2027-01-21'],
    ['Due on Receipt', TODAY],
  ])('is invoiced, due by the terms %s', (terms, due) => {
    expect(texts(stepsOfDeal(dealOf('Won'), [], [customerOf('palm house', terms)], TODAY))).toEqual(
      [['New invoice', { customer: 'Palm House', date: TODAY, due, amount: '1500.5', deal: 'd' }]],
    );
  });

  it('of nobody known is due when somebody says so', () => {
    const [step] = stepsOfDeal(dealOf('Won'), [], [customerOf('Palm Spa', 'Net 30')], TODAY);
    expect(step?.texts).not.toHaveProperty('due');
  });

  it('says which invoice has the same customer and sum', () => {
    const invoices = [
      { idNum: 'INV-1', customer: 'Palm House', amount: 1_500.5 },
      { idNum: 'INV-2', customer: 'Palm House', amount: 1_500 },
      { idNum: 'INV-3', customer: 'Palm Spa', amount: 1_500.5 },
    ].map((one) => parseRecord(invoice, one.idNum, one));
    expect(done(stepsOfDeal(dealOf('Won'), invoices, [], TODAY))).toEqual(['INV-1']);
  });

  it('only', () => {
    expect(stepsOfDeal(dealOf('Negotiation'), [], [], TODAY)).toEqual([]);
  });
});

it('a customer gets deals, invoices due by the terms, and tickets', () => {
  expect(texts(stepsOfCustomer(customerOf('Palm House', 'Net 60'), TODAY))).toEqual([
    ['New deal', { customer: 'Palm House' }],
    ['New invoice', { customer: 'Palm House', date: TODAY, due: '2027-01-21' }],
    ['New ticket', { customer: 'Palm House' }],
  ]);
  expect(stepsOfCustomer(customerOf('', 'Net 60'), TODAY)).toEqual([]);
});

it('goods are ordered from a supplier, and when an item runs low', () => {
  const record = parseRecord(supplier, 's', { name: 'Polar Chillers' });
  expect(texts(stepsOfSupplier(record, TODAY))).toEqual([
    ['New purchase order', { supplier: 'Polar Chillers', date: TODAY }],
  ]);
  expect(texts(stepsOfItem(itemOf(5), TODAY))).toEqual([
    ['New purchase order', { supplier: '', date: TODAY, amount: '0', lines: '\t\t5\t0' }],
  ]);
  expect(stepsOfItem(itemOf(6), TODAY)).toEqual([]);
});
