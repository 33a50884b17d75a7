import { describe, expect, it } from 'vitest';
import {
  isNumberedLater,
  isSetByApp,
  parseRecord,
  type Entity,
} from '../../../src/records/model/entity.ts';
import type { Field } from '../../../src/records/model/field.ts';
import { findDuplicates } from '../../../src/features/imports/findDuplicates.ts';
import { guessMapping } from '../../../src/features/imports/guessColumns.ts';
import { examine, readRows } from '../../../src/features/imports/readRows.ts';
import { csvRows } from '../../../src/records/page/exportRecords.ts';
import { decodeText } from '../../../src/lib/csv/encoding.ts';
import { parseCsv } from '../../../src/lib/csv/parseCsv.ts';
import { writeCsv } from '../../../src/lib/csv/writeCsv.ts';
import { newRecord } from '../../../src/records/store/write/values.ts';
import { randomSource, type Random } from '../../tools/rules/random.ts';
import { ENTITIES } from '../../support/entities.ts';

/** Texts that spreadsheets, separators and quotes are bad for. */
const HOSTILE = [
  '',
  '=1+1',
  '=HYPERLINK("http://x.example","y")',
  '+971 50 123 4567',
  '+971501234567',
  '0501234567',
  '-5',
  '-05',
  '-12,5',
  '@SUM(A1)',
  '\tstarts with a tab',
  '\rcr',
  ' =1',
  "'=1",
  "''0042",
  "'tis",
  "'",
  '100123456789012',
  '1-2',
  '3/5',
  '12E4',
  '2026-11-22',
  '1,234',
  'a;b;c',
  'a;=1',
  'a\n- b',
  "a;'=1",
  'a|b',
  'a\tb',
  'line\nbreak',
  'line\r\nbreak',
  'line\rbreak',
  '"quoted"',
  '6" pipe',
  '"',
  '""',
  ',',
  ' leading and trailing ',
  'فندق النخيل',
  '\u202Eright to left\u202C',
  '🪸 coral',
  'sep=;',
  'Title',
  '\uFEFFmark',
  'é',
  'x'.repeat(10_000),
];

const NUMBERS = [
  0, -5, 1.5, 1.234, -12.345, 1234.567, 123.456, 1e15, -1e15, 1e-7, 0.1, 1_000, 0.001,
];

/** An import refuses what is blank in all of these. */
const NAMING = new Set(['company', 'name', 'title', 'what', 'issue', 'text', 'sku', 'customer']);

/** What a form stores, with the worst texts. */
function storedRecord(random: Random, entity: Entity): Readonly<Record<string, unknown>> {
  // What the app sets is in no sheet.
  const texts = Object.entries(entity.fields)
    .filter(([, field]) => !isSetByApp(field) && !isNumberedLater(field))
    .map(([name, field]) => [name, typed(random, field) || (NAMING.has(name) ? 'Palm' : '')]);
  const { values } = newRecord(entity, Object.fromEntries(texts), '2026-11-22');
  return values;
}

function typed(random: Random, { input }: Field<unknown>): string {
  if (input.type === 'number') return String(random.pick(NUMBERS));
  if (input.type === 'date') return random.pick(['', '2026-03-04', '1999-12-31']);
  if (input.type === 'datetime-local') return random.pick(['', '2026-03-04T09:05']);
  if (input.type === 'select') return random.pick(input.options);
  // An import refuses what is no address, also one that a form has stored.
  if (input.type === 'email')
    return random.pick(['', 'a@b.example', '=1+1@b.example', 'منى@b.example']);
  const text = random.pick(HOSTILE) + (random.oneIn(3) ? random.pick(HOSTILE) : '');
  // A blank number is drawn by the import.
  return (
    input.type === 'generated' && text.trim() === '' ? `INV-${random.below(1e6)}` : text
  ).slice(0, 10_000);
}

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);

describe.each(COLLECTIONS)('%s', (_, entity) => {
  it('is the same after an export and an import, without a question', () => {
    const random = randomSource(11);
    for (let round = 0; round < 6; round += 1) {
      const count = random.pick([1, 2, 5, 20]);
      const before = Array.from({ length: count }, () => storedRecord(random, entity));
      const records = before.map((stored, n) => parseRecord(entity, String(n), stored));
      const file = new TextEncoder().encode(writeCsv(csvRows(entity, records)));

      const { text, isGuess } = decodeText(file);
      expect(isGuess).toBe(false);
      const [head, ...rows] = parseCsv(text, 20_001);
      const mapping = guessMapping(entity, head?.cells ?? []);
      const sheet = { headings: head?.cells ?? [], rows, mapping };
      const { styles, questions } = examine(entity, sheet);
      expect(questions).toEqual([]);
      const read = readRows(entity, sheet, { styles });
      expect(read.flatMap(({ problems }) => problems)).toEqual([]);
      const after = read.map(
        ({ texts }) => newRecord(entity, texts, texts['creationDate'] ?? '').values,
      );
      expect(after).toEqual(before);
      // All of them are known when they are imported again.
      expect(findDuplicates(entity, read, records, '2026-11-22').size).toBe(count);
    }
  });
});
