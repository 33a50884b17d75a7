import { InvalidInput } from './errors.ts';
import type { LeafValue } from './node.ts';
import { type Bound, indexNamed, type Query } from './query.ts';

/** Reads the query object of a listen or get; null when it asks for the whole node. Throws InvalidInput. */
export function readWireQuery(wire: unknown): Query | null {
  if (wire === undefined || wire === null) return null;
  if (typeof wire !== 'object') throw new InvalidInput('A query must be an object');
  const { sp, sn, sin, ep, en, ein, l, vf, i } = wire as Record<string, unknown>;
  if (Object.keys(wire).length === 0) return null;
  if (i !== undefined && typeof i !== 'string') throw new InvalidInput('Unknown index of a query');
  return {
    index: indexNamed(i ?? '.priority'),
    ordered: i !== undefined,
    start: sp === undefined ? undefined : readBound(sp, sn, sin),
    end: ep === undefined ? undefined : readBound(ep, en, ein),
    limit:
      l === undefined ? undefined : { count: readCount(l), from: vf === 'r' ? 'last' : 'first' },
  };
}

function readBound(value: unknown, key: unknown, inclusive: unknown): Bound {
  if (value !== null && !['string', 'number', 'boolean'].includes(typeof value)) {
    throw new InvalidInput('A query is bounded by a string, a number, a boolean or null');
  }
  if (key !== undefined && typeof key !== 'string')
    throw new InvalidInput('A key must be a string');
  return { value: value as LeafValue | null, key, inclusive: inclusive !== false };
}

function readCount(limit: unknown): number {
  if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) return limit;
  throw new InvalidInput('The limit of a query must be a positive integer');
}
