import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseServer, type DatabaseServer } from '../../../tools/backend/server.ts';
import { rest } from '../backend/restClient.ts';
import { unsignedToken } from '../backend/unsignedToken.ts';
import { ENTITIES } from '../../support/entities.ts';

/** What other programs may ask for, by collection; written by hand, unlike the rules. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  'finance/invoices': [
    'idNum',
    'customer',
    'date',
    'due',
    'status',
    'taxNumber',
    'supplyDate',
    'sentOn',
  ],
  'inventory/items': ['sku', 'stock', 'reorder', 'supplier'],
  'procurement/purchaseOrders': ['poId', 'supplier', 'date', 'status'],
  'sales/customers': ['name', 'email'],
  'sales/deals': ['title', 'customer', 'stage'],
  'sales/leads': ['company', 'status'],
  'service/tickets': ['ticketId', 'customer', 'status', 'reported', 'priority'],
  suppliers: ['name', 'email', 'status'],
};

const STAFF = unsignedToken({ sub: 'u1', user_id: 'u1', exp: 4_000_000_000, iat: 1 });

let server: DatabaseServer;

beforeAll(async () => {
  const rules = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  server = await createDatabaseServer({ rules });
});

afterAll(() => server.close());

const ask = async (path: string, child: string, query = '') =>
  rest(server, `/${path}.json?orderBy=${JSON.stringify(child)}${query}`, { token: STAFF });

it.each(ENTITIES.map(({ path }) => path))(
  '%s can be queried by the day of creation',
  async (path) => {
    expect(await ask(path, 'creationDate')).toMatchObject({ status: 200 });
  },
);

describe.each(Object.entries(INDEXES))('%s', (path, children) => {
  it.each(children)('can be queried by %s', async (child) => {
    const records = { r1: { [child]: 'a' }, r2: { [child]: 'b' }, r3: { [child]: 'c' } };
    await rest(server, `/${path}.json`, { method: 'PUT', body: JSON.stringify(records) });
    const answer = await ask(path, child, '&startAt="b"&endAt="b"');
    expect(answer).toMatchObject({ status: 200, json: { r2: { [child]: 'b' } } });
    expect(Object.keys(answer.json as object)).toEqual(['r2']);
  });

  it('answers a query by another child with the index that is missing', async () => {
    const answer = await ask(path, 'import');
    expect(answer).toMatchObject({
      status: 400,
      json: {
        error: `Index not defined, add ".indexOn": "import", for path "/${path}", to the rules`,
      },
    });
  });
});
