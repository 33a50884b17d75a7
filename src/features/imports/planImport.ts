import { addPlan, type ImportPlan } from '../../store/device/importPlans.ts';
import type { Texts } from '../../model/draft.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { IMPORT_CHILD } from '../../model/importLog.ts';
import { CREATED } from '../../page/sheetFields.ts';
import { newKey } from '../../store/firebase/database.ts';
import { newRecord } from '../../store/write/values.ts';
import type { Field } from '../../model/field.ts';

/** A record to import; its key is also that of its activity entry, by which a piece that was stored is found again. */
export type PlannedRecord = {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly subject: string;
};

/** How many records are stored at once, and about how many characters they may have. */
const PIECE_RECORDS = 50;
const PIECE_CHARACTERS = 500_000;

/** Who imports, when, and beside which records. */
export type ImportContext = {
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly clockOffsetMs: number;
  readonly records: readonly RecordOf<Entity>[];
};

/** Decides what is going to be stored under which keys, and keeps it on this device. `isKept`: it survives the page. */
export async function planImport(
  entity: Entity,
  rows: readonly Texts[],
  { uid, day, clockOffsetMs, records }: ImportContext,
): Promise<{ readonly plan: ImportPlan; readonly isKept: boolean }> {
  const id = newKey();
  const planned = withDrawnNumbers(entity, rows, records).map((texts): PlannedRecord => {
    const { values, subject } = newRecord(entity, texts, texts[CREATED] || day);
    return { key: newKey(), values: { ...values, [IMPORT_CHILD]: id }, subject };
  });
  const pieces = inPieces(planned);
  const plan: ImportPlan = {
    id,
    owner: uid,
    path: entity.path,
    startedAt: Date.now() + clockOffsetMs,
    records: planned.length,
    pieces: pieces.length,
    storedPieces: 0,
    storedRecords: 0,
    state: 'importing',
  };
  return { plan, isKept: await addPlan(plan, pieces) };
}

/** Divides the records; each piece is one atomic write. */
function inPieces(records: readonly PlannedRecord[]): readonly (readonly PlannedRecord[])[] {
  const pieces: PlannedRecord[][] = [];
  let characters = Infinity;
  for (const record of records) {
    const length = JSON.stringify(record.values).length;
    const last = pieces.at(-1);
    if (
      last === undefined ||
      last.length === PIECE_RECORDS ||
      characters + length > PIECE_CHARACTERS
    ) {
      pieces.push([record]);
      characters = length;
    } else {
      last.push(record);
      characters += length;
    }
  }
  return pieces;
}

/** How often a random number is drawn before the numbers count as used up. */
const TRIES = 20;

/** Texts of new records, each with a number of its own where a generated one is missing. */
function withDrawnNumbers(
  entity: Entity,
  all: readonly Texts[],
  records: readonly RecordOf<Entity>[],
): readonly Texts[] {
  const generated = Object.entries(entity.fields).filter(
    ([, { input }]) => input.type === 'generated',
  );
  const draws = generated.map(([name, field]) => {
    const given = all.flatMap((texts) => texts[name] ?? []);
    const taken = new Set([...records.map((record) => String(record[name])), ...given]);
    return [name, drawer(field, taken)] as const;
  });
  return all.map((texts) => {
    const missing = draws.filter(([name]) => (texts[name] ?? '') === '');
    return { ...texts, ...Object.fromEntries(missing.map(([name, next]) => [name, next()])) };
  });
}

/** Returns a function that draws numbers that are not taken. Ten thousand must not take longer than a moment. */
function drawer(field: Field<unknown>, taken: Set<string>): () => string {
  /** Once nearly all are taken: the next one to try among those with one more digit. */
  let next = 0;
  const drawRandom = (): string => {
    let longest = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const number = field.initial();
      if (!taken.has(number)) return number;
      if (number.length > longest.length) longest = number;
    }
    const [prefix = ''] = /^.*?(?=\d*$)/s.exec(longest) ?? [];
    next = Math.max(next, 10 ** (longest.length - prefix.length));
    while (taken.has(prefix + String(next))) next += 1;
    return prefix + String(next);
  };
  return () => {
    const number = drawRandom();
    taken.add(number);
    return number;
  };
}
