import { readFileSync } from 'node:fs';
import { serverTimestamp } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { seed, useRules } from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';

useRules();

/** A key that the SDK, which reads every list with `list.hasOwnProperty(…)`, cannot read in one. */
const KEY = 'hasOwnProperty';

const SIGNATURE = { user: 'Admin', timestamp: serverTimestamp() };

/** Valid writes that add a child under a key of the sender's choice, by the path of its parent. */
const WRITES: Readonly<Record<string, (key: string) => Stored>> = {
  ...Object.fromEntries(
    ENTITIES.map((entity) => [
      entity.path,
      (key: string) => ({
        [`${entity.path}/${key}`]: record(entity),
        [`activity/${key}`]: creationEntry(entity, record(entity)),
      }),
    ]),
  ),
  activity: (key) => ({ [`activity/${key}`]: entry('updated deal') }),
  history: (key) => ({
    'sales/deals/d1/title': 'Koi',
    [`activity/${key}`]: entry('updated deal'),
    [`history/${key}`]: {
      ...SIGNATURE,
      record: 'sales/deals/d1',
      changes: { title: { from: 'Reef', to: 'Koi' } },
    },
  }),
  receipts: (key) => ({
    'procurement/purchaseOrders/o1/status': 'Received',
    [`activity/${key}`]: entry('updated PO'),
    [`history/${key}`]: {
      ...SIGNATURE,
      record: 'procurement/purchaseOrders/o1',
      changes: { status: { from: 'Sent', to: 'Received' } },
    },
    'inventory/items/i1/stock': 7,
    [`receipts/${key}`]: { ...SIGNATURE, order: 'o1', lines: { i1: 5 } },
  }),
  imports: (key) => ({
    [`imports/${key}`]: { ...SIGNATURE, path: 'sales/deals', uid: 'u1', count: 1 },
  }),
  'site/enquiries': (key) => ({
    [`site/enquiries/${key}`]: {
      name: 'Noor',
      email: 'noor@studio.example',
      message: 'A reef.',
      timestamp: serverTimestamp(),
      waiting: serverTimestamp(),
    },
    'site/enquiryCount': { count: 1, last: key },
  }),
};

/** Keys that are not free: ids of accounts and of stored records, names of stored fields, codes and indexes. */
const BOUND = [
  ...ENTITIES.map(({ path }) => `${path}/$id/$field`),
  'history/$id/changes/$field',
  'receipts/$id/lines/$item',
  'signatures/entries/$id',
  'signatures/names/$uid',
  'signatures/names/$uid/$index',
  'imports/$id/removed/$record',
  'imports/$id/removed/$record/$child',
  'config/company/$detail',
  'config/assignees/names/$index',
  'invitations/$code',
  'staff/$uid',
  'profiles/$uid',
];

beforeEach(() => {
  seed('config/enquiries', true);
  seed('sales/deals/d1', { title: 'Reef', customer: '', value: 1, stage: 'New Lead' });
  seed('procurement/purchaseOrders/o1', {
    poId: 'PO-1',
    supplier: '',
    date: '',
    amount: 0,
    status: 'Sent',
  });
  seed('inventory/items/i1', { sku: 'P', name: '', category: '', stock: 2, reorder: 0, cost: 1 });
});

describe.each(Object.entries(WRITES))('%s', (_, write) => {
  it('takes a new child, but not under the one key that no client can read', async () => {
    expect(await mayUpdate(write(KEY))).toBe(false);
    expect(await mayUpdate(write('k1'))).toBe(true);
  });
});

it('these are all paths of the rules that take a key', () => {
  const paths = [...Object.keys(WRITES).map((path) => `${path}/$id`), ...BOUND];
  expect(wildcards(RULES).toSorted()).toEqual(paths.toSorted());
});

type Node = { readonly [key: string]: Node | string | boolean | readonly string[] };

const { rules: RULES } = JSON.parse(
  readFileSync('database.rules.json', 'utf8').replace(/^\/\*[^]*?\*\//, ''),
) as { readonly rules: Node };

/** The paths that end with a variable and can be written, or hold what is. */
function wildcards(node: Node, path = ''): readonly string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    if (typeof child !== 'object' || Array.isArray(child)) return [];
    const [inner, innerPath] = [child as Node, `${path}${key}`];
    const below = wildcards(inner, `${innerPath}/`);
    return key.startsWith('$') && isWritable(inner) ? below.concat(innerPath) : below;
  });
}

const isWritable = (node: Node): boolean =>
  node['.validate'] !== false &&
  Object.entries(node).some(
    ([key, child]) =>
      key === '.write' ||
      key === '.validate' ||
      (typeof child === 'object' && !Array.isArray(child) && isWritable(child as Node)),
  );
