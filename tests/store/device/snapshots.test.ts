import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openCopy,
  openCopyInTab,
  refuseCopies,
  tidyCopies,
  wipeCopies,
} from '../../../src/store/device/copies.ts';
import { openDevice } from '../../../src/store/device/deviceDatabase.ts';

type Row = { readonly id: number };

const PATH = 'inventory/items';
const DAY_MS = 24 * 60 * 60 * 1_000;

const open = (owner = 'layla', isAllowed = () => true) =>
  openCopy(owner, PATH, (stored) => stored as Row, isAllowed);
const seen = (owner = 'layla') => openCopyInTab<Row>(owner, PATH);
const rows = (count: number): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const countBlocks = async () => (await openDevice())?.count('snapshots');
const readBy = async (owner: string) => (await open(owner).read())?.records;

function failToParse(): Row {
  throw new Error('Written by another version');
}

beforeEach(wipeCopies);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a snapshot', () => {
  it.each([0, 1, 250, 251, 1_000])('is read as it was written, with %i records', async (count) => {
    await open().write(rows(count));
    expect(await readBy('layla')).toEqual(rows(count));
  });

  it('is read from the end first when it is long', async () => {
    await open().write(rows(1_001));
    const newest: Row[] = [];
    const all = await open().read(({ records }) => newest.push(...records));
    expect(newest).toEqual(rows(1_001).slice(750));
    expect(all?.records).toHaveLength(1_001);
  });

  it('says when it was written', async () => {
    const before = Date.now();
    await open().write(rows(3));
    const { savedAt } = (await open().read()) ?? { savedAt: 0 };
    expect(savedAt).toBeGreaterThanOrEqual(before);
  });

  it('shrinks with its list', async () => {
    const snapshot = open();
    await snapshot.write(rows(800));
    await snapshot.write(rows(10));
    expect(await readBy('layla')).toEqual(rows(10));
  });

  it('writes only the blocks that have changed', async () => {
    const snapshot = open();
    const list = rows(1_000);
    await snapshot.write(list);
    const changed = list.with(300, { id: -1 });
    await snapshot.write(changed);
    const database = await openDevice();
    const stored = (await database?.getAll('snapshots')) ?? [];
    const [newest] = stored.map(({ savedAt }) => savedAt).toSorted((a, b) => b - a);
    expect(await readBy('layla')).toEqual(changed);
    expect(stored.filter(({ savedAt }) => savedAt === newest).length).toBeLessThanOrEqual(5);
  });

  it('is that of the window that wrote it last, whole, with up to where it is complete', async () => {
    const [one, other] = [open(), open()];
    await one.write(rows(600));
    await other.read();
    const longer = [{ id: -1 }, ...rows(600)];
    await one.write(longer, { changedAt: 1, epoch: 'null', fields: '' });
    const changed = rows(600).with(599, { id: -2 });
    await other.write(changed, { changedAt: 2, epoch: 'null', fields: '' });
    expect(await open().read()).toMatchObject({ records: changed, cursor: { changedAt: 2 } });
  });

  it('is nobody else’s', async () => {
    await open().write(rows(3));
    expect(await readBy('omar')).toBeUndefined();
  });

  it('counts as missing after 30 days', async () => {
    await open().write(rows(3));
    vi.setSystemTime(Date.now() + 29 * DAY_MS);
    expect(await readBy('layla')).toEqual(rows(3));
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    expect(await readBy('layla')).toBeUndefined();
  });

  it('counts as missing when it cannot be parsed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await open().write(rows(3));
    expect(await openCopy('layla', PATH, failToParse, () => true).read()).toBeNull();
  });

  it('is not written once the person has signed out', async () => {
    let isSignedIn = true;
    const snapshot = open('layla', () => isSignedIn);
    isSignedIn = false;
    await snapshot.write(rows(3));
    expect(await countBlocks()).toBe(0);
  });
});

it('a refused permission deletes everything and keeps nothing more', async () => {
  const snapshot = open('noor');
  await snapshot.write(rows(3));
  await refuseCopies('noor');
  await snapshot.write(rows(3));
  expect(await countBlocks()).toBe(0);
});

it('tidying deletes what belongs to others or is outdated', async () => {
  await open('layla').write(rows(300));
  await open('omar').write(rows(300));
  await tidyCopies('layla');
  expect(await readBy('omar')).toBeUndefined();
  expect(await readBy('layla')).toHaveLength(300);
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await tidyCopies('layla');
  expect(await countBlocks()).toBe(0);
});

it('counts as missing when the browser aborts its reading, and leaves no error unhandled', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const onUnhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', onUnhandled);
  await open().write(rows(3));
  const { value: get } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get') ?? {};
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function abort(
    this: IDBObjectStore,
    key,
  ) {
    queueMicrotask(() => this.transaction.abort());
    return Reflect.apply(get, this, [key]);
  });
  expect(await readBy('layla')).toBeUndefined();
  await new Promise((resume) => setTimeout(resume, 50));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});

describe('what a tab has seen', () => {
  it('is read as it was written, by its owner only, and is not on the device', async () => {
    await seen().write(rows(3));
    expect((await seen().read())?.records).toEqual(rows(3));
    expect(await seen('omar').read()).toBeNull();
    expect(await countBlocks()).toBe(0);
  });

  it.each([
    ['the session', () => wipeCopies()],
    ['the access', () => refuseCopies('sara')],
    ['the turn of its owner', () => tidyCopies('omar')],
  ])('ends with %s', async (_, end) => {
    await seen('sara').write(rows(3));
    await end();
    expect(await seen('sara').read()).toBeNull();
  });

  it('is not written any more once the access has ended', async () => {
    await refuseCopies('noor');
    await seen('noor').write(rows(3));
    expect(await seen('noor').read()).toBeNull();
  });
});
