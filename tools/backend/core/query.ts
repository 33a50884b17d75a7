import type { RuleQuery } from './securityRulesInterface.ts';
import { MAX_KEY, MIN_KEY } from './keyOrder.ts';
import { InvalidInput } from './errors.ts';
import type { LeafValue } from './node.ts';
import { compareSortKeys, type Index, type SortKey } from './order.ts';
import { parsePath } from './path.ts';

export type Bound = {
  readonly value: LeafValue | null;
  /** Restricts the bound to the child with this key among those of equal value. */
  readonly key?: string | undefined;
  readonly inclusive: boolean;
};

/** A query on the children of a node: an order, a range, and a limit from one end. */
export type Query = {
  readonly index: Index;
  /** Whether the client asked for an order; the default is by priority. */
  readonly ordered: boolean;
  readonly start?: Bound | undefined;
  readonly end?: Bound | undefined;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' } | undefined;
};

/** Parses `.key`, `.value`, `.priority` or a child path. Throws InvalidInput. */
export function parseIndex(name: string): Index {
  if (name === '.key' || name === '.value' || name === '.priority') {
    return { by: name.slice(1) as 'key' | 'value' | 'priority' };
  }
  const path = parsePath(name);
  if (path.length === 0) throw new InvalidInput('The child path to order by is empty');
  return { by: 'child', path };
}

/** The `.indexOn` entry a query needs; null if it needs none. */
export function requiredIndex({ index }: Query): string | null {
  if (index.by === 'child') return index.path.join('/');
  return index.by === 'value' ? '.value' : null;
}

/** Returns a predicate for the sort keys within the query's range. */
export function rangeFilter({ index, start, end }: Query): (sortKey: SortKey) => boolean {
  const from = start && boundSortKey(index, start, 'start');
  const to = end && boundSortKey(index, end, 'end');
  return (sortKey) => {
    const fromStart = from ? compareSortKeys(sortKey, from) : 1;
    const toEnd = to ? compareSortKeys(to, sortKey) : 1;
    return (
      (fromStart > 0 || (fromStart === 0 && !!start?.inclusive)) &&
      (toEnd > 0 || (toEnd === 0 && !!end?.inclusive))
    );
  };
}

/** The `query` variable of the rules; a read without a query counts as ordered by key. */
export function toRuleQuery(query: Query | null): RuleQuery {
  const { index, start, end, limit } = query ?? ({ index: { by: 'key' } } as const);
  const exact = start && end && start.inclusive && end.inclusive && start.value === end.value;
  return {
    orderByKey: index.by === 'key' || !query?.ordered,
    orderByValue: index.by === 'value',
    orderByPriority: index.by === 'priority',
    orderByChild: index.by === 'child' ? index.path.join('/') : null,
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: exact ? start.value : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

function boundSortKey(index: Index, bound: Bound, side: 'start' | 'end'): SortKey {
  if (index.by === 'key') return { key: String(bound.value), value: null };
  // Without a key, the bound includes or excludes all children of that value.
  const outermost = (side === 'start') === bound.inclusive ? MIN_KEY : MAX_KEY;
  return { key: bound.key ?? outermost, value: bound.value };
}
