import { mayChange } from '../../../session/sight.ts';
import type { Texts } from '../../model/draft.ts';
import type { Entity, Fields, ValuesOf, RecordOf } from '../../model/entity.ts';
import type { Names } from '../../model/field.ts';
import { nameIn } from '../../model/recordsNaming.ts';

/** The address of a page by its path below /dashboard, blank for home. The desk lists the pages; a test knows each address that is written out. */
export const pageAddress = (path: string): string => `/dashboard${path && `/${path}`}`;

/** The parameter of the page of a party that says with whom to merge: a name, or `NOBODY`. */
export const MERGE = 'merge';
/** Asks with whom to merge. */
export const NOBODY = '?';

type Named = Pick<Entity, 'path' | 'page'>;

/** The page that shows the records of an entity. */
export const pageOf = ({ path, page = path.split('/')[0] ?? '' }: Named): string =>
  pageAddress(page);

/** The name of an entity in addresses: the last part of its path. */
export const nameInAddress = ({ path }: Named): string => path.split('/').at(-1) ?? path;

/** The parameter that says which record is open. */
export const RECORD = 'record';

/** Stands for the id of a record that is not stored yet. */
export const NEW = 'new';

/** The open record in addresses, such as `things/-Nabc`; `things/new` is a blank form. */
export const recordName = (entity: Named, id: string): string => `${nameInAddress(entity)}/${id}`;

/** The id of the record of an entity that a query asks for, `NEW` for a blank form; null if it asks for none of them. */
export function askedRecord(entity: Named, params: URLSearchParams): string | null {
  const asked = params.get(RECORD) ?? '';
  const start = `${nameInAddress(entity)}/`;
  return asked.startsWith(start) ? asked.slice(start.length) : null;
}

/** An address with parameters. What separates values and parts needs no escape. */
export const withQuery = (path: string, params: Readonly<Record<string, string>>): string =>
  `${path}?${queryOf(new URLSearchParams(params))}`;

/** The query of an address, legible. */
export const queryOf = (params: URLSearchParams): string =>
  params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');

/** The address that opens a record on its page; `texts`: what its parts start with. */
export const recordAddress = (entity: Named, id: string, texts: Texts = {}): string =>
  withQuery(pageOf(entity), { [RECORD]: recordName(entity, id), ...filling(texts) });

/** The address of the page that prints and sends a record. */
export const documentAddress = (entity: Named, id: string): string =>
  withQuery('/dashboard/document', { [nameInAddress(entity)]: id });

/** The address that opens a new form of an entity on its page, blank but for these texts. */
export const createAddress = (entity: Named, texts: Texts = {}): string =>
  withQuery(pageOf(entity), createParams(entity, texts));

/** The parameters that open a new form of an entity on a page that has one, blank but for these texts. */
export const createParams = (entity: Named, texts: Texts): Readonly<Record<string, string>> => ({
  [RECORD]: recordName(entity, NEW),
  ...filling(texts),
});

/** Precedes the name of a field that a new form starts with. */
const FILL = 'with-';

const filling = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [FILL + name, text]));

const fillParams = (params: URLSearchParams): readonly string[] =>
  [...params.keys()].filter((name) => name.startsWith(FILL));

/** The changes of a query after which no record is open. */
export const withoutRecord = (params: URLSearchParams): Readonly<Record<string, null>> =>
  Object.fromEntries([RECORD, ...fillParams(params)].map((name) => [name, null]));

/** The texts with which an address fills a new form. */
export const textsToFill = (params: URLSearchParams): Texts =>
  Object.fromEntries(
    fillParams(params).map((name) => [name.slice(FILL.length), params.get(name) ?? '']),
  );

/** The address of the page that imports records of an entity. */
export const importAddress = (entity: Named): string =>
  withQuery('/dashboard/import', { into: nameInAddress(entity) });

/** What precedes the names of a list's parameters: its name, on a page with several lists. */
export const viewPrefix = (entity: Pick<Entity, 'path' | 'sharesPage'>): string =>
  entity.sharesPage ? `${nameInAddress(entity)}-` : '';

/** The values to filter a list by, spelled as their fields spell them, and its other parameters, such as `q` and `sort`. */
type Filters<F extends Fields> = {
  readonly [Name in keyof F]?: readonly ValuesOf<F>[Name][];
} & Readonly<Record<string, readonly string[]>>;

/** The address of a list that is filtered to some values, searched or sorted; the list scrolls into view unless told not to. */
export function filteredAddress<F extends Fields>(
  entity: Entity<F>,
  filters: Filters<F>,
  { scrolls = true }: { readonly scrolls?: boolean } = {},
): string {
  const prefix = viewPrefix(entity);
  const values = Object.entries(filters).map(([name, some]) => [prefix + name, some.join(',')]);
  return withQuery(pageOf(entity), {
    ...(Object.fromEntries(values) as Record<string, string>),
    ...(scrolls && prefix && { part: nameInAddress(entity) }),
  });
}

/** The party that a record names; none if the name is blank. */
export function partiesNamedBy(
  entity: Entity,
  record: RecordOf<Entity>,
): readonly { readonly of: Names['of']; readonly name: string }[] {
  return Object.entries(entity.fields).flatMap(([field, { names }]) => {
    const name = names === undefined ? '' : nameIn(record, field);
    return names === undefined || name === '' ? [] : [{ of: names.of, name }];
  });
}

/** What merging is called where one party is open. */
export const mergeTitle = ({ noun }: Pick<Entity, 'noun'>): string =>
  `Merge with another ${noun.one}`;

/** The address that compares two parties to merge them, or asks for the other one; null for other records. */
export function mergeAddress(
  entity: Entity,
  record: RecordOf<Entity>,
  other?: RecordOf<Entity>,
): string | null {
  if (!('absorbed' in entity.fields && mayChange(entity, 'absorbed'))) return null;
  const [party] = partiesNamedBy(entity, record);
  const name = other ? partiesNamedBy(entity, other)[0]?.name : NOBODY;
  if (!party || !name) return null;
  return withQuery(`${pageOf(entity)}/${entity.noun.one}`, { name: party.name, [MERGE]: name });
}
