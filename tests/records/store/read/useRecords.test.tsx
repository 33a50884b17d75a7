import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuthProvider } from '../../../../src/app/AuthProvider.tsx';
import {
  inventoryItem,
  type InventoryItem,
} from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { watchChildren } from '../../../../src/firebase/database.ts';
import { useRecords } from '../../../../src/records/store/read/useRecords.ts';
import { DATABASE_SOURCE } from '../../../../src/records/store/read/watchWhole.ts';
import { signInAs } from '../../../support/app.tsx';
import { seed } from '../../../support/backend.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { denyEverything, restoreRules } from '../../../support/rules.ts';
import { clauses } from '../../../specification/clauses.ts';

const PATH = 'inventory/items';

beforeEach(() => signInAs('Layla Haddad'));

/** Subscribes to the items as a signed-in user; `lists` and `statuses` are those of all renders. */
async function renderItems(options?: { readonly newestFirst: boolean }, statuses: string[] = []) {
  const lists: (readonly InventoryItem[])[] = [];
  const hook = () => {
    const { status, records } = useRecords(inventoryItem, options);
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
    Array.from({ length: count }, (_, index) => [
      `k${String(index).padStart(4, '0')}`,
      { sku: `S-${index}`, stock: index },
    ]),
  );

describe('a live list', () => {
  it('of many records renders once while loading and once when loaded', async () => {
    await seed(PATH, items(100));
    const { lists, statuses, live } = await renderItems();
    await live();
    expect(statuses).toEqual(['loading', 'live']);
    expect(lists.map((list) => list.length)).toEqual([0, 100]);
  });

  it('keeps the identity of unchanged records', clauses('S7.2-2'), async () => {
    await seed(PATH, items(50));
    const { result, lists, live } = await renderItems();
    await live();
    const before = result.current.records;
    await seed(`${PATH}/k0020/stock`, 999);
    await waitFor(() => expect(result.current.records[20]?.stock).toBe(999));
    const changed = result.current.records.filter((record, index) => record !== before[index]);
    expect(changed.map(({ id }) => id)).toEqual(['k0020']);
    expect(changed[0]).toMatchObject({ sku: 'S-20', stock: 999 });
    expect(lists).toHaveLength(3);
  });

  it('keeps records in the order of their keys, integers by value', clauses('S7.2-5'), async () => {
    await seed(PATH, { '2': { sku: 'two' }, '10': { sku: 'ten' }, b: { sku: 'b' } });
    const { result, live, ids } = await renderItems();
    await live();
    expect(ids()).toEqual(['2', '10', 'b']);
    for (const key of ['9', 'a', 'c']) await seed(`${PATH}/${key}`, { sku: key });
    await waitFor(() => expect(ids()).toEqual(['2', '9', '10', 'a', 'b', 'c']));
    await seed(`${PATH}/b`, null);
    await waitFor(() => expect(ids()).toEqual(['2', '9', '10', 'a', 'c']));
    await seed(PATH, null);
    await waitFor(() => expect(ids()).toEqual([]));
    expect(result.current.status).toBe('live');
  });

  it('parses each record once, and again only when it changes', async () => {
    await seed(PATH, items(100));
    const parsed: string[] = [];
    const lengths: number[] = [];
    const unsubscribe = watchChildren(
      PATH,
      (key) => parsed.push(key),
      (children) => lengths.push(children.length),
      (error) => {
        throw error;
      },
    );
    await waitFor(() => expect(lengths).toEqual([100]));
    expect(parsed).toEqual(Object.keys(items(100)));
    await seed(`${PATH}/k0007/stock`, 1);
    await waitFor(() => expect(lengths).toEqual([100, 100]));
    expect(parsed.slice(100)).toEqual(['k0007']);
    unsubscribe();
  });

  it('renders simultaneous changes once', async () => {
    await seed(PATH, items(20));
    const { lists, live, ids } = await renderItems();
    await live();
    await seed(PATH, items(40));
    await waitFor(() => expect(ids()).toHaveLength(40));
    expect(lists.map((list) => list.length)).toEqual([0, 20, 40]);
  });

  it('fails and becomes empty when access is revoked', async () => {
    expectConsoleError(/Reading inventory\/items failed/);
    await seed(PATH, items(2));
    const { result, live } = await renderItems();
    await live();
    await denyEverything();
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.records).toEqual([]);
    await restoreRules();
  });

  it('shows the newest records of a long list before all others, if asked to', async () => {
    await seed(PATH, items(100));
    // React may render two answers at once, so all records are asked for when the newest have been rendered.
    const statuses: string[] = [];
    const asked = vi.spyOn(DATABASE_SOURCE, 'watchChildren').mockImplementation((...question) => {
      const answered = vi
        .waitUntil(() => statuses.includes('partial'), { timeout: 60_000 })
        .then(() => watchChildren(...question));
      return () => void answered.then((unsubscribe) => unsubscribe());
    });
    onTestFinished(() => asked.mockRestore());
    const { result, lists, live } = await renderItems({ newestFirst: true }, statuses);
    await live();
    expect(statuses).toEqual(['loading', 'partial', 'live']);
    const [, newest = [], all = []] = lists;
    expect(newest.length).toBeGreaterThan(60);
    expect(newest.length).toBeLessThan(90);
    // The same objects, so that their rows are not rendered again.
    expect(all.slice(-newest.length)).toEqual(newest);
    expect(all.slice(-newest.length).every((record, index) => record === newest[index])).toBe(true);
    await seed(`${PATH}/k0000/stock`, 999);
    await waitFor(() => expect(result.current.records[0]?.stock).toBe(999));
  });

  it('is live with the newest records when there are no others', async () => {
    await seed(PATH, items(3));
    const { statuses, live, ids } = await renderItems({ newestFirst: true });
    await live();
    expect(statuses).not.toContain('partial');
    expect(ids()).toEqual(['k0000', 'k0001', 'k0002']);
    await seed(`${PATH}/k0003`, { sku: 'S-3' });
    await waitFor(() => expect(ids()).toHaveLength(4));
  });

  it('unsubscribes on unmount', clauses('S7.2-4'), async () => {
    await seed(PATH, items(2));
    const { unmount, lists, live } = await renderItems();
    await live();
    unmount();
    cleanup();
    const rendered = lists.length;
    await seed(PATH, items(5));
    // Revoking access to a subscription would log an error and fail the test.
    await denyEverything();
    await restoreRules();
    expect(lists).toHaveLength(rendered);
  });
});
