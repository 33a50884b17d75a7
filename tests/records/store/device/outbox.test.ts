import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type * as Outbox from '../../../../src/records/store/device/outboxItems.ts';
import type {
  DeviceDatabase,
  OutboxItem,
} from '../../../../src/records/store/device/deviceDatabase.ts';

const item = (id: string) => ({ id, owner: 'u1' });

/** The outbox of a tab that has just been opened. */
async function openTab(): Promise<typeof Outbox> {
  vi.resetModules();
  return import('../../../../src/records/store/device/outboxItems.ts');
}

const ids = async (tab: typeof Outbox) => (await tab.listItems()).map(({ id }) => id);

let outbox: typeof Outbox;

beforeEach(async () => {
  outbox = await openTab();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of await outbox.listItems()) await outbox.removeItem(id);
});

it('keeps items in the order in which they were added, for tabs opened later too', async () => {
  await outbox.appendItem(item('b'));
  await outbox.appendItem(item('a'));
  await outbox.appendItem(item('c'), 'b');
  await outbox.updateItem({ ...item('a'), owner: 'u2' });
  await outbox.updateItem(item('removed'));
  outbox = await openTab();
  expect(await outbox.listItems()).toEqual([{ ...item('a'), owner: 'u2' }, item('c')]);
});

it('calls back after a change in this tab or another, until it is unsubscribed', async () => {
  const other = await openTab();
  const onChange = vi.fn<() => void>();
  const unsubscribe = outbox.onOutboxChange(onChange);
  await outbox.appendItem(item('a'));
  expect(onChange).toHaveBeenCalledTimes(1);
  await other.appendItem(item('b'));
  await expect.poll(() => onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  await outbox.removeItem('a');
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** An item of a draft, and what it becomes when that is saved. */
const picked = (id: string) => ({ ...item(id), draft: 'd1' });
const isOfDraft = ({ draft }: OutboxItem) => draft !== undefined;
const taken = ({ id, draft }: OutboxItem) => (draft === 'd1' ? item(id) : null);

it('lets the items of a draft follow its save, and those of another one be', async () => {
  const other = { ...item('other'), draft: 'd2' };
  for (const one of [picked('p1'), other, picked('p2')]) await outbox.appendItem(one);
  await outbox.appendItem(item('save'), undefined, taken);
  const items = [other, item('save'), item('p1'), item('p2')];
  expect(await outbox.listItems()).toEqual(items);
  outbox = await openTab();
  expect(await outbox.listItems()).toEqual(items);
});

it('gives the items of a draft to one of two saves in two tabs', async () => {
  const other = await openTab();
  await outbox.appendItem(picked('p1'));
  const take = (by: string) => (one: OutboxItem) =>
    one.draft === 'd1' ? { ...item(one.id), owner: by } : null;
  await Promise.all([
    outbox.appendItem(item('a'), undefined, take('a')),
    other.appendItem(item('b'), undefined, take('b')),
  ]);
  const owners = (await outbox.listItems()).filter(({ id }) => id === 'p1');
  expect(owners).toHaveLength(1);
  expect(owners[0]?.draft).toBeUndefined();
});

it('replaces an item only as long as it is what it was', async () => {
  await outbox.appendItem(picked('p1'));
  await outbox.appendItem(item('save'), undefined, taken);
  expect(await outbox.updateItem({ ...picked('p1'), owner: 'u2' }, isOfDraft)).toBe(false);
  expect(await outbox.listItems()).toEqual([item('save'), item('p1')]);
});

// Rule 4 of docs/outbox.md.
describe('in a browser that does not store', () => {
  it.each([
    ['forbids it', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'has no space left',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError');
        }),
    ],
  ])('since it %s, items last as long as the page', async (_, fail) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    fail();
    outbox = await openTab();
    await outbox.appendItem(item('a'));
    await outbox.appendItem(item('b'));
    await outbox.updateItem({ ...item('a'), owner: 'u2' });
    await outbox.removeItem('b');
    expect(await outbox.listItems()).toEqual([{ ...item('a'), owner: 'u2' }]);
    expect(warn).toHaveBeenCalledOnce();
    expect(await ids(await openTab())).toEqual([]);
  });

  it('the items of a draft follow its save in memory, and leave the disk', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await outbox.appendItem(picked('p1'));
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await outbox.appendItem(picked('p2'));
    await outbox.appendItem(item('save'), undefined, taken);
    expect(await outbox.listItems()).toEqual([item('save'), item('p1'), item('p2')]);
    add.mockRestore();
    for (const id of ['save', 'p1', 'p2']) await outbox.removeItem(id);
    expect(await ids(outbox)).toEqual([]);
  });
});

it('a tab with an older version does not block a newer one, and keeps its items in memory', async () => {
  await outbox.appendItem(item('a'));
  const newer = await openDB('desk', 2);
  await outbox.appendItem(item('b'));
  expect(await ids(outbox)).toEqual(['b']);
  expect(await newer.getAll('outbox')).toEqual([item('a')]);
  newer.close();
  await deleteDB('desk');
});

it('after an eviction by the browser, the outbox is empty and works', async () => {
  await outbox.appendItem(item('a'));
  // The tab that was open then is closed, and puts nothing back.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await deleteDB('desk');
  outbox = await openTab();
  expect(await ids(outbox)).toEqual([]);
  await outbox.appendItem(item('b'));
  expect(await ids(outbox)).toEqual(['b']);
});

it.each([
  ['clears the storage of the site', true],
  ['deletes the database', false],
])('puts back what waits when the user %s while the page is open', async (_, isForced) => {
  await outbox.appendItem(item('a'));
  await outbox.appendItem(item('b'));
  const onChange = vi.fn<() => void>();
  onTestFinished(outbox.onOutboxChange(onChange));
  if (isForced) forceClose(await openedDatabase());
  await deleteDB('desk');
  await expect.poll(() => onChange).toHaveBeenCalled();
  expect(await ids(outbox)).toEqual(['a', 'b']);
  expect(await ids(await openTab())).toEqual(['a', 'b']);
});

/** The database of the tab that was opened last. */
async function openedDatabase(): Promise<DeviceDatabase> {
  const { openDevice } = await import('../../../../src/records/store/device/deviceDatabase.ts');
  const database = await openDevice();
  if (database === null) throw new Error('The database was not opened');
  return database;
}

/** Closes a database, as the browser does when it evicts the data. */
function forceClose(database: DeviceDatabase): void {
  // The type of the library is that of its own class, which is what this is.
  forceCloseDatabase(unwrap(database) as unknown as Parameters<typeof forceCloseDatabase>[0]);
}

it('stores an item although the browser closes the database in the middle, as when it evicts the data', async () => {
  const warn = vi.spyOn(console, 'warn');
  const database = await openedDatabase();
  const appended = outbox.appendItem(item('a'));
  forceClose(database);
  await appended;
  expect(await ids(await openTab())).toEqual(['a']);
  expect(warn).not.toHaveBeenCalled();
});

it('stores items again after the browser could not open the database for a while', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  outbox = await openTab();
  expect(await ids(outbox)).toEqual([]);
  await outbox.appendItem(item('a'));
  expect(await ids(await openTab())).toEqual(['a']);
  expect(open.mock.calls.length).toBeGreaterThan(1);
  expect(warn).toHaveBeenCalledOnce();
});
