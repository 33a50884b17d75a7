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
  const errors = spy.mock.calls.map((parts) => parts.map(String).join(' '));
  spy.mockRestore();
  const patterns = [...expected, ...allowed];
  const unexpected = errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
  const missing = expected.filter((pattern) => !errors.some((error) => pattern.test(error)));
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
  }
  if (missing.length > 0) throw new Error(`Missing console errors: ${missing.join(', ')}`);
});

/** Requires a console error in the current test; any other console error fails it. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Allows a console error that depends on a race between two responses of the backend. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}
