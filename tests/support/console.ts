import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

let spy: MockInstance<typeof console.error>;
let expected: RegExp[] = [];
let allowed: RegExp[] = [];

beforeEach(() => {
  expected = [];
  allowed = [];
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = spy.mock.calls.map((parts) => parts.map(String).join(' '));
  spy.mockRestore();
  const known = [...expected, ...allowed];
  const strange = calls.filter((call) => !known.some((pattern) => pattern.test(call)));
  const missing = expected.filter((pattern) => !calls.some((call) => pattern.test(call)));
  if (strange.length > 0) throw new Error(`Unexpected console errors:\n${strange.join('\n')}`);
  if (missing.length > 0)
    throw new Error(`Console errors that did not come: ${missing.join(', ')}`);
});

/** Allows, and demands, a console error in the test at hand; any other one fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Allows a console error that comes or not, as the race between two answers of the backend goes. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}
