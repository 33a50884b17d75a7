import { nameKey } from '../../lib/nameKey.ts';
import { draftFromRecord, type Texts } from '../../records/model/draft.ts';
import { isSetByApp, type Entity, type RecordOf } from '../../records/model/entity.ts';
import {
  formerNamesAfter,
  isOtherName,
  keptNameOf,
  nameIn,
} from '../../records/model/recordsNaming.ts';
import {
  renameOf,
  withName,
  type NamingList,
  type Rename,
} from '../../records/form/names/NamingLists.tsx';
import type { Intent, Save, SaveContext } from '../../records/store/write/intent.ts';
import { enqueue } from '../../records/store/write/outbox.ts';

/** A customer or supplier: a name, and the record that is kept for it, if there is one. */
export type Party = { readonly name: string; readonly record: RecordOf<Entity> | null };

/** Two customers or suppliers that become one. */
export type Merger = {
  readonly entity: Entity;
  /** The one whose record stays. */
  readonly kept: Party & { readonly record: RecordOf<Entity> };
  readonly other: Party;
  /** The texts that the record holds from then on, by field, with the name. */
  readonly texts: Texts;
};

/** The names of the fields that two records may differ in, the name first. */
export const mergedFields = (entity: Entity): readonly string[] => {
  const { formerNames } = entity.fields[keptNameOf(entity) ?? '']?.names ?? {};
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    isSetByApp(field) || name === formerNames ? [] : [name],
  );
};

/** What merging two concerns: all that has a name which neither has any more. */
export function concernedBy(lists: readonly NamingList[], { kept, other, texts }: Merger): Rename {
  const ids = new Set([kept.record.id, other.record?.id]);
  const to = texts['name'] ?? '';
  const renames = [kept, other]
    .filter(({ name }) => isOtherName(name, to))
    .map(({ name, record }) => renameOf(lists, record?.id ?? '', { from: name, to }));
  const all = (part: keyof Rename) =>
    renames.flatMap((rename) => rename[part]).filter(({ record }) => !ids.has(record.id));
  const namesakes = all('namesakes');
  return {
    // Whose they are is not certain where somebody else has the name.
    followers: namesakes.length > 0 ? [] : all('followers'),
    issued: all('issued'),
    namesakes,
    joined: all('joined'),
  };
}

/** The saves of a merger, without their keys: first that of the record that stays. */
export function savesOfMerger(
  lists: readonly NamingList[],
  merger: Merger,
): readonly [Omit<Save, 'id'>, ...Omit<Save, 'id'>[]] {
  const { entity, kept, other, texts } = merger;
  const { followers, namesakes } = concernedBy(lists, merger);
  const to = texts['name'] ?? '';
  const seen: Texts = draftFromRecord(entity, kept.record);
  const former = [kept, other].flatMap(({ name, record }) => [
    namesakes.length > 0 && isOtherName(name, to) ? '' : name,
    record ? nameIn(record, 'formerNames') : '',
  ]);
  const line = `${other.record?.id ?? NO_RECORD} ${other.name.replaceAll(/\s+/g, ' ')}`;
  const after: Texts = {
    ...texts,
    formerNames: formerNamesAfter(former.join('\n'), '', to),
    absorbed: [line, seen['absorbed']].filter(Boolean).join('\n'),
  };
  // Also the name where it stays: it is the one that all others take.
  const changed = Object.keys(after).filter(
    (name) => name === 'name' || after[name] !== seen[name],
  );
  const pick = (from: Texts): Texts =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? '']));
  const { path } = entity;
  return [
    { path, recordId: kept.record.id, typed: pick(after), base: pick(seen) },
    ...(other.record ? [mergedAs(entity, other.record, kept.record.id)] : []),
    ...withName(followers, to),
  ];
}

/** Stands for the id where a name without a record was merged. */
const NO_RECORD = '-';

/** Marks a record as merged, as long as all of it is as it was seen. */
function mergedAs(entity: Entity, record: RecordOf<Entity>, into: string): Omit<Save, 'id'> {
  const base: Texts = draftFromRecord(entity, record);
  return { path: entity.path, recordId: record.id, typed: { ...base, mergedInto: into }, base };
}

/** Merges two: one save, stored as a whole or not at all. Resolves when it is on the device. */
export function mergeParties(
  lists: readonly NamingList[],
  merger: Merger,
  context: SaveContext,
): Promise<Intent> {
  const [first, ...further] = savesOfMerger(lists, merger);
  return enqueue(
    { ...first, further, title: merger.texts['name'] ?? '', purpose: 'Merging with' },
    context,
  );
}

/** The customer or supplier with a name, among those that are kept; with `apart`, another one than that record. */
export function partyCalled(
  kept: readonly RecordOf<Entity>[],
  name: string,
  apart: Party | null = null,
): Party {
  const record = kept.findLast(
    (one) => one.id !== apart?.record?.id && nameKey(nameIn(one, 'name')) === nameKey(name),
  );
  return { name: record ? nameIn(record, 'name') : name.trim(), record: record ?? null };
}
