import { beforeEach, describe, expect, it } from 'vitest';
import { readPlan, updatePlan, type ImportPlan } from '../../../src/store/device/importPlans.ts';
import type { Texts } from '../../../src/model/draft.ts';
import { parseRecord } from '../../../src/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { planImport } from '../../../src/features/imports/planImport.ts';
import { runImport, undoImport } from '../../../src/features/imports/importRuns.ts';
import { currentUid, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { randomSource } from '../../rules/random.ts';

/** IMPORT_ROWS=10000 imports as many as a large company has. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 2_000);

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

async function plan(
  rows: readonly Texts[] = LEADS,
  entity: Parameters<typeof planImport>[0] = lead,
): Promise<ImportPlan> {
  const context = { uid, day: '2026-11-22', clockOffsetMs: 0, records: [] };
  return (await planImport(entity, rows, context)).plan;
}

const companies = async (): Promise<unknown[]> =>
  Object.values((await stored('sales/leads')) ?? {}).map(
    (record) => (record as { readonly company: unknown }).company,
  );

const countIn = async (path: string): Promise<number> =>
  Object.keys((await stored(path)) ?? {}).length;

it('stores every row once, in order, each with its activity entry and a log of the import', async () => {
  const { id } = await plan();
  await runImport(lead, id);
  expect(await companies()).toEqual(LEADS.map(({ company }) => company));
  const [first] = Object.entries((await stored('sales/leads')) as Record<string, object>);
  const [key, record] = first as [string, object];
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
  expect(await countIn('activity')).toBe(120);
  expect(await countIn('signatures/entries')).toBe(120);
  expect(await stored(`imports/${id}`)).toMatchObject({ path: 'sales/leads', uid, count: 120 });
  expect(await readPlan(id)).toMatchObject({ state: 'imported', storedRecords: 120 });
});

it('stores every row once when two tabs import at the same time', async () => {
  const { id } = await plan();
  await Promise.all([runImport(lead, id), runImport(lead, id)]);
  expect(await companies()).toEqual(LEADS.map(({ company }) => company));
  expect(await countIn('activity')).toBe(120);
});

it('gives invoices without a number one of their own, and keeps those that are given', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({
    customer: `Palm ${n}`,
    ...(n % 2 === 0 && { idNum: `INV-2020-${n}` }),
  }));
  const { id } = await plan(rows, invoice);
  await runImport(invoice, id);
  const records = Object.values((await stored('finance/invoices')) as Record<string, object>);
  const numbers = records.map((record) => parseRecord(invoice, '', record).idNum);
  expect(new Set(numbers).size).toBe(300);
  expect(numbers.filter((_, n) => n % 2 === 0)).toEqual(rows.flatMap(({ idNum }) => idNum ?? []));
});

it(`${ROWS} rows that are broken off again and again are stored exactly once`, async () => {
  const random = randomSource(8);
  const rows = Array.from({ length: ROWS }, (_, n) => ({ company: `Palm ${n}` }));
  const { id } = await plan(rows);
  const start = performance.now();
  let kills = 0;
  for (let isDone = false; !isDone;) {
    let left = 1 + random.below(25);
    const killed = (): boolean => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return false;
    };
    isDone = await runImport(lead, id, killed).then(
      () => true,
      () => false,
    );
    kills += isDone ? 0 : 1;
    const after = await readPlan(id);
    if (!isDone && after && after.storedPieces > 0 && random.oneIn(2)) {
      // Killed between the server's storing and the device's noting it: the last pieces count as not sent.
      const lost = Math.min(after.storedPieces, 1 + random.below(3));
      await updatePlan({
        ...after,
        storedPieces: after.storedPieces - lost,
        storedRecords: after.storedRecords - lost * 50,
      });
    }
  }
  console.info(`${ROWS} rows, ${kills} kills: ${Math.round(performance.now() - start)} ms`);
  expect(kills).toBeGreaterThan(2);
  expect(await companies()).toEqual(rows.map(({ company }) => company));
  expect(await countIn('activity')).toBe(ROWS);
  expect(await readPlan(id)).toMatchObject({ state: 'imported', storedRecords: ROWS });
}, 180_000);

/** Everything but what an undo may leave behind. */
async function tree(): Promise<unknown> {
  const {
    activity: _,
    imports: __,
    signatures: ___,
    ...rest
  } = (await stored('')) as Record<string, unknown>;
  return rest;
}

describe('undoing', () => {
  const BEFORE = { l1: { company: 'Reef', contact: '', status: 'New', source: '' } };

  beforeEach(() => seed('sales/leads', BEFORE));

  it('leaves everything as it was before the import, and notes what it removes', async () => {
    const before = JSON.stringify(await tree());
    const { id } = await plan();
    await runImport(lead, id);
    const imported = (await stored('sales/leads')) as Record<string, unknown>;
    expect(JSON.stringify(await tree())).not.toBe(before);
    expect(await undoImport(lead, id, false)).toEqual({ removed: 120, touched: [] });
    expect(JSON.stringify(await tree())).toBe(before);
    const removed = (await stored(`imports/${id}/removed`)) as object;
    expect(['l1', ...Object.keys(removed)].toSorted()).toEqual(Object.keys(imported).toSorted());
    expect((await readPlan(id))?.state).toBe('undone');
    await runImport(lead, id);
    expect(JSON.stringify(await tree())).toBe(before);
  });

  it('takes back what was stored of an import that was broken off, also what the device does not know of', async () => {
    const before = JSON.stringify(await tree());
    const planned = await plan();
    let pieces = 2;
    await runImport(lead, planned.id, () => (pieces -= 1) < 0);
    expect(await countIn('sales/leads')).toBe(101);
    await updatePlan({ ...planned, storedPieces: 1, storedRecords: 50 });
    expect(await undoImport(lead, planned.id, false)).toEqual({ removed: 100, touched: [] });
    expect(JSON.stringify(await tree())).toBe(before);
  });

  it('removes nothing once somebody has changed a record, and then only the others if asked', async () => {
    const { id } = await plan();
    await runImport(lead, id);
    const [first = ''] = Object.keys((await stored('sales/leads')) as object);
    await seed(`sales/leads/${first}/changedAt`, Date.now() + 1_000);
    expect(await undoImport(lead, id, false)).toEqual({ removed: 0, touched: ['Palm 0'] });
    expect(await countIn('sales/leads')).toBe(121);
    expect(await undoImport(lead, id, true)).toEqual({ removed: 119, touched: ['Palm 0'] });
    expect(Object.keys((await stored('sales/leads')) as object)).toEqual([first, 'l1']);
  });

  it('is continued after it was broken off', async () => {
    const before = JSON.stringify(await tree());
    const { id } = await plan();
    await runImport(lead, id);
    const broken = undoImport(lead, id, false, () => {
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await countIn('sales/leads')).toBe(71);
    expect(await undoImport(lead, id, true)).toEqual({ removed: 70, touched: [] });
    expect(JSON.stringify(await tree())).toBe(before);
  });
});
