import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '../../src/auth/AuthProvider.tsx';
import { inventoryItem, type InventoryItem } from '../../src/domain/inventoryItem.ts';
import { watchChildren } from '../../src/firebase/database.ts';
import { useRecords } from '../../src/records/useRecords.ts';
import { signInAs } from '../support/app.tsx';
import { resetDatabase, seed } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';
import { denyEverything, restoreRules } from '../support/rules.ts';

const PATH = 'inventory/items';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

/** Follows the items as a signed-in person; `lists` and `statuses` are all that were ever rendered. */
async function follow() {
  const lists: (readonly InventoryItem[])[] = [];
  const statuses: string[] = [];
  const hook = () => {
    const { status, records } = useRecords(inventoryItem);
    lists.push(records);
    statuses.push(status);
    return { status, records };
  };
  const { result, unmount } = renderHook(hook, { wrapper: AuthProvider });
  await waitFor(() => expect(lists).not.toHaveLength(0));
  const live = () => waitFor(() => expect(result.current.status).toBe('live'));
  const ids = () => result.current.records.map(({ id }) => id);
  return { result, unmount, lists, statuses, live, ids };
}

const items = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      `k${String(place).padStart(4, '0')}`,
      { sku: `S-${place}`, stock: place },
    ]),
  );

describe('a live list', () => {
  it('of 500 records is rendered once while loading and once when it is there', async () => {
    await seed(PATH, items(500));
    const { lists, statuses, live } = await follow();
    await live();
    expect(statuses).toEqual(['loading', 'live']);
    expect(lists.map((list) => list.length)).toEqual([0, 500]);
  });

  it('keeps every other record as it was when one of them changes', async () => {
    await seed(PATH, items(50));
    const { result, lists, live } = await follow();
    await live();
    const before = result.current.records;
    await seed(`${PATH}/k0020/stock`, 999);
    await waitFor(() => expect(result.current.records[20]?.stock).toBe(999));
    const changed = result.current.records.filter((record, place) => record !== before[place]);
    expect(changed.map(({ id }) => id)).toEqual(['k0020']);
    expect(changed[0]).toMatchObject({ sku: 'S-20', stock: 999 });
    expect(lists).toHaveLength(3);
  });

  it('lets go of a removed record, and of the last one', async () => {
    await seed(PATH, items(3));
    const { result, live, ids } = await follow();
    await live();
    await seed(`${PATH}/k0001`, null);
    await waitFor(() => expect(ids()).toEqual(['k0000', 'k0002']));
    await seed(PATH, null);
    await waitFor(() => expect(ids()).toEqual([]));
    expect(result.current.status).toBe('live');
  });

  it('puts a record between those around it in the order of their keys', async () => {
    await seed(PATH, { a: { sku: '1' }, c: { sku: '3' } });
    const { live, ids } = await follow();
    await live();
    await seed(`${PATH}/b`, { sku: '2' });
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
    await seed(`${PATH}/d`, { sku: '4' });
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']));
    await seed(`${PATH}/a`, null);
    await seed(`${PATH}/a`, { sku: 'back' });
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']));
  });

  it('has numbered keys in the order of the database, however many digits they have', async () => {
    await seed(PATH, { '2': { sku: 'two' }, '10': { sku: 'ten' }, a: { sku: 'a' } });
    const { live, ids } = await follow();
    await live();
    expect(ids()).toEqual(['2', '10', 'a']);
    await seed(`${PATH}/9`, { sku: 'nine' });
    await waitFor(() => expect(ids()).toEqual(['2', '9', '10', 'a']));
  });

  it('is read once for each record and told once, then read again only for the one that changed', async () => {
    await seed(PATH, items(500));
    const reads: string[] = [];
    const tells: number[] = [];
    const stop = watchChildren(
      PATH,
      (key) => reads.push(key),
      (children) => tells.push(children.length),
      (error) => {
        throw error;
      },
    );
    await waitFor(() => expect(tells).toEqual([500]));
    expect(reads).toEqual(Object.keys(items(500)));
    await seed(`${PATH}/k0007/stock`, 1);
    await waitFor(() => expect(tells).toEqual([500, 500]));
    expect(reads.slice(500)).toEqual(['k0007']);
    stop();
  });

  it('is there and empty when nothing is stored', async () => {
    const { result, live } = await follow();
    await live();
    expect(result.current.records).toEqual([]);
  });

  it('tells many changes at once in one render', async () => {
    await seed(PATH, items(20));
    const { lists, live, ids } = await follow();
    await live();
    await seed(PATH, items(40));
    await waitFor(() => expect(ids()).toHaveLength(40));
    expect(lists.map((list) => list.length)).toEqual([0, 20, 40]);
  });

  it('says when it is withdrawn, and shows nothing of it any more', async () => {
    expectConsoleError(/Reading inventory\/items failed/);
    await seed(PATH, items(2));
    const { result, live } = await follow();
    await live();
    await denyEverything();
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.records).toEqual([]);
    await restoreRules();
  });

  it('is not followed any more once it is off the screen', async () => {
    await seed(PATH, items(2));
    const { unmount, lists, live } = await follow();
    await live();
    unmount();
    cleanup();
    const rendered = lists.length;
    await seed(PATH, items(5));
    // Withdrawing what somebody still follows is an error on the console, and fails the test.
    await denyEverything();
    await restoreRules();
    expect(lists).toHaveLength(rendered);
  });
});
