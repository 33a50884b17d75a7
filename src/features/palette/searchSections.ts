import { type Entity, listLabel } from '../../model/entity.ts';
import { archivedOn } from '../../model/archive.ts';
import { ENTITIES } from '../../model/entities.ts';
import { RECORD, recordAddress } from '../../page/address/addresses.ts';
import {
  createCollectionIndex,
  type CollectionIndex,
  type Hit,
  type Hits,
} from '../../lib/search/collectionIndex.ts';
import {
  COMMAND_OPTIONS,
  CREATE_OPTIONS,
  FURTHER_PAGE_OPTIONS,
  OTHER_PAGE_OPTIONS,
  PAGE_OPTIONS,
  convertOption,
  moveOption,
  pageIndex,
  recordOption,
  showAllOption,
  visitOption,
  type PaletteOption,
  type PaletteSection,
} from './options.ts';
import type { FoundRecord } from './describeRecord.ts';
import type { RecordSearch } from './recordSearch.ts';
import { isConvertible } from '../sales/conversion.ts';
import { installation } from '../installations/installation.entity.ts';
import { lead, type Lead } from '../sales/lead.entity.ts';

/** What a query finds. */
export type SearchResult = {
  readonly sections: readonly PaletteSection[];
  /** How many records are found, shown or not. */
  readonly total: number;
};

/** What can be done with the open record or on the page: offered at once, or when it is typed. */
export type ActionsHere = {
  readonly heading: string;
  readonly offered: readonly PaletteOption[];
  readonly hidden: readonly PaletteOption[];
};

const NOTHING_HERE: ActionsHere = { heading: '', offered: [], hidden: [] };

const HERE = 'Here';
const GO_TO = 'Go to';
const DO = 'Do';
const VIEWS = 'Saved views';

const FIXED = new Map([
  [GO_TO, [...PAGE_OPTIONS, ...OTHER_PAGE_OPTIONS, ...FURTHER_PAGE_OPTIONS]],
  [DO, [...CREATE_OPTIONS, ...COMMAND_OPTIONS]],
] as const);

const FIXED_GROUPS = [...FIXED].map(([key, options]) => ({ key, index: indexOptions(options) }));

const SEARCHED = ENTITIES.toSorted((a, b) => pageIndex(a) - pageIndex(b));

/** The records, pages and forms that a query finds; without a query, what is likely to be wanted. */
export function findSections(
  search: RecordSearch,
  query: string,
  recent: readonly string[],
  views: readonly PaletteOption[] = [],
  here: ActionsHere = NOTHING_HERE,
): SearchResult {
  if (query.trim() === '')
    return { sections: startSections(search, recent, views, here), total: 0 };
  const actions = [...here.offered, ...here.hidden];
  const records = SEARCHED.map((entity) => ({ key: entity, index: search.indexOf(entity) }));
  const groups = searchGroups<Entity | typeof HERE | typeof GO_TO | typeof DO | typeof VIEWS>(
    [
      { key: HERE, index: indexOptions(actions) },
      ...records,
      { key: VIEWS, index: indexOptions(views) },
      ...FIXED_GROUPS,
    ],
    query,
  );
  const sections = groups.map((group) =>
    typeof group.key === 'string'
      ? {
          heading: group.key === HERE ? here.heading : group.key,
          options: optionsOf(optionsBelow(group.key), group.best),
        }
      : recordSection(search, { ...group, key: group.key }, query),
  );
  function optionsBelow(key: typeof HERE | typeof GO_TO | typeof DO | typeof VIEWS) {
    if (key === HERE) return actions;
    return key === VIEWS ? views : (FIXED.get(key) ?? []);
  }
  const found = groups.filter(({ key }) => typeof key !== 'string');
  return {
    sections: withMoves(sections, movesOf(search, sections, query)),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

function startSections(
  search: RecordSearch,
  recent: readonly string[],
  views: readonly PaletteOption[],
  here: ActionsHere,
): readonly PaletteSection[] {
  const opened = recent.flatMap((address) => {
    const found = recordAt(search, address);
    return found ? [recordOption(found)] : [];
  });
  return [
    { heading: here.heading, options: here.offered },
    { heading: 'Recent', options: opened },
    { heading: VIEWS, options: views },
    { heading: GO_TO, options: [...PAGE_OPTIONS, ...OTHER_PAGE_OPTIONS] },
    { heading: DO, options: CREATE_OPTIONS },
  ].filter(({ options }) => options.length > 0);
}

/** The record that an address opens. */
export function recordAt(search: RecordSearch, address: string): FoundRecord | undefined {
  const id = new URLSearchParams(address.split('?')[1]).get(RECORD)?.split('/')[1] ?? '';
  return SEARCHED.flatMap((entity) =>
    recordAddress(entity, id) === address ? (search.recordOf(entity, id) ?? []) : [],
  )[0];
}

function recordSection(
  search: RecordSearch,
  { key: entity, best, total }: GroupHits<Entity>,
  query: string,
): PaletteSection {
  const options = best.flatMap((hit) => {
    const found = search.recordOf(entity, hit.id);
    return found ? [recordOption(found, { query, isMisspelled: isMisspelled(hit) })] : [];
  });
  return {
    heading: listLabel(entity),
    options: total > best.length ? [...options, showAllOption(entity, total, query)] : options,
  };
}

/**
 * To move the best of the found records, and to record a visit to the found installations; all that are found after the word "move",
 * leads after "convert", and installations after "visit".
 */
function movesOf(
  search: RecordSearch,
  sections: readonly PaletteSection[],
  query: string,
): readonly PaletteOption[] {
  const [, verb, name] = /^\s*(move|convert|visit|record visit to)\s+(.+)/i.exec(query) ?? [];
  if (verb !== undefined && name !== undefined) {
    const { isOf, option } = VERBS[verb.toLowerCase()] ?? MOVE;
    const groups = SEARCHED.filter(isOf).map((key) => ({ key, index: search.indexOf(key) }));
    return searchGroups(groups, name).flatMap(({ key, best }) =>
      best.flatMap(({ id }) => optionOf(search.recordOf(key, id), option)),
    );
  }
  const found = sections.flatMap(({ options }) => options.flatMap((one) => one.found ?? []));
  const moved = found.filter(({ entity }) => MOVE.isOf(entity)).slice(0, 1);
  const visited = found.filter(({ entity }) => VISIT.isOf(entity));
  return [...moved.flatMap(MOVE.option), ...visited.slice(0, MAX_VISITS).flatMap(VISIT.option)];
}

/** What is done to the records that follow a word. */
type VerbMeaning = {
  readonly isOf: (this: void, entity: Entity) => boolean;
  readonly option: (this: void, found: FoundRecord) => PaletteOption | readonly [];
};

const MOVE: VerbMeaning = {
  isOf: ({ movesBetweenStatuses = false }) => movesBetweenStatuses,
  option: moveOption,
};

const VISIT: VerbMeaning = {
  isOf: ({ path }) => path === installation.path,
  option: (found) => (archivedOn(found.record) ? [] : visitOption(found)),
};

const VERBS: Readonly<Record<string, VerbMeaning>> = {
  move: MOVE,
  convert: {
    isOf: ({ path }) => path === lead.path,
    option: (found) => (isConvertible(found.record as unknown as Lead) ? convertOption(found) : []),
  },
  visit: VISIT,
  'record visit to': VISIT,
};

/** The most of the found installations to which a visit is offered without that word. */
const MAX_VISITS = 3;

const optionOf = (
  found: FoundRecord | undefined,
  option: VerbMeaning['option'],
): PaletteOption | readonly [] => (found ? option(found) : []);

function withMoves(
  sections: readonly PaletteSection[],
  moves: readonly PaletteOption[],
): readonly PaletteSection[] {
  if (moves.length === 0) return sections;
  const known = sections.find(({ heading }) => heading === DO);
  if (known === undefined) return [...sections, { heading: DO, options: moves }];
  return sections.map((one) =>
    one === known ? { ...one, options: [...one.options, ...moves] } : one,
  );
}

/** The options that match a query, best first; all of them without one. */
export function findOptions(
  options: readonly PaletteOption[],
  query: string,
): readonly PaletteOption[] {
  if (query.trim() === '') return options;
  const hits = searchGroups([{ key: '', index: indexOptions(options) }], query);
  return hits.flatMap(({ best }) => optionsOf(options, best));
}

/** The index of options that are not records, by their keys. */
function indexOptions(options: readonly PaletteOption[]): CollectionIndex {
  const index = createCollectionIndex();
  // Backwards, since of equals the last one comes first.
  for (const { key, title, details = [], words = '' } of options.toReversed()) {
    const others = [...details, words].map((text) => ({ text, weight: 1 }) as const);
    index.put(key, [{ text: title, weight: 0 }, ...others]);
  }
  return index;
}

/** The options that were hit, best first. */
const optionsOf = (
  options: readonly PaletteOption[],
  hits: readonly Hit[],
): readonly PaletteOption[] =>
  hits.flatMap((hit) => {
    const option = options.find(({ key }) => key === hit.id);
    return option ? [{ ...option, isMisspelled: isMisspelled(hit) }] : [];
  });

/** Whether a hit matches only with a typing error. */
const isMisspelled = ({ score }: Hit): boolean => score < 1;

/** A searchable group of the palette. */
type SearchGroup<Key> = { readonly key: Key; readonly index: CollectionIndex };

/** The best hits of a group, and how many it has. */
type GroupHits<Key> = Hits & { readonly key: Key };

/** The hits of a group that are shown: fewer when there are many groups, so that all are in sight. */
const LIMIT = { fewGroups: 8, manyGroups: 5, few: 2 } as const;

/** With fewer hits than this, typing errors are looked for, too. */
const ENOUGH_HITS = 5;

/** Searches groups; the one with the best hit comes first, equally good ones in the given order. */
function searchGroups<Key>(
  groups: readonly SearchGroup<Key>[],
  query: string,
): readonly GroupHits<Key>[] {
  const find = (isForgiving: boolean): readonly GroupHits<Key>[] =>
    groups.map(({ key, index }) => ({
      key,
      ...index.search(query, { limit: LIMIT.fewGroups, isForgiving }),
    }));
  const strict = find(false);
  const total = strict.reduce((sum, hits) => sum + hits.total, 0);
  const found = (total < ENOUGH_HITS ? find(true) : strict).filter((hits) => hits.total > 0);
  const limit = found.length > LIMIT.few ? LIMIT.manyGroups : LIMIT.fewGroups;
  return found
    .toSorted((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0))
    .map(({ key, total: all, best }) => ({ key, total: all, best: best.slice(0, limit) }));
}
