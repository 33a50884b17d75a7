import { describe, expect, it } from 'vitest';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import {
  installationSteps,
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

describe('a won deal', () => {
  it('is built as an installation, unless it is', () => {
    const built = parseRecord(installation, 'i', { name: 'Reef wall', deal: 'd' });
    expect(texts(installationSteps(dealOf('Won'), []))).toEqual([
      ['Add installation', { name: 'Reef', customer: 'Palm House', deal: 'd' }],
    ]);
    expect(installationSteps(dealOf('Won'), [built])).toEqual([]);
    expect(installationSteps(dealOf('Negotiation'), [])).toEqual([]);
  });

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

  it.each([
    ['nothing', [], ['40 % 400', '60 % 600', 'New invoice 1000']],
    ['a share', [{ amount: 400 }], ['60 % 600']],
    [
      'a share, which was credited',
      [{ amount: 400, credited: 400 }],
      ['60 % 600', 'the rest, $1,000.00 1000'],
    ],
    ['a share to the cent', [{ amount: 400.02 }], ['60 % 599.98']],
    ['more than a share', [{ amount: 500 }], ['40 % 400', 'the rest, $500.00 500']],
    ['all', [{ amount: 1_000 }], []],
    ['too much', [{ amount: 400 }, { amount: 700 }], []],
  ])('of which %s is invoiced offers what is left of it', (_, amounts, expected) => {
    const record = { ...dealOf('Won'), value: 1_000, terms: '40 % on order, 60 % on delivery' };
    const own = amounts.map((one, index) =>
      parseRecord(invoice, `i${index}`, {
        status: 'Sent',
        deal: 'd',
        ...(one.amount < 401 && { lines: `40 % on order: Reef\t1\t${one.amount}` }),
        ...one,
      }),
    );
    const steps = stepsOfDeal(record, own, [], TODAY);
    expect(
      steps.map(
        ({ label, texts: { amount } }) =>
          `${label.replace(/New invoice: | on (order|delivery)/g, '')} ${amount}`,
      ),
    ).toEqual(expected);
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
    ['Add installation', { customer: 'Palm House' }],
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
