import { nameKey } from '../../lib/nameKey.ts';
import type { Entity, RecordOf } from '../entity.ts';

/**
 * The records that hold a name in a field, newest first: trimmed and in any case, by which records of one customer or
 * supplier are joined. Given oldest first, as they are stored; nobody is called nothing.
 */
export function recordsNaming<Row extends RecordOf<Entity>>(
  records: readonly Row[],
  field: string,
  name: string,
): readonly Row[] {
  const key = nameKey(name);
  if (key === '') return [];
  return records.filter((record) => nameKey(nameIn(record, field)) === key).toReversed();
}

/** The name in a field of a record, trimmed. */
export function nameIn(record: RecordOf<Entity>, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value.trim() : '';
}
