import { InvalidInput } from '../core/limits.ts';
import { type Bound, indexNamed, type Query } from '../core/query.ts';
import { readBound, readCount } from '../core/wireQuery.ts';
import { parseJson } from './json.ts';

const REFINEMENTS = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
] as const;

/** The query in the parameters of a request; null when there is none. Throws InvalidInput. */
export function readRestQuery(params: URLSearchParams): Query | null {
  const orderBy = params.get('orderBy');
  const refined = REFINEMENTS.some((name) => params.has(name));
  if (orderBy === null) {
    // firebase-tools asks for `shallow` with a limit, to see whether a namespace is empty.
    if (!refined || params.get('shallow') === 'true') return null;
    throw new InvalidInput('orderBy must be defined when other query parameters are defined');
  }
  if (params.get('shallow') === 'true') {
    throw new InvalidInput("Mixing 'shallow' and querying parameters is not supported");
  }
  return {
    index: restIndex(parseJson(orderBy)),
    ordered: true,
    start:
      bound(params, 'startAt', true) ??
      bound(params, 'startAfter', false) ??
      bound(params, 'equalTo', true),
    end:
      bound(params, 'endAt', true) ??
      bound(params, 'endBefore', false) ??
      bound(params, 'equalTo', true),
    limit: limit(params),
  };
}

function restIndex(orderBy: unknown): Query['index'] {
  if (typeof orderBy !== 'string')
    throw new InvalidInput('orderBy must be a valid JSON encoded path');
  return indexNamed(orderBy.replace(/^\$(?=(key|value|priority)$)/, '.'));
}

/** A bound is a JSON value, or a value and a key: `startAt=5,"k"`. */
function bound(params: URLSearchParams, name: string, inclusive: boolean): Bound | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const [value, key] = parseJson(`[${text}]`) as unknown[];
  return readBound(value ?? null, key, inclusive);
}

function limit(params: URLSearchParams): Query['limit'] {
  const first = params.get('limitToFirst');
  const last = params.get('limitToLast');
  if (first !== null && last !== null) {
    throw new InvalidInput('Only one of limitToFirst and limitToLast may be specified');
  }
  const count = first ?? last;
  return count === null
    ? undefined
    : { count: readCount(Number(count)), from: first ? 'first' : 'last' };
}
