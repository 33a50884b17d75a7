import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { CHANGED_BY, COPIES_PATH } from '../../../src/records/model/entity.ts';
import { keyChildOf, lookedUpFields } from '../../../src/records/model/recordsNaming.ts';
import { EVERY_ENTITY } from '../../rules/everyEntity.ts';
import { isPicture } from '../../../src/lib/picture.ts';
import { replacementFor } from './replaceTexts.ts';
import type { Person } from './person.ts';
import { at, branch, SERVER_TIME, textOf, type Tree } from '../tree.ts';

/** One place that names the person. `after` is null where the whole node is removed. */
export type Trace = {
  readonly path: string;
  readonly before: string;
  readonly after: string | null;
};

/** A tax invoice or credit note that the law requires to be kept as it was issued, until a day, YYYY-MM-DD. */
export type KeptDocument = {
  /** What it is called. */
  readonly what: string;
  readonly path: string;
  readonly number: number;
  readonly until: string;
};

export type Erasure = {
  readonly traces: readonly Trace[];
  readonly kept: readonly KeptDocument[];
};

export type ErasureOptions = {
  /** The name that is stored instead. */
  readonly neutralName: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** For how many years after that of its date what was issued is kept; null replaces the names in all of them. */
  readonly keepYears: number | null;
};

/** Everything that is stored of a person, wherever it is: no path is known to this search, so that none is forgotten. */
export function planErasure(data: Tree, person: Person, options: ErasureOptions): Erasure {
  const replace = replacementFor(person, options.neutralName);
  const all = tracesIn(data, '', replace, person.uids);
  const documents = all.map(({ path }) => keptDocument(data, path, options));
  const kept = new Map(documents.flatMap((one) => (one === null ? [] : [[one.path, one]])));
  return { traces: all.filter((_, index) => documents[index] === null), kept: [...kept.values()] };
}

/** The update that erases the traces, by path: for `firebase database:update /`, or PATCH over REST. */
export const updatesOf = ({ traces }: Erasure): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(traces.map(({ path, after }) => [path, after])),
  // No copy on a device outlasts it.
  [COPIES_PATH]: SERVER_TIME,
});

/** The children with keys of names, by which records are looked up. */
const KEYS = new Set(EVERY_ENTITY.flatMap(lookedUpFields).map(keyChildOf));

function tracesIn(
  node: Tree,
  path: string,
  replace: (text: string) => string,
  uids: readonly string[],
): readonly Trace[] {
  // What looks like a name in a picture is chance, and to replace it would spoil the picture.
  if (isPicture(node)) return [];
  if (typeof node === 'string') {
    const replaced = replace(node);
    const isKey = KEYS.has(path.slice(path.lastIndexOf('/') + 1));
    const after = isKey ? replaced.toLowerCase() : replaced;
    return after === node ? [] : [{ path, before: node, after }];
  }
  return Object.entries(branch(node)).flatMap(([key, child]) => {
    const below = path === '' ? key : `${path}/${key}`;
    return uids.includes(key)
      ? [{ path: below, before: JSON.stringify(child), after: null }]
      : tracesIn(child, below, replace, uids);
  });
}

/** The tax invoice or credit note that a path is in, if it has to be kept. */
function keptDocument(
  data: Tree,
  path: string,
  { today, keepYears }: ErasureOptions,
): KeptDocument | null {
  const entity = [invoice, creditNote].find((one) => path.startsWith(`${one.path}/`));
  // Who has changed it last is on no paper.
  if (keepYears === null || entity === undefined || path.endsWith(`/${CHANGED_BY}`)) return null;
  const record = path.split('/', entity.path.split('/').length + 1).join('/');
  const { taxNumber, date, creationDate } = branch(at(data, record));
  if (typeof taxNumber !== 'number') return null;
  const year =
    Number((textOf(date) || textOf(creationDate)).slice(0, 4)) || Number(today.slice(0, 4));
  const until = `${year + keepYears}-12-31`;
  const what = `tax ${entity.noun.one}`;
  return until < today ? null : { what, path: record, number: taxNumber, until };
}
