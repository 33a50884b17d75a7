import type { Entity, RecordOf } from '../../model/entity.ts';
import { nameKey } from '../../../lib/nameKey.ts';

/** The different names in a field of records, newest first; each as it was written last. */
export function namesIn(records: readonly RecordOf<Entity>[], field: string): readonly string[] {
  const names = new Map<string, string>();
  for (const record of records.toReversed()) {
    const value = record[field];
    const text = typeof value === 'string' ? value.trim() : '';
    const key = nameKey(text);
    if (key !== '' && !names.has(key)) names.set(key, text);
  }
  return [...names.values()];
}

/** The names of several sources, each once, in the spelling of the first source that has it. */
export function mergeNames(sources: readonly (readonly string[])[]): readonly string[] {
  const names = new Map<string, string>();
  for (const name of sources.flat()) if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return [...names.values()];
}
