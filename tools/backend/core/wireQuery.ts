import { InvalidInput } from './errors.ts';
import type { LeafValue } from './node.ts';
import { type Bound, parseIndex, type Query } from './query.ts';

/** Parses the query object of a listen or get; null when it asks for the whole node. Throws InvalidInput. */
export function parseWireQuery(wire: unknown): Query | null {
  if (wire === undefined || wire === null) return null;
  if (typeof wire !== 'object') throw new InvalidInput('A query must be an object');
  const { i: index, l: limit, vf: viewFrom } = wire as Record<string, unknown>;
  const { sp: startValue, sn: startKey, sin: startInclusive } = wire as Record<string, unknown>;
  const { ep: endValue, en: endKey, ein: endInclusive } = wire as Record<string, unknown>;
  if (Object.keys(wire).length === 0) return null;
  if (index !== undefined && typeof index !== 'string') {
    throw new InvalidInput('The index of a query must be a string');
  }
  return {
    index: parseIndex(index ?? '.priority'),
    ordered: index !== undefined,
    start: startValue === undefined ? undefined : parseBound(startValue, startKey, startInclusive),
    end: endValue === undefined ? undefined : parseBound(endValue, endKey, endInclusive),
    limit:
      limit === undefined
        ? undefined
        : { count: parseCount(limit), from: viewFrom === 'r' ? 'last' : 'first' },
  };
}

function parseBound(value: unknown, key: unknown, inclusive: unknown): Bound {
  if (value !== null && !['string', 'number', 'boolean'].includes(typeof value)) {
    throw new InvalidInput('The bound of a query must be a string, a number, a boolean or null');
  }
  if (key !== undefined && typeof key !== 'string')
    throw new InvalidInput('A key must be a string');
  return { value: value as LeafValue | null, key, inclusive: inclusive !== false };
}

function parseCount(limit: unknown): number {
  if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) return limit;
  throw new InvalidInput('The limit of a query must be a positive integer');
}
