import { serverTimestamp } from 'firebase/database';
import { beforeEach, expect, it } from 'vitest';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { seed, stored, useRules } from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';

useRules();

const PATH = customer.path;

beforeEach(() => {
  for (const id of ['a', 'b', 'c']) seed(`${PATH}/${id}`, record(customer, { name: id }));
});

const merging = (id: string, into: string): Stored => ({
  [`${PATH}/${id}/mergedInto`]: into,
  [`activity/k${id}${into}`]: entry('updated customer'),
  [`history/k${id}${into}`]: {
    user: 'Admin',
    timestamp: serverTimestamp(),
    record: `${PATH}/${id}`,
    changes: { mergedInto: { from: stored(`${PATH}/${id}/mergedInto`) ?? null, to: into } },
  },
});

it('merges a record into another one, and takes that back', async () => {
  expect(await mayUpdate(merging('a', 'b'))).toBe(true);
  expect(await mayUpdate(merging('a', ''))).toBe(true);
});

it('merges into nothing that is not there, not into itself, and no two into each other', async () => {
  const wrong = ['d', 'a', 'b/name', 'b '].map(async (into) =>
    mayUpdate({ [`${PATH}/a/mergedInto`]: into }),
  );
  expect(await Promise.all(wrong)).toEqual([false, false, false, false]);
  expect(await mayUpdate({ [`${PATH}/a/mergedInto`]: 'b', [`${PATH}/b/mergedInto`]: 'a' })).toBe(
    false,
  );
  expect(await mayUpdate(merging('a', 'b'))).toBe(true);
  expect(await mayUpdate(merging('b', 'a'))).toBe(false);
  expect(await mayUpdate(merging('c', 'a'))).toBe(false);
  expect(await mayUpdate(merging('b', 'c'))).toBe(true);
});

it('leaves a merged record as it is until that is taken back', async () => {
  seed(`${PATH}/a/mergedInto`, 'b');
  expect(await mayUpdate({ [`${PATH}/a/phone`]: '1' })).toBe(false);
  expect(await mayUpdate({ [`${PATH}/a/mergedInto`]: 'c' })).toBe(false);
  expect(await mayUpdate({ [`${PATH}/a/mergedInto`]: null })).toBe(false);
  expect(await mayUpdate({ [`${PATH}/a/mergedInto`]: '', [`${PATH}/a/phone`]: '1' })).toBe(true);
});

const create = (mergedInto: string): Promise<boolean> => {
  const created = record(customer, { mergedInto });
  return mayUpdate({ [`${PATH}/n`]: created, 'activity/n': creationEntry(customer, created) });
};

it('creates no record that is merged into one that is not there', async () => {
  expect(await create('d')).toBe(false);
  expect(await create('')).toBe(true);
});

/** A merger of somebody who saw this phone number. */
const seen = (phone: string): Stored => {
  const write = merging('a', 'b');
  const history = write['history/kab'] as { changes: Stored };
  const changes = { ...history.changes, phone: { from: phone, to: phone } };
  return { ...write, 'history/kab': { ...history, changes } };
};

it('merges a record only as it was seen, whatever of it a colleague has changed', async () => {
  seed(`${PATH}/a/phone`, '2');
  expect(await mayUpdate(seen('1'))).toBe(false);
  expect(await mayUpdate(seen('2'))).toBe(true);
});
