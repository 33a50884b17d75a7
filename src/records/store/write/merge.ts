import { addExactly } from '../../../lib/sum.ts';
import { draftFromRecord, type Texts } from '../../model/draft.ts';
import {
  isFrozen,
  isLocked,
  parseRecord,
  parseValues,
  refusedText,
  type Entity,
} from '../../model/entity.ts';
import {
  changesOf,
  isComparable,
  isVisibleChange,
  type Change,
  type Changes,
} from '../../model/history.ts';
import { readText, type Field, isMismatch } from '../../model/field.ts';
import { withLaterDays } from '../../model/lines.ts';
import { formerNamesAfter, mergedInto } from '../../model/recordsNaming.ts';
import type { RecordValues } from './values.ts';
import { setsMergedInto, type Save } from './intent.ts';

/** What an intent comes to, given what is stored. */
export type Merged =
  | ({ readonly kind: 'write' } & RecordValues)
  /** `theirs`: the stored texts of the edited fields that colleagues have changed. */
  | { readonly kind: 'conflict'; readonly theirs: Texts }
  | { readonly kind: 'record removed' }
  /** The record was merged into another one, where its edit may be out of place. */
  | { readonly kind: 'merged' }
  /** A number has been issued for the record, so that an edited field stays as it is. */
  | { readonly kind: 'issued' }
  /** A lock keeps an edited field as it is. */
  | { readonly kind: 'locked' }
  /** What the app was going to note in the record is noted there: a colleague has done the same. */
  | { readonly kind: 'done already' };

/**
 * Merges an edit with the stored record, field by field; `day`, YYYY-MM-DD, dates a change of the entity's `sinceField`.
 * - An edited field is written. If a colleague has changed it since to another text, that is a conflict.
 * - What is added, or moves an option forward, starts from what is stored and meets no conflict.
 * - Any other field keeps what is stored, whatever its type. Written anew are the current name of a renamed option, and a value
 *   that is missing though its field is not optional; nothing is once the record has an issued number.
 */
export function mergeEdit(entity: Entity, save: Save, stored: unknown, day: string): Merged {
  if (typeof stored !== 'object' || stored === null) return { kind: 'record removed' };
  if (mergedInto(stored) && !setsMergedInto(save)) return { kind: 'merged' };
  const raw: Readonly<Record<string, unknown>> = { ...stored };
  const record = parseRecord(entity, recordIdToSave(save), stored);
  const current: Texts = draftFromRecord(entity, record);
  const values: Record<string, unknown> = {};
  const theirs: Record<string, string> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const [typed, base, now = ''] = [save.typed[name], save.base[name], current[name]];
    const parsed: unknown = record[name];
    const moved = movedValue(field, save, name, parsed);
    const isEdited = typed !== undefined && typed !== now;
    if (isFrozen(entity, raw, name)) {
      if (isEdited || moved !== undefined)
        return { kind: isLocked(entity, raw, name) ? 'locked' : 'issued' };
      continue;
    }
    if (isEdited && typed === refusedText(entity, raw, name)) return { kind: 'issued' };
    if (moved !== undefined) values[name] = moved;
    else if (isEdited && now !== base) {
      // Nobody could choose between texts that no form shows, and a number is given once.
      if (field.isLink || field.input.type === 'given') return { kind: 'done already' };
      theirs[name] = now;
    } else if (isEdited || !(isMissing(field, raw[name]) || isMismatch(field, raw[name], parsed))) {
      const value = isEdited ? field.parse(typed) : parsed;
      if (value !== raw[name]) values[name] = value;
    }
  }
  if (Object.keys(theirs).length > 0) return { kind: 'conflict', theirs };
  Object.assign(values, renamedValues(entity, save, raw, values));
  Object.assign(values, entity.alsoChanges?.(record, { ...record, ...values }, day));
  const subject = entity.activity.subject(parseValues(entity, { ...record, ...values }));
  const changes = setsMergedInto(save)
    ? { ...witnessed(entity, raw, values), ...changesOf(entity, raw, values) }
    : changesOf(entity, raw, values);
  const { sinceField = '' } = entity;
  const dated = changes[sinceField];
  // A renamed option is no change of the status.
  const isDated = dated !== undefined && isVisibleChange(entity.fields[sinceField], dated);
  return { kind: 'write', values: isDated ? { ...values, since: day } : values, subject, changes };
}

/**
 * What a record holds that is merged into another one: the rules compare it with what is stored, so that the write fails if
 * somebody has changed any of it meanwhile. A text that it never had is stored as blank for that.
 */
function witnessed(
  { fields }: Entity,
  raw: Readonly<Record<string, unknown>>,
  values: Record<string, unknown>,
): Changes {
  const changes: Record<string, Change> = {};
  for (const [name, field] of Object.entries(fields)) {
    const stored = raw[name];
    if (isMissing(field, stored)) values[name] ??= '';
    else if (isComparable(stored)) changes[name] = { from: stored, to: stored };
  }
  return changes;
}

/** What a save makes of a value by adding to it or moving it forward; undefined when it leaves it as it is. */
export function movedValue(
  field: Field<unknown>,
  { adds = {}, advances = {} }: Save,
  name: string,
  stored: unknown,
): unknown {
  const sum = addExactly(Number(stored), adds[name] ?? 0);
  if (adds[name] !== undefined && sum !== stored) return sum;
  const next = advances[name];
  if (next !== undefined && field.input.type === 'lines') {
    const lines = withLaterDays(field.input.columns, String(stored), next);
    return lines === stored ? undefined : lines;
  }
  const isNext = next !== undefined && isFurther(field, next, String(stored));
  return isNext ? next : undefined;
}

/**
 * Whether an option of a select field comes after the stored one, never when the field does not know one of them; or whether
 * what the app notes sorts after it. A link may name any other record, unless it names the latest one.
 */
function isFurther(
  { input, isLink, isLatest }: Field<unknown>,
  text: string,
  stored: string,
): boolean {
  if (isLink && !isLatest) return true;
  if (input.type === 'internal') return text > stored;
  if (input.type !== 'select') return false;
  const [next, current] = [input.options.indexOf(text), input.options.indexOf(stored)];
  return current >= 0 && next > current;
}

/** The former names of a party that a save renames; nothing of any other save. */
export function renamedValues(
  { fields }: Entity,
  { renames = '' }: Save,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const { formerNames } = fields[renames]?.names ?? {};
  if (formerNames === undefined || after[renames] === undefined) return {};
  const typed = after[formerNames] ?? before[formerNames];
  const [former, from, to] = [typed, before[renames], after[renames]].map(readText);
  return { [formerNames]: formerNamesAfter(former, from, to) };
}

const isMissing = ({ optional = false }: Field<unknown>, stored: unknown): boolean =>
  optional && stored === undefined;

const recordIdToSave = ({ recordId, id }: Save): string => recordId ?? id;
