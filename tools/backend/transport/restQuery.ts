import type { Query } from '../core/query.ts';
import { InvalidInput } from '../core/errors.ts';
import { parseWireQuery } from '../core/wireQuery.ts';
import { parseJson } from '../session/frames.ts';

const STARTS = ['startAt', 'startAfter', 'equalTo'];
const ENDS = ['endAt', 'endBefore', 'equalTo'];
const REFINEMENTS = [...STARTS, ...ENDS, 'limitToFirst', 'limitToLast'];

/** Parses the query in the parameters of a request; null when there is none. Throws InvalidInput. */
export function parseRestQuery(params: URLSearchParams): Query | null {
  const shallow = params.get('shallow') === 'true';
  const orderBy = params.get('orderBy');
  if (orderBy === null) {
    // firebase-tools checks whether a namespace is empty with `shallow` and a limit, which is ignored.
    if (shallow || !REFINEMENTS.some((name) => params.has(name))) return null;
    throw new InvalidInput('orderBy must be defined when other query parameters are defined');
  }
  if (shallow) throw new InvalidInput("Mixing 'shallow' and querying parameters is not supported");
  const index = parseJson(orderBy);
  if (typeof index !== 'string')
    throw new InvalidInput('orderBy must be a valid JSON encoded path');
  const [sp, sn, sin] = bound(params, STARTS);
  const [ep, en, ein] = bound(params, ENDS);
  const i = index.replace(/^\$(?=(key|value|priority)$)/, '.');
  return parseWireQuery({ i, sp, sn, sin, ep, en, ein, ...limit(params) });
}

/** Value, key and inclusiveness of the first bound present: a JSON value, or a value and a key (`startAt=5,"k"`). */
function bound(params: URLSearchParams, names: readonly string[]): readonly unknown[] {
  const name = names.find((each) => params.has(each));
  if (name === undefined) return [];
  const [value = null, key] = parseJson(`[${params.get(name)}]`) as unknown[];
  return [value, key, !/After|Before/.test(name)];
}

function limit(params: URLSearchParams): { readonly l?: number; readonly vf?: 'l' | 'r' } {
  const first = params.get('limitToFirst');
  const last = params.get('limitToLast');
  if (first !== null && last !== null) {
    throw new InvalidInput('Only one of limitToFirst and limitToLast may be specified');
  }
  if (first !== null) return { l: Number(first), vf: 'l' };
  return last === null ? {} : { l: Number(last), vf: 'r' };
}
