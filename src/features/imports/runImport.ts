import { childrenOf } from '../../lib/stored.ts';
import { ACTIVITY_PATH } from '../../records/model/activity.ts';
import type { Texts } from '../../records/model/draft.ts';
import { parseRecord, type Entity, type RecordOf } from '../../records/model/entity.ts';
import {
  IMPORTS_PATH,
  IMPORT_CHILD,
  UNDO_MS,
  canUndoImport,
  isUnchanged,
  removalPath,
} from '../importLog/importLog.ts';
import { CREATED } from '../../records/page/exportRecords.ts';
import { newKey } from '../../firebase/database.ts';
import { KEY, readRange } from '../../firebase/queries.ts';
import { save } from '../../records/store/write/save.ts';
import { newRecord, type RecordWrite } from '../../records/store/write/values.ts';

/** How many records are stored, or removed, in one atomic write. */
const PIECE = 50;

const inPieces = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0 ? [] : [items.slice(0, PIECE), ...inPieces(items.slice(PIECE))];

type ImportOptions = {
  /** Those that are stored, whose numbers are taken. */
  readonly records: readonly RecordOf<Entity>[];
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Called with how many records are stored, after each piece. Returns whether to stop. */
  readonly onStored: (stored: number) => boolean;
};

/**
 * Stores rows as records, piece by piece, each with its activity entry: the first with the log of the import, without which the
 * rules accept none of them. Rejects when the server refuses a piece; those before it stay.
 */
export async function importRows(
  entity: Entity,
  rows: readonly Texts[],
  { records, uid, day, onStored }: ImportOptions,
): Promise<void> {
  // All keys at once, so that those of the records come after that of the import.
  const id = newKey();
  const canUndo = canUndoImport(entity);
  const writes = withDrawnNumbers(entity, rows, records).map((texts): RecordWrite => {
    const { values, subject } = newRecord(entity, texts, texts[CREATED] || day);
    const marked = canUndo ? { ...values, [IMPORT_CHILD]: id } : values;
    return { entity, id: null, key: newKey(), values: marked, subject };
  });
  let stored = 0;
  for (const piece of inPieces(writes)) {
    await save(
      ({ signed }) => {
        const log = { ...signed, path: entity.path, count: rows.length };
        const isFirst = stored === 0 && canUndo;
        return { records: piece, values: isFirst ? { [`${IMPORTS_PATH}/${id}`]: log } : {} };
      },
      { owner: uid },
    );
    stored += piece.length;
    if (onStored(stored)) return;
  }
}

/** Texts of new records, each with a number of its own where a generated one is missing. */
function withDrawnNumbers(
  { fields }: Entity,
  rows: readonly Texts[],
  records: readonly RecordOf<Entity>[],
): readonly Texts[] {
  const draws = Object.entries(fields)
    .filter(([, { input }]) => input.type === 'generated')
    .map(([name, field]) => {
      const given = rows.map((texts) => texts[name]);
      const taken = new Set([...records.map((record) => String(record[name])), ...given]);
      const prefix = field.initial().replace(/\d*$/, '');
      let last = 0;
      const draw = (): string => {
        do last += 1;
        while (taken.has(prefix + String(last)));
        return prefix + String(last);
      };
      return [name, draw] as const;
    });
  return rows.map((texts) => {
    const missing = draws.filter(([name]) => (texts[name] ?? '') === '');
    return { ...texts, ...Object.fromEntries(missing.map(([name, draw]) => [name, draw()])) };
  });
}

/** An import of which records are stored. */
export type Imported = {
  readonly id: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly startedAt: number;
  /** How many records it was to store, and how many of them there are. */
  readonly count: number;
  readonly stored: number;
};

/** The last import of this kind by a person, if it can still be undone. `now`: by the server's clock. */
export async function findLastImport(
  { path }: Entity,
  uid: string,
  now: number,
): Promise<Imported | null> {
  const since = { child: 'timestamp', from: now - UNDO_MS };
  const logs = await readRange(IMPORTS_PATH, since, (id, log) => ({ id, log: childrenOf(log) }));
  for (const { id, log } of logs.toReversed()) {
    if (log['path'] !== path || log['uid'] !== uid) continue;
    const stored = (await readImported(path, id)).length;
    const [startedAt, count] = [Number(log['timestamp']), Number(log['count'])];
    if (stored > 0) return { id, startedAt, count, stored };
  }
  return null;
}

type StoredRow = { readonly key: string; readonly stored: Readonly<Record<string, unknown>> };

async function readImported(path: string, id: string): Promise<readonly StoredRow[]> {
  const since = { child: KEY, from: id };
  const all = await readRange(path, since, (key, stored) => ({ key, stored: Object(stored) }));
  return all.filter(({ stored }) => stored[IMPORT_CHILD] === id);
}

/** How an import was undone: how many records were removed, and what those are called that stay, since somebody has changed them. */
export type Undone = { readonly removed: number; readonly touched: readonly string[] };

/** Removes the records of an import, piece by piece, but for those that somebody has changed since, also there and back. */
export async function undoImport(entity: Entity, id: string): Promise<Undone> {
  const records = await readImported(entity.path, id);
  const times: Readonly<Record<string, unknown>> = Object.fromEntries(
    await readRange(ACTIVITY_PATH, { child: KEY, from: id }, (key, entry) => [
      key,
      Object(entry).timestamp,
    ]),
  );
  const isRemovable = ({ key, stored }: StoredRow): boolean => isUnchanged(stored, times[key]);
  const removable = records.filter(isRemovable);
  for (const piece of inPieces(removable)) {
    await save(({ signed }) => ({
      entry: removalPath(id, piece[0]?.key ?? ''),
      values: Object.fromEntries(
        piece.flatMap(({ key }) => [
          [`${entity.path}/${key}`, null],
          [removalPath(id, key), signed.timestamp],
        ]),
      ),
    }));
  }
  const touched = records.filter((record) => !isRemovable(record));
  return {
    removed: removable.length,
    touched: touched.map(({ key, stored }) =>
      entity.activity.subject(parseRecord(entity, key, stored)),
    ),
  };
}
