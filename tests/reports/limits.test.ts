import { beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;

/** A page that has just been loaded; the tab keeps its storage. */
async function loadPage() {
  vi.resetModules();
  return (await import('../../src/reports/limits.ts')).mayReport;
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('a failure is reported once in a page, and again after a reload', async () => {
  const mayReport = await loadPage();
  expect([mayReport('a', 0), mayReport('a', 1), mayReport('b', 2)]).toEqual([true, false, true]);
  const again = await loadPage();
  expect(again('a', 3)).toBe(true);
});

it('ten failures are reported in an hour, however often the page is loaded', async () => {
  const counts: boolean[] = [];
  for (let load = 0; load < 6; load += 1) {
    const mayReport = await loadPage();
    counts.push(mayReport('a', load), mayReport('b', load));
  }
  expect(counts.filter(Boolean)).toHaveLength(10);
  const later = await loadPage();
  expect(later('a', HOUR_MS + 10)).toBe(true);
});

it('the limit holds for the page where the browser blocks storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const mayReport = await loadPage();
  const results = Array.from({ length: 15 }, (_, index) => mayReport(`f${index}`, 0));
  expect(results.filter(Boolean)).toHaveLength(10);
});
