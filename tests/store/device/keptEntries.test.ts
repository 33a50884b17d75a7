import 'fake-indexeddb/auto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepEntry, recoverEntry } from '../../../src/store/device/keptEntries.ts';

/** What is on the disk, and what the browser holds of it. */
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

async function change(key: string, text: string | null): Promise<void> {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  await keepEntry(key);
}

/** Takes back all that is changed from now on when the returned function is called, as a crash does. */
function beginUnwritten(): () => void {
  const onDisk = new Map(storage);
  return () => {
    storage = onDisk;
  };
}

it('changes an entry again that a crash has taken back', async () => {
  const crash = beginUnwritten();
  await change('entry 1', 'new');
  crash();
  expect(await recoverEntry('entry 1')).toBe('set');
  expect(storage.get('entry 1')).toBe('new');
  expect(await recoverEntry('entry 1')).toBeUndefined();
});

it('removes an entry again that a crash has brought back, also right after another crash', async () => {
  await change('entry 2', 'old');
  const crash = beginUnwritten();
  await change('entry 2', null);
  crash();
  const crashAgain = beginUnwritten();
  expect(await recoverEntry('entry 2')).toBe('removed');
  expect(storage.has('entry 2')).toBe(false);
  crashAgain();
  expect(await recoverEntry('entry 2')).toBe('removed');
  expect(storage.has('entry 2')).toBe(false);
});

it('leaves what was changed since the crash, or by a version of the app that kept nothing', async () => {
  const crash = beginUnwritten();
  await change('entry 3', 'lost');
  crash();
  await change('entry 3', 'after the crash');
  expect(await recoverEntry('entry 3')).toBeUndefined();
  localStorage.setItem('entry 3', 'by another version');
  expect(await recoverEntry('entry 3')).toBeUndefined();
  expect(storage.get('entry 3')).toBe('by another version');
});

it('keeps the later change when the clock of the device is set back, and of two tabs', async () => {
  const crash = beginUnwritten();
  await change('entry 4', 'first');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  localStorage.setItem('entry 4', 'second');
  const keeping = keepEntry('entry 4');
  await Promise.all([keeping, change('entry 4', 'third')]);
  crash();
  expect(await recoverEntry('entry 4')).toBe('set');
  expect(storage.get('entry 4')).toBe('third');
});

it('leaves everything as it is where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await change('entry 5', 'text');
  expect(await recoverEntry('entry 5')).toBeUndefined();
  expect(storage.get('entry 5')).toBe('text');
});
