import { addPlan, type ImportPlan } from '../../store/device/importPlans.ts';
import type { Texts } from '../../model/draft.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { withDrawnNumbers } from './drawNumbers.ts';
import { IMPORT_CHILD } from '../../model/importLog.ts';
import { CREATED } from './sheetFields.ts';
import { newKey } from '../../store/firebase/database.ts';
import { newRecord } from '../../store/write/values.ts';

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
