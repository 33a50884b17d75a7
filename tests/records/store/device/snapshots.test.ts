import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openCopy,
  openCopyInTab,
  refuseCopies,
  tidyCopies,
  wipeCopies,
} from '../../../../src/records/store/device/copies.ts';
import { openDevice } from '../../../../src/records/store/device/deviceDatabase.ts';

type Row = { readonly id: number };

const PATH = 'inventory/items';
const DAY_MS = 24 * 60 * 60 * 1_000;

const open = (owner = 'layla', isAllowed = () => true) =>
  openCopy(owner, PATH, (stored) => stored as Row, isAllowed);
const seen = (owner = 'layla') => openCopyInTab<Row>(owner, PATH);
const rows = (count: number): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const countCopies = async () => (await openDevice())?.count('snapshots');
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
  it.each([0, 1, 1_000])('is read as it was written, with %i records', async (count) => {
    await open().write(rows(count));
    expect(await readBy('layla')).toEqual(rows(count));
  });

  it('says when it was written', async () => {
    const before = Date.now();
    await open().write(rows(3));
    const { savedAt } = (await open().read()) ?? { savedAt: 0 };
    expect(savedAt).toBeGreaterThanOrEqual(before);
  });

  it('is what was written last, with up to where it is complete', async () => {
    const cursor = { changedAt: 2, epoch: 'null' };
    await open().write(rows(600), { changedAt: 1, epoch: 'null' });
    await open().write(rows(10), cursor);
    expect(await open().read()).toMatchObject({ records: rows(10), cursor });
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

  it('of another version of the app is parsed, and does not say up to where it is complete', async () => {
    const cursor = { changedAt: 1, epoch: 'null' };
    const stored = { savedAt: Date.now(), version: 'another', records: rows(3), cursor };
    await (await openDevice())?.put('snapshots', { key: `layla:${PATH}`, ...stored });
    const read = (parse: (one: unknown) => Row) =>
      openCopy('layla', PATH, parse, () => true).read();
    const copy = await read((one) => ({ id: (one as Row).id + 10 }));
    expect(copy?.records.map(({ id }) => id)).toEqual([10, 11, 12]);
    expect(copy?.cursor).toBeUndefined();
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await read(failToParse)).toBeNull();
  });

  it('is not written once the person has signed out', async () => {
    let isSignedIn = true;
    const snapshot = open('layla', () => isSignedIn);
    isSignedIn = false;
    await snapshot.write(rows(3));
    expect(await countCopies()).toBe(0);
  });
});

it('a refused permission deletes everything and keeps nothing more', async () => {
  const snapshot = open('noor');
  await snapshot.write(rows(3));
  await refuseCopies('noor');
  await snapshot.write(rows(3));
  expect(await countCopies()).toBe(0);
});

it('tidying deletes what belongs to others or is outdated', async () => {
  await open('layla').write(rows(300));
  await open('omar').write(rows(300));
  await tidyCopies('layla');
  expect(await readBy('omar')).toBeUndefined();
  expect(await readBy('layla')).toHaveLength(300);
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await tidyCopies('layla');
  expect(await countCopies()).toBe(0);
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
    expect(await countCopies()).toBe(0);
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
