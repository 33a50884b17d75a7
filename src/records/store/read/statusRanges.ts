import type { Entity, Fields, ValuesOf } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';
import type { RecordRange } from './useRecordsBy.ts';

type StatusIn<F extends Fields, Name extends keyof F> = ValuesOf<F>[Name] & string;

/**
 * Where the records are that have one of some statuses, in the field of that name: under its name, its former ones, or under none
 * if it is the default. `limit`: how many of each, if not all.
 */
export function statusRanges<F extends Fields, Name extends keyof F & string>(
  { fields }: Pick<Entity<F>, 'fields'>,
  child: Name,
  statuses: readonly StatusIn<F, Name>[],
  limit: Pick<RecordRange, 'count' | 'end'> = {},
): readonly RecordRange[] {
  const { input, initial } = fields[child] as Field<string>;
  const formerly = input.type === 'select' ? (input.formerly ?? {}) : {};
  const wanted = new Set<string>(statuses);
  const former = Object.keys(formerly).filter((name) => wanted.has(formerly[name] ?? ''));
  const rangeOf = (bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange => ({
    child,
    ...bounds,
    ...limit,
  });
  const named = [...wanted, ...former].map((name) => rangeOf({ from: name, to: name }));
  return wanted.has(initial()) ? [...named, rangeOf({ to: '' })] : named;
}

/** Where the records are that have none of two statuses, whatever theirs is: one that the app does not know, too. */
export function otherRanges<F extends Fields, Name extends keyof F & string>(
  _: Pick<Entity<F>, 'fields'>,
  child: Name,
  ...statuses: readonly [StatusIn<F, Name>, StatusIn<F, Name>]
): readonly RecordRange[] {
  const [first, second] = statuses[0] < statuses[1] ? statuses : statuses.toReversed();
  return [
    { child, before: { value: first } },
    { child, after: first, before: { value: second } },
    { child, after: second },
  ];
}
