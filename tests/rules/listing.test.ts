import { serverTimestamp } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { LISTING_CHANGE, LISTING_FIELDS } from '../../src/model/archive.ts';
import type { Entity } from '../../src/model/entity.ts';
import { ENTITIES } from '../support/entities.ts';
import { seed, stored, useRules } from './environment.ts';
import { entry, mayCreate, mayUpdate, record, type Stored } from './saves.ts';

useRules();

const PATH = customer.path;

beforeEach(() => {
  for (const id of ['a', 'b', 'c']) seed(`${PATH}/${id}`, record(customer, { name: id }));
});

/** Sets a field of a record as the app does. */
function change(entity: Entity, id: string, field: string, to: string): Stored {
  const path = `${entity.path}/${id}`;
  const key = `k${id}${field}${to.replaceAll(/\W/g, '')}`;
  return {
    [`${path}/${field}`]: to,
    [`${path}/${LISTING_CHANGE}`]: key,
    [`activity/${key}`]: entry(entity.activity.updated),
    [`history/${key}`]: {
      user: 'Admin',
      uid: 'u1',
      timestamp: serverTimestamp(),
      record: path,
      changes: { [field]: { from: stored(`${path}/${field}`) ?? null, to } },
    },
  };
}

const merging = (id: string, into: string): Stored => change(customer, id, 'mergedInto', into);

const LEAVING = ENTITIES.flatMap((entity) =>
  LISTING_FIELDS.filter((name) => name in entity.fields).map(
    (name) => [`${entity.path}: ${name}`, entity, name] as const,
  ),
);

describe.each(LEAVING)('%s', (_, entity, name) => {
  const path = `${entity.path}/a`;
  const to = name === 'mergedInto' ? 'b' : '2026-11-26';

  beforeEach(() => {
    for (const id of ['a', 'b']) seed(`${entity.path}/${id}`, record(entity));
  });

  it('changes, and is blank again, only with its entry of the history', async () => {
    for (const value of [to, '']) {
      const whole = change(entity, 'a', name, value);
      const field = { [`${path}/${name}`]: value };
      expect(await mayUpdate(field)).toBe(false);
      expect(await mayUpdate({ ...field, [`${path}/${LISTING_CHANGE}`]: 'none' })).toBe(false);
      for (const left of [`${path}/${LISTING_CHANGE}`, 'history']) {
        const part = Object.entries(whole).filter(([key]) => !key.startsWith(left));
        expect(await mayUpdate(Object.fromEntries(part))).toBe(false);
      }
      expect(await mayUpdate(whole)).toBe(true);
      expect(stored(`${path}/${name}`)).toBe(value);
    }
  });

  it('is not removed, and no new record has it', async () => {
    expect(await mayUpdate(change(entity, 'a', name, to))).toBe(true);
    expect(await mayUpdate({ [`${path}/${name}`]: null })).toBe(false);
    for (const value of [to, '']) {
      const values = record(entity, { [name]: value });
      expect(await mayCreate(entity, values, 'n')).toBe(false);
    }
    expect(await mayCreate(entity, record(entity), 'n')).toBe(true);
  });
});

it('merges into nothing that is not there, not into itself, and no two into each other', async () => {
  for (const into of ['d', 'a', 'b/name', 'b '])
    expect(await mayUpdate(merging('a', into))).toBe(false);
  expect(await mayUpdate({ ...merging('a', 'b'), ...merging('b', 'a') })).toBe(false);
  expect(await mayUpdate(merging('a', 'b'))).toBe(true);
  expect(await mayUpdate(merging('b', 'a'))).toBe(false);
  expect(await mayUpdate(merging('c', 'a'))).toBe(false);
  expect(await mayUpdate(merging('b', 'c'))).toBe(true);
});

it('leaves a merged record as it is until that is taken back', async () => {
  seed(`${PATH}/a/mergedInto`, 'b');
  expect(await mayUpdate({ [`${PATH}/a/phone`]: '1' })).toBe(false);
  expect(await mayUpdate(merging('a', 'c'))).toBe(false);
  expect(await mayUpdate(change(customer, 'a', 'archived', '2026-11-26'))).toBe(false);
  expect(await mayUpdate({ ...merging('a', ''), [`${PATH}/a/phone`]: '1' })).toBe(true);
});

/** A merger of somebody who saw this phone number. */
const seen = (phone: string): Stored => {
  const write = merging('a', 'b');
  const path = Object.keys(write).find((key) => key.startsWith('history/')) ?? '';
  const history = write[path] as { changes: Stored };
  const changes = { ...history.changes, phone: { from: phone, to: phone } };
  return { ...write, [path]: { ...history, changes } };
};

it('merges a record only as it was seen, whatever of it a colleague has changed', async () => {
  seed(`${PATH}/a/phone`, '2');
  expect(await mayUpdate(seen('1'))).toBe(false);
  expect(await mayUpdate(seen('2'))).toBe(true);
});

it('archives no invoice that has a tax number', async () => {
  seed('finance/invoices/a', record(invoice, { taxNumber: 1 }));
  expect(await mayUpdate(change(invoice, 'a', 'archived', '2026-11-26'))).toBe(false);
});
