import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let spy: MockInstance<typeof console.error>;
let expected: RegExp[] = [];
let allowed: RegExp[] = [];

beforeEach(() => {
  expected = [];
  allowed = [];
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// oxlint-disable vitest/no-standalone-expect -- every test ends here
afterEach(() => {
  const calls = spy.mock.calls.map((parts) => parts.map(String).join(' '));
  spy.mockRestore();
  expect(
    calls.filter((call) => ![...expected, ...allowed].some((pattern) => pattern.test(call))),
  ).toEqual([]);
  for (const pattern of expected) expect(calls.join('\n')).toMatch(pattern);
});

/** Allows, and demands, a console error in the test at hand; any other one fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Allows a console error that comes or not, as the race between two answers of the backend goes. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}
