import { expect, it } from 'vitest';
import { demoVisits } from '../../../tools/demo/visits.ts';
import {
  installation,
  lastVisitText,
} from '../../../src/features/installations/installation.entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { USED_COLUMNS, visit } from '../../../src/features/visits/visit.entity.ts';
import type { Texts } from '../../../src/records/model/draft.ts';
import type { Entity } from '../../../src/records/model/entity.ts';
import { readLines } from '../../../src/records/model/lines.ts';
import {
  newRecord,
  storedValues,
  type RecordWrite,
} from '../../../src/records/store/write/values.ts';

/** What the page docs/water.md counts with, in bytes: of an installation, of a visit, and of the entries that a visit leaves. */
const COUNTED = { installation: 560, visit: 600, entries: 1_200 };

const DAY = '2026-11-26';
const NOTED = lastVisitText({ date: DAY, visit: keyOf(0), outside: [] });
const SIGNED = { user: 'Omar Farouk', uid: 'u'.repeat(28), timestamp: { '.sv': 'timestamp' } };

/** One of the keys of the database, which have 20 characters. */
function keyOf(number: number): string {
  return `-Oabcdefghijklmnopq${number}`;
}

const draftsOf = (entity: Entity): readonly Texts[] =>
  demoVisits(new Date(2026, 10, 26)).flatMap((one) => (one.entity === entity ? [one.draft] : []));

/** How many bytes values by path take up as JSON, the server's time as 13 digits. */
const bytesOf = (values: object): number =>
  Buffer.byteLength(JSON.stringify(values).replaceAll('{".sv":"timestamp"}', '1795651200000'));

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** What a save stores of a visit to an installation: its record, what it takes from the stock, and what the installation notes. */
function writesOf(draft: Texts): readonly [RecordWrite, ...RecordWrite[]] {
  const texts = { ...draft, installation: keyOf(1) };
  const used = readLines(USED_COLUMNS, draft['used'] ?? '').map(
    ({ item = '' }, index): RecordWrite => ({
      entity: inventoryItem,
      id: keyOf(2),
      key: keyOf(index + 3),
      subject: item,
      values: { stock: 12 },
      changes: { stock: { from: '13', to: '12' } },
    }),
  );
  return [
    { ...newRecord(visit, texts, DAY), entity: visit, id: null, key: keyOf(0) },
    ...used,
    {
      entity: installation,
      id: keyOf(1),
      key: keyOf(2),
      subject: draft['place'] ?? '',
      values: { lastVisit: NOTED },
      changes: { lastVisit: { from: NOTED, to: NOTED } },
    },
  ];
}

it('installations and visits take up the bytes with which the docs count what they cost', () => {
  const installations = draftsOf(installation).map((draft) => {
    const { values } = newRecord(installation, draft, DAY);
    return bytesOf({ [keyOf(1)]: { ...values, lastVisit: NOTED } });
  });
  const visits = draftsOf(visit).map((draft) => {
    const writes = writesOf(draft);
    const own = bytesOf({ [keyOf(0)]: writes[0].values });
    return { own, entries: bytesOf(storedValues(writes, SIGNED)) - own };
  });
  const measured = {
    installation: average(installations),
    visit: average(visits.map(({ own }) => own)),
    entries: average(visits.map(({ entries }) => entries)),
  };
  console.info('Bytes:', JSON.stringify(measured));
  for (const name of ['installation', 'visit', 'entries'] as const) {
    expect(Math.abs(measured[name] / COUNTED[name] - 1)).toBeLessThan(0.1);
  }
});
