import { useMemo } from 'react';
import type { Texts } from '../../records/model/draft.ts';
import { entityAt } from '../../records/model/entities.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import type { Names } from '../../records/model/field.ts';
import { absorbedIds, nameFieldOf, nameIn } from '../../records/model/recordsNaming.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import type { RecordRange } from '../../records/store/read/useRecordsBy.ts';
import { draftScope, openedEdits, useEdits, type Editing } from '../../records/form/useEdits.ts';

/** What tasks and notes are about: a record, or a customer or supplier. */
export type Topic = {
  readonly texts: Texts;
  /** Where they are found. Stable. */
  readonly ranges: readonly RecordRange[];
  /** Whether one that is not stored yet belongs to it. */
  isOf(
    this: void,
    one: { readonly about: string; readonly customer: string; readonly supplier: string },
  ): boolean;
  /** Whether it is more than one record, so that each says which it is about. */
  readonly isParty: boolean;
};

/** The most tasks, and notes, about one thing that are read: the newest. */
const MAX_ABOUT = 200;

/** The children of a path whose field has this text. */
const rangeOf = (child: string, text: string): RecordRange => ({
  child,
  from: text,
  to: text,
  count: MAX_ABOUT,
  end: 'highest',
});

/** A record, with what was merged into it. On the page of the customer or supplier that it names, its tasks and notes are shown as well. */
export function useRecordTopic(entity: Entity, record: RecordOf<Entity>): Topic {
  const name = (of: Names['of']): string => nameIn(record, nameFieldOf(entity, of) ?? '');
  const [abouts, customer, supplier] = [
    [record.id, ...absorbedIds(record)].map((id) => `${entity.path}/${id}`).join(' '),
    name('customers'),
    name('suppliers'),
  ];
  return useMemo(() => {
    const all = abouts.split(' ');
    const [about = ''] = all;
    return {
      texts: { about, customer, supplier },
      ranges: all.map((path) => rangeOf('about', path)),
      isOf: (one) => all.includes(one.about),
      isParty: false,
    };
  }, [abouts, customer, supplier]);
}

/** A customer or supplier, under the best known spelling, found by all `spellings` of the name. */
export function partyTopic(of: Names['of'], name: string, spellings: readonly string[]): Topic {
  const field = of === 'customers' ? 'customer' : 'supplier';
  return {
    texts: { [field]: name },
    ranges: spellings.map((spelling) => rangeOf(field, spelling)),
    isOf: (one) => spellings.includes(one[field]),
    isParty: true,
  };
}

/** The record at a path and the address that opens it; null if no kind of record is stored there. */
export function recordAt(path: string): { readonly entity: Entity; readonly to: string } | null {
  const end = path.lastIndexOf('/');
  const entity = entityAt(path.slice(0, end));
  const id = path.slice(end + 1);
  return entity === undefined || id === '' ? null : { entity, to: recordAddress(entity, id) };
}

/** What is typed for a new task or note about something. It stays in this tab, and goes on when the topic is opened again. */
export const useTyped = (entity: Pick<Entity, 'path'>, { texts }: Topic): Editing =>
  useEdits(null, (uid) =>
    openedEdits(draftScope(uid, entity.path, Object.values(texts).join(' ')), { continues: true }),
  );
