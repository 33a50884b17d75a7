import type { RuleQuery } from './securityRules.ts';
import { MAX_KEY, MIN_KEY } from './keyOrder.ts';
import { InvalidInput } from './errors.ts';
import type { LeafValue } from './node.ts';
import { comparePlaces, type Index, type Place } from './order.ts';
import { parsePath } from './path.ts';

export type Bound = {
  readonly value: LeafValue | null;
  /** Narrows the bound to one of the children with that value; absent: all of them. */
  readonly key?: string | undefined;
  readonly inclusive: boolean;
};

/** A window on the children of a node: an order, a range in it, and how many from one end. */
export type Query = {
  readonly index: Index;
  /** Whether the client named an order, rather than getting the one by priority. */
  readonly ordered: boolean;
  readonly start?: Bound | undefined;
  readonly end?: Bound | undefined;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' } | undefined;
};

/** The index for `.key`, `.value`, `.priority` or a child path. */
export function indexNamed(name: string): Index {
  if (name === '.key' || name === '.value' || name === '.priority') {
    return { by: name.slice(1) as 'key' | 'value' | 'priority' };
  }
  const path = parsePath(name);
  if (path.length === 0) throw new InvalidInput('An empty child path to order by');
  return { by: 'child', path };
}

/** The `.indexOn` entry a query needs; null where the order needs none. */
export function requiredIndex({ index }: Query): string | null {
  if (index.by === 'child') return index.path.join('/');
  return index.by === 'value' ? '.value' : null;
}

/** Tells which places lie in the query's range. */
export function rangeOf({ index, start, end }: Query): (place: Place) => boolean {
  const from = start && edge(index, start, 'start');
  const to = end && edge(index, end, 'end');
  return (place) => {
    const above = from ? comparePlaces(place, from) : 1;
    const below = to ? comparePlaces(to, place) : 1;
    return (
      (above > 0 || (above === 0 && !!start?.inclusive)) &&
      (below > 0 || (below === 0 && !!end?.inclusive))
    );
  };
}

/** The query as the rules' `query` variable shows it; no query reads as ordered by key. */
export function ruleQuery(query: Query | null): RuleQuery {
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

function edge(index: Index, bound: Bound, side: 'start' | 'end'): Place {
  if (index.by === 'key') return { key: String(bound.value), value: null };
  // Without a key the bound takes in all children of that value, or leaves all of them out.
  const outermost = (side === 'start') === bound.inclusive ? MIN_KEY : MAX_KEY;
  return { key: bound.key ?? outermost, value: bound.value };
}
