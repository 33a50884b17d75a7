import { renderHook, waitFor } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuthProvider } from '../../../../src/app/AuthProvider.tsx';
import { useKeptRecords } from '../../../../src/records/store/read/useRecordsBy.ts';
import { useLowItems } from '../../../../src/features/home/useLowItems.ts';
import { chooseCopy } from '../../../../src/session/copyChoice.ts';
import { openDevice } from '../../../../src/records/store/device/deviceDatabase.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { signOut } from '../../../../src/firebase/auth.ts';
import { database, updatePaths } from '../../../../src/firebase/database.ts';
import { receivedLength } from '../../../../src/firebase/sdkInsides.ts';
import { decideOnCopy } from '../../../../src/records/store/read/useCopy.ts';
import { useRecords, type Records } from '../../../../src/records/store/read/useRecords.ts';
import { signInAs } from '../../../support/app.tsx';
import { resetDatabase, seed } from '../../../support/backend.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { denyEverything, installRules, restoreRules } from '../../../support/rules.ts';

const PATH = 'inventory/items';

let uid: string;

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
  uid = getAuth().currentUser?.uid ?? '';
  await seed(PATH, { a: { sku: 'S-1', stock: 'some' }, b: { sku: 'S-2', stock: 2 } });
});

type Items = Records<typeof inventoryItem>;

/** Opens the list and waits for its status. */
async function visit(status: Items['status'] = 'live') {
  const { result, unmount } = renderHook(() => useRecords(inventoryItem), {
    wrapper: AuthProvider,
  });
  const becomes = (expected: Items['status']) =>
    waitFor(() => expect(result.current?.status).toBe(expected));
  await becomes(status);
  return { result, unmount, becomes };
}

async function isKept(): Promise<boolean> {
  const keys = (await (await openDevice())?.getAllKeys('snapshots')) ?? [];
  return keys.some((key) => key.startsWith(uid));
}

it('a list opens with the copy kept on this device, which the live records replace', async () => {
  chooseCopy(uid, 'keep');
  const first = await visit();
  first.unmount();
  await expect.poll(isKept).toBe(true);
  await seed(`${PATH}/b/stock`, 3);

  goOffline(getDatabase());
  const { result, becomes } = await visit('kept');
  const kept = result.current;
  expect(kept.records).toEqual(first.result.current.records);
  expect(kept.savedAt).toBeGreaterThan(Date.now() - 60_000);
  goOnline(getDatabase());
  await becomes('live');
  // Unchanged records stay the same objects; their rows are not rendered again.
  expect(result.current.records[0]).toBe(kept.records[0]);
  expect(result.current.records[1]?.stock).toBe(3);
  expect(result.current.savedAt).toBeUndefined();
});

it('what has arrived is kept as soon as the page is hidden, since a phone may end it there', async () => {
  chooseCopy(uid, 'keep');
  const later = window.setTimeout;
  const spy = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((...timer: Parameters<typeof later>) =>
      timer[1] === 1_000 ? 0 : later(...timer)) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  await visit();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => hidden.mockRestore());
  expect(await isKept()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(isKept).toBe(true);
});

/** Whether the copy says up to where it is complete. */
const hasCursor = async (): Promise<boolean> =>
  (await (await openDevice())?.get('snapshots', `${uid}:${PATH}`))?.cursor !== undefined;

/** Opens the list and closes it, once it is on this device. */
async function copyList(): Promise<void> {
  (await visit()).unmount();
  await expect.poll(isKept).toBe(true);
}

let before = 0;

const LOW = [{ child: 'stock', to: 1_000 }];

const received = (): number => receivedLength(database());

/** Whether the list was read as a whole since it was copied, and not only what has changed. */
const wasReadWhole = () => received() - before > 20_000;

describe('a list whose copy says up to where it is complete', () => {
  const COUNT = 300;
  const HOUR_MS = 3_600_000;

  beforeEach(async () => {
    const items = Array.from({ length: COUNT }, (_, n) => [
      `i${100 + n}`,
      {
        sku: `S-${n}`,
        name: 'A pump of some kind',
        stock: n,
        changedAt: Date.now() - (COUNT - n) * HOUR_MS,
      },
    ]);
    await seed(PATH, Object.fromEntries(items));
    chooseCopy(uid, 'keep');
    await copyList();
    before = received();
  });

  it('receives only what has changed since', async () => {
    await seed(`${PATH}/i120`, { sku: 'S-20', stock: 7, changedAt: Date.now() });
    await seed(`${PATH}/new`, { sku: 'By another program', stock: 1 });
    const { result } = await visit();
    expect(result.current.records).toHaveLength(COUNT + 1);
    expect(result.current.records[20]).toMatchObject({ id: 'i120', stock: 7 });
    expect(received() - before).toBeLessThan(3_000);
    // A colleague's change arrives as before.
    await seed(`${PATH}/i130`, { sku: 'S-30', stock: 8, changedAt: Date.now() });
    await waitFor(() => expect(result.current.records[30]?.stock).toBe(8));
  });

  it.each([
    ['low items', () => useLowItems({ isWanted: true })],
    ['records of a range', () => useKeptRecords(inventoryItem, LOW, { isWanted: true })],
  ])('is what is asked for where a page shows its %s', async (_, useList) => {
    await seed(`${PATH}/i120`, { sku: 'S-20', stock: 1, reorder: COUNT, changedAt: Date.now() });
    const { result } = renderHook(useList, { wrapper: AuthProvider });
    await waitFor(() => expect(result.current.status).toBe('live'));
    expect(result.current.records[20]).toMatchObject({ id: 'i120', stock: 1 });
    expect(received() - before).toBeLessThan(3_000);
  });

  it('is read as a whole once copies do not hold good any more', async () => {
    await seed(`${PATH}/i120`, null);
    await seed('config/copies', 1);
    const { result } = await visit();
    expect(result.current.records).toHaveLength(COUNT - 1);
    expect(wasReadWhole()).toBe(true);
  });

  it('is read as a whole where what has changed cannot be read', async () => {
    onTestFinished(restoreRules);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await installRules('{"rules":{"inventory":{".read":true}}}');
    const { result } = await visit();
    expect(result.current.records).toHaveLength(COUNT);
    expect(wasReadWhole()).toBe(true);
  });

  it('is read as a whole where nothing says up to where the copy is complete', async () => {
    onTestFinished(restoreRules);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await installRules('{"rules":{"inventory":{".read":true}}}');
    (await visit()).unmount();
    await expect.poll(hasCursor).toBe(false);
    before = received();
    await visit();
    expect(wasReadWhole()).toBe(true);
  });

  it('copies nothing that the server has not answered', async () => {
    const { result, unmount } = await visit();
    goOffline(getDatabase());
    updatePaths({ [`${PATH}/i120/stock`]: 99 }).catch(() => undefined);
    await waitFor(() => expect(result.current.records[20]?.stock).toBe(99));
    unmount();
    const { result: next } = await visit('kept');
    expect(next.current.records[20]?.stock).toBe(20);
    goOnline(getDatabase());
  });
});

it('nothing is kept without consent', async () => {
  const { unmount } = await visit();
  unmount();
  expect(await isKept()).toBe(false);
});

it('the copy is deleted when the consent is withdrawn', async () => {
  chooseCopy(uid, 'keep');
  (await visit()).unmount();
  await expect.poll(isKept).toBe(true);
  await decideOnCopy(uid, false);
  expect(await isKept()).toBe(false);
});

it('the copy is deleted when the user signs out', async () => {
  chooseCopy(uid, 'keep');
  (await visit()).unmount();
  await expect.poll(isKept).toBe(true);
  renderHook(() => null, { wrapper: AuthProvider });
  await signOut();
  await expect.poll(isKept).toBe(false);
  expect(localStorage.getItem('last-user')).toBeNull();
});

it('the copy is deleted when the database refuses the list', async () => {
  expectConsoleError(/Reading inventory\/items failed/);
  chooseCopy(uid, 'keep');
  (await visit()).unmount();
  await expect.poll(isKept).toBe(true);
  const { result } = await visit();
  await denyEverything();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  await expect.poll(isKept).toBe(false);
  await restoreRules();
});
