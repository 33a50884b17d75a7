import type { Entity, Fields } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';
import type { RecordRange } from '../../store/read/useRecordsBy.ts';

/**
 * Where the records are that have one of some statuses, in the field of that name: under its name, its former ones, or under none
 * if it is the default. `limit`: how many of each, if not all.
 */
export function statusRanges<Name extends string, F extends Fields & Record<Name, Field<string>>>(
  { fields }: Entity<F>,
  child: Name,
  statuses: readonly string[],
  limit: Pick<RecordRange, 'count' | 'end'> = {},
): readonly RecordRange[] {
  const { input, initial } = fields[child];
  const formerly = input.type === 'select' ? (input.formerly ?? {}) : {};
  const former = Object.keys(formerly).filter((name) => statuses.includes(formerly[name] ?? ''));
  const rangeOf = (bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange => ({
    child,
    ...bounds,
    ...limit,
  });
  const named = [...statuses, ...former].map((name) => rangeOf({ from: name, to: name }));
  return statuses.includes(initial()) ? [...named, rangeOf({ to: '' })] : named;
}

/** Where the records are that have none of two statuses, whatever theirs is: one that the app does not know, too. */
export function otherRanges(child: string, statuses: readonly [string, string]) {
  const [first, second] = statuses[0] < statuses[1] ? statuses : statuses.toReversed();
  return [
    { child, before: { value: first } },
    { child, after: first, before: { value: second } },
    { child, after: second },
  ] as const satisfies readonly RecordRange[];
}
