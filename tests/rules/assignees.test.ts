import { get, ref, set, update } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  signedOut,
  useRules,
} from './environment.ts';

useRules();

const PATH = 'config/assignees';
const LIST = { names: ['Ann', 'Bob'], version: 4 };

const mayWrite = (value: unknown): Promise<boolean> => isAllowed(set(ref(signedIn(), PATH), value));
const mayUpdate = (values: Record<string, unknown>): Promise<boolean> =>
  isAllowed(update(ref(signedIn()), values));

describe.each(DELETION_INTERPRETATIONS)('where %s', (interpretation) => {
  beforeEach(() => interpretDeletionsAs(interpretation));

  it('holds up to 200 names of up to 200 characters', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(200, 'ن'));
    expect(await mayWrite({ names, version: 1 })).toBe(true);
    seed(PATH, LIST);
    for (const wrong of [
      [...names, 'one more'],
      ['x'.repeat(201)],
      [''],
      [' \n'],
      [5],
      [true],
      [{ name: 'Ann' }],
      { '00': 'Ann' },
      { '-1': 'Ann' },
      { first: 'Ann' },
      [],
      'Ann',
    ]) {
      expect(await mayWrite({ names: wrong, version: 5 })).toBe(false);
    }
  });
});

it('is read by those who read the records, and opens nothing beside it', async () => {
  seed('config', { assignees: LIST, staffOnly: false });
  expect(await isAllowed(get(ref(signedIn(), PATH)))).toBe(true);
  expect(await isAllowed(get(ref(signedOut(), PATH)))).toBe(false);
  expect(await isAllowed(get(ref(signedIn(), 'config')))).toBe(false);
  const next = { ...LIST, version: 5 };
  expect(await mayUpdate({ [PATH]: next, 'config/staffOnly': true })).toBe(false);
  expect(await isAllowed(set(ref(signedOut(), PATH), next))).toBe(false);
  seed('config/staffOnly', true);
  expect(await isAllowed(get(ref(signedIn(), PATH)))).toBe(false);
  expect(await mayWrite(next)).toBe(false);
});
