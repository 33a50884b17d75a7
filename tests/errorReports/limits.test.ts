import { beforeEach, expect, it, vi } from 'vitest';
import { mayReport } from '../../src/errorReports/limits.ts';

const HOUR_MS = 3_600_000;

/** A page that has just been loaded; the tab keeps its storage. */
function loadPage() {
  const reported = new Set<string>();
  return (failure: string, now: number) => mayReport(failure, now, reported);
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

it('a failure is reported once in a page, and again after a reload', () => {
  const report = loadPage();
  expect([report('a', 0), report('a', 1), report('b', 2)]).toEqual([true, false, true]);
  const again = loadPage();
  expect(again('a', 3)).toBe(true);
});

it('ten failures are reported in an hour, however often the page is loaded', () => {
  const counts: boolean[] = [];
  for (let load = 0; load < 6; load += 1) {
    const report = loadPage();
    counts.push(report('a', load), report('b', load));
  }
  expect(counts.filter(Boolean)).toHaveLength(10);
  const later = loadPage();
  expect(later('a', HOUR_MS + 10)).toBe(true);
});

it('the limit holds for the page where the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const report = loadPage();
  const results = Array.from({ length: 15 }, (_, index) => report(`f${index}`, 0));
  expect(results.filter(Boolean)).toHaveLength(10);
});
