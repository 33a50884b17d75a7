import { describe, expect, it } from 'vitest';
import {
  MAX_MATTERS,
  attention,
  type Attention,
  type AttentionLists,
} from '../../../src/features/home/attention.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import {
  parseRecord,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../../src/records/model/entity.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { task } from '../../../src/features/tasks/task.entity.ts';
import { ticket } from '../../../src/features/service/ticket.entity.ts';

const TODAY = '2026-11-22';

const NONE: AttentionLists = {
  enquiries: [],
  invoices: [],
  tickets: [],
  installations: [],
  items: [],
  deals: [],
  tasks: [],
};

/** Parses stored records; their ids are their positions, from 1. */
const parse =
  <F extends Fields>(entity: Entity<F>) =>
  (...stored: readonly unknown[]): readonly RecordOf<Entity<F>>[] =>
    stored.map((one, index) => parseRecord(entity, String(index + 1), one));

const [invoices, tickets, installations] = [parse(invoice), parse(ticket), parse(installation)];
const [items, deals, tasks] = [parse(inventoryItem), parse(deal), parse(task)];

/** The matters as kind, and the id and days of each record. */
const read = ({ matters }: Attention) =>
  matters.map(({ kind, records }) => [
    kind,
    ...records.map(({ record, days }) => `${record.id}: ${days}`),
  ]);

const of = (lists: Partial<AttentionLists>, today = TODAY) =>
  attention({ ...NONE, ...lists }, { today, me: 'Layla Haddad' });

it('nothing needs attention where there is nothing', () => {
  expect(of({})).toEqual({ count: 0, matters: [], hidden: [] });
});

describe('overdue invoices', () => {
  it('are one matter per customer, the longest overdue first', () => {
    const lists = invoices(
      { status: 'Overdue', customer: 'Pearl', due: '2026-11-06' },
      { status: 'Overdue', customer: 'Dune', due: '2026-11-20' },
      { status: 'Overdue', customer: 'Pearl', due: '2026-10-31' },
    );
    expect(read(of({ invoices: lists }))).toEqual([
      ['Overdue', '3: 22', '1: 16'],
      ['Overdue', '2: 2'],
    ]);
  });

  it('are joined by the name of the customer, whatever its case and spaces', () => {
    const names = ['واحة الندى', ' واحة الندى ', 'CAFÉ', 'Cafe\u0301 '];
    const lists = invoices(...names.map((customer) => ({ status: 'Overdue', customer })));
    expect(read(of({ invoices: lists }))).toEqual([
      ['Overdue', '1: null', '2: null'],
      ['Overdue', '3: null', '4: null'],
    ]);
  });

  it('without a customer are a matter each', () => {
    const lists = invoices({ status: 'Overdue' }, { status: 'Overdue', customer: '  ' });
    expect(read(of({ invoices: lists }))).toEqual([
      ['Overdue', '1: null'],
      ['Overdue', '2: null'],
    ]);
  });

  it.each([
    ['a missing due date', undefined, null],
    ['a due date that is no date', 'soon', null],
    ['a day that does not exist', '2026-02-30', null],
    ['a due date that is a number', 20261101, null],
    ['a year of two digits', '0026-11-01', null],
    ['a due date of long ago', '1900-01-01', 46_346],
    ['a due date today', TODAY, 0],
    ['a due date that is still to come', '2026-12-02', -10],
  ])('need attention with %s', (_, due, days) => {
    const lists = invoices({ status: 'Overdue', customer: 'Pearl', due });
    expect(read(of({ invoices: lists }))).toEqual([['Overdue', `1: ${days}`]]);
  });

  it('of an unknown age come last', () => {
    const lists = invoices(
      { status: 'Overdue', customer: 'A' },
      { status: 'Overdue', customer: 'B', due: '2027-01-01' },
      { status: 'Overdue', customer: 'C', due: '2026-11-21' },
    );
    expect(read(of({ invoices: lists })).map(([, first]) => first)).toEqual([
      '3: 1',
      '2: -40',
      '1: null',
    ]);
  });
});

describe('invoices that are Sent', () => {
  it.each([
    ['2026-11-21', [['Past due', '1: 1']]],
    ['1900-01-01', [['Past due', '1: 46346']]],
    [TODAY, []],
    ['2026-11-23', []],
    ['', [['No due date', '1: null']]],
    ['2026-02-30', [['No due date', '1: null']]],
  ])('and due on %j need this: %j', (due, matters) => {
    const lists = invoices({ status: 'Sent', customer: 'Dune', due });
    expect(read(of({ invoices: lists }))).toEqual(matters);
  });

  it('are joined by customer, apart from the overdue ones', () => {
    const [customer, due] = ['Dune', '2026-11-01'];
    const lists = invoices(
      { status: 'Sent', customer, due },
      { status: 'Overdue', customer, due },
      { status: 'Sent', customer: 'dune', due: '2026-11-02' },
    );
    expect(read(of({ invoices: lists }))).toEqual([
      ['Overdue', '2: 21'],
      ['Past due', '1: 21', '3: 20'],
    ]);
  });
});

it.each(['Draft', 'Paid', 'overdue', undefined])(
  'an invoice that is %s needs nothing',
  (status) => {
    const lists = invoices({ status, customer: 'Dune', due: '2026-01-01' });
    expect(read(of({ invoices: lists }))).toEqual([]);
  },
);

describe('tickets', () => {
  it.each([
    ['New', 'Omar', true],
    ['New', '', true],
    [undefined, 'Omar', true],
    ['In Progress', 'Omar', false],
    ['In Progress', ' ', true],
    ['On Hold', ' ', false],
    ['Resolved', ' ', false],
    ['Closed', 'Omar', false],
    ['new', 'Omar', false],
  ])('that are %s and assigned to %j wait: %s', (status, assigned, isWaiting) => {
    const lists = tickets({ status, assigned, creationDate: '2026-11-20' });
    expect(read(of({ tickets: lists }))).toEqual(isWaiting ? [['Ticket', '1: 2']] : []);
  });

  it('are a matter each, the oldest first', () => {
    const lists = tickets({ creationDate: TODAY }, {}, { creationDate: '2026-11-01' });
    expect(read(of({ tickets: lists }))).toEqual([
      ['Ticket', '3: 21'],
      ['Ticket', '1: 0'],
      ['Ticket', '2: null'],
    ]);
  });
});

describe('stock', () => {
  it('that is low, out or below zero is one matter, the lowest first', () => {
    const lists = items(
      { stock: 6, reorder: 12 },
      { stock: 13, reorder: 12 },
      { stock: -3, reorder: 0 },
      { stock: 0, reorder: 0 },
      { stock: 1, reorder: 1 },
    );
    expect(read(of({ items: lists }))).toEqual([['Low stock', '3: 3', '4: 0', '5: -1', '1: -6']]);
  });

  it('that is not a number counts as 0, as on its page', () => {
    expect(read(of({ items: items({ stock: 'many', reorder: 2 }, null) }))).toEqual([
      ['Low stock', '1: 0', '2: 0'],
    ]);
  });
});

describe('deals', () => {
  it.each([
    ['New Lead', '2026-11-08', [['Quiet deal', '1: 14']]],
    ['Negotiation', '2026-11-08', [['Quiet deal', '1: 14']]],
    [undefined, '2026-11-08', [['Quiet deal', '1: 14']]],
    ['New Lead', '2026-11-09', []],
    ['New Lead', '', []],
    ['New Lead', '2026-02-30', []],
    ['New Lead', '2027-01-01', []],
    ['Won', '2026-11-08', []],
    ['Lost', '2026-11-08', []],
  ])('in the stage %s since %s: %j', (stage, creationDate, matters) => {
    expect(read(of({ deals: deals({ stage, creationDate }) }))).toEqual(matters);
  });

  it('are one matter, the oldest first', () => {
    const lists = deals({ creationDate: '2026-11-01' }, { creationDate: '2026-10-01' });
    expect(read(of({ deals: lists }))).toEqual([['Quiet deal', '2: 52', '1: 21']]);
  });

  it('without an open task are one matter, once somebody gives deals tasks', () => {
    const lists = deals(
      { creationDate: TODAY },
      { creationDate: TODAY },
      { creationDate: '2026-11-20' },
      { creationDate: TODAY, stage: 'Won' },
    );
    const about = 'sales/deals/1';
    expect(read(of({ deals: lists, tasks: tasks({ about: 'sales/leads/1' }) }))).toEqual([]);
    expect(read(of({ deals: lists, tasks: tasks({ about }) }))).toEqual([
      ['No next step', '3: 2', '2: 0'],
    ]);
    const done = tasks({ about: 'sales/deals/3' }, { about, status: 'Done' });
    expect(read(of({ deals: lists, tasks: done }))).toEqual([['No next step', '1: 0', '2: 0']]);
  });
});

describe('tasks', () => {
  it('are those of this person: mentions, then late ones, the latest first', () => {
    const lists = tasks(
      { what: 'Call', person: 'layla haddad ', due: '2026-11-21' },
      { what: 'Read the note: Ask Layla', person: 'Layla Haddad' },
      { what: 'Send', person: 'Layla Haddad', due: '2026-11-01' },
      { what: 'Today', person: 'Layla Haddad', due: TODAY },
      { what: 'Call', person: 'Omar Aziz', due: '2026-11-01' },
      { what: 'Over', person: 'Layla Haddad', due: '2026-11-01', status: 'Done' },
    );
    expect(read(of({ tasks: lists }))).toEqual([
      ['Mention', '2: null'],
      ['Task', '3: 21'],
      ['Task', '1: 1'],
    ]);
  });
});

const many = (count: number, stored: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => stored(index));

const overdue = (count: number) =>
  invoices(...many(count, (index) => ({ status: 'Overdue', customer: `Customer ${index}` })));

describe('many matters', () => {
  it('are all shown up to eight', () => {
    expect(of({ invoices: overdue(8) }).matters).toHaveLength(8);
    expect(of({ invoices: overdue(8) }).hidden).toEqual([]);
  });

  it('leave out those of the most frequent kinds, and count them', () => {
    const lists = {
      invoices: overdue(30),
      tickets: tickets(...many(9, () => ({}))),
      items: items({}),
      deals: deals(...many(9, () => ({ creationDate: '2026-01-01' }))),
    };
    const { count, matters, hidden } = of(lists);
    expect(count).toBe(41);
    expect(matters.map(({ kind }) => kind)).toEqual([
      'Overdue',
      'Overdue',
      'Overdue',
      'Ticket',
      'Ticket',
      'Ticket',
      'Low stock',
      'Quiet deal',
    ]);
    expect(hidden).toEqual([
      { kind: 'Overdue', count: 27 },
      { kind: 'Ticket', count: 6 },
    ]);
    expect(matters).toHaveLength(MAX_MATTERS);
  });
});

it.each([null, 'text', 5, true, [], [null], { due: {}, customer: [] }])(
  'the damaged record %j breaks nothing',
  (stored) => {
    const lists = {
      invoices: invoices(stored),
      tickets: tickets(stored),
      items: items(stored),
      deals: deals(stored),
    };
    expect(read(of(lists))).toEqual([
      ['Ticket', '1: null'],
      ['Low stock', '1: 0'],
    ]);
  },
);

it.each(['', 'today'])('without a day (%j), no age is known', (today) => {
  const lists = {
    invoices: invoices({ status: 'Sent', due: '2026-01-01' }, { status: 'Overdue' }),
    deals: deals({ creationDate: '2026-01-01' }),
  };
  expect(read(of(lists, today))).toEqual([['Overdue', '2: null']]);
});

describe('installations', () => {
  it('are one matter each for late visits, readings outside of their range, and equipment due for service', () => {
    const lists = installations(
      { plan: 'Weekly', planFrom: '2026-11-10' },
      { plan: 'Weekly', planFrom: '2026-11-02' },
      { plan: 'Weekly', planFrom: '2026-11-22' },
      { plan: 'Weekly', planFrom: '2026-11-02', lastVisit: '2026-11-16 -Na nitrate' },
      { lastVisit: '2026-11-20 -Nb' },
      { lastVisit: '2026-11-12 -Nc ph calcium' },
      { equipment: 'UV lamp\t\t\t2026-01-01\t300' },
      { equipment: 'UV lamp\t\t\t2026-01-01\t400' },
    );
    expect(read(of({ installations: lists }))).toEqual([
      ['Late visit', '2: 20', '1: 12'],
      ['Readings', '6: 10', '4: 6'],
      ['Service due', '7: 25'],
    ]);
  });

  it('need no attention once they are archived', () => {
    const lists = installations({
      plan: 'Weekly',
      planFrom: '2026-11-02',
      equipment: 'UV lamp\t\t\t2026-01-01\t300',
      archived: '2026-11-20',
    });
    expect(read(of({ installations: lists }))).toEqual([]);
  });
});
