import { today } from '../../../src/lib/dates.ts';
import { beforeEach, expect, it } from 'vitest';
import type { Texts } from '../../../src/records/model/draft.ts';
import { parseRecord, type Entity } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { findLastImport, importRows, undoImport } from '../../../src/features/imports/runImport.ts';
import { currentUid, signInAs } from '../../support/app.tsx';
import { stored } from '../../support/backend.ts';

const LEADS: readonly Texts[] = Array.from({ length: 120 }, (_, n) => ({
  company: `Palm ${n}`,
  contact: 'Noor',
  status: 'Contacted',
}));

let uid = '';
beforeEach(async () => {
  await signInAs('Layla Haddad');
  uid = currentUid();
});

/** Imports rows, and returns the id of the import. */
async function importAll(
  rows = LEADS,
  entity: Entity = lead,
  onStored: (count: number) => boolean = () => false,
): Promise<string> {
  await importRows(entity, rows, { records: [], uid, day: '2026-11-22', onStored });
  return (await findLastImport(entity, uid, Date.now()))?.id ?? '';
}

const recordsAt = async (path: string) =>
  Object.entries(((await stored(path)) ?? {}) as Record<string, Record<string, unknown>>);

const companies = async (): Promise<unknown[]> =>
  (await recordsAt('sales/leads')).map(([, { company }]) => company);

it('stores every row once, in order, each with its activity entry and a log of the import', async () => {
  const counts: number[] = [];
  const id = await importAll(LEADS, lead, (count) => counts.push(count) === 0);
  expect(counts).toEqual([50, 100, 120]);
  expect(await companies()).toEqual(LEADS.map(({ company }) => company));
  const [[key, record] = []] = await recordsAt('sales/leads');
  expect(record).toEqual({
    company: 'Palm 0',
    contact: 'Noor',
    status: 'Contacted',
    source: '',
    creationDate: '2026-11-22',
    import: id,
  });
  expect(await stored(`activity/${key}`)).toMatchObject({
    user: 'Layla Haddad',
    action: 'created new lead',
    subject: 'Palm 0',
  });
  expect(await recordsAt('activity')).toHaveLength(120);
  expect(await stored(`imports/${id}`)).toMatchObject({ path: 'sales/leads', uid, count: 120 });
});

it('gives invoices without a number one of their own, and keeps those that are given', async () => {
  const year = today().slice(0, 4);
  const rows = Array.from({ length: 60 }, (_, n) => ({
    customer: `Palm ${n}`,
    ...(n % 2 === 0 && { idNum: `INV-${year}-${n}` }),
  }));
  await importAll(rows, invoice);
  const records = await recordsAt('finance/invoices');
  const numbers = records.map(([id, record]) => parseRecord(invoice, id, record).idNum);
  expect(new Set(numbers).size).toBe(60);
  expect(numbers.filter((_, n) => n % 2 === 0)).toEqual(rows.flatMap(({ idNum }) => idNum ?? []));
});

it('finds the last import of the same kind and person that has something left, for a day', async () => {
  const first = await importAll(LEADS.slice(0, 2));
  const second = await importAll(LEADS.slice(2, 3));
  expect(second).not.toBe(first);
  expect(await findLastImport(invoice, uid, Date.now())).toBeNull();
  expect(await findLastImport(lead, 'somebody else', Date.now())).toBeNull();
  expect(await findLastImport(lead, uid, Date.now() + 25 * 3_600_000)).toBeNull();
  await undoImport(lead, second);
  expect(await findLastImport(lead, uid, Date.now())).toMatchObject({ id: first, stored: 2 });
});
