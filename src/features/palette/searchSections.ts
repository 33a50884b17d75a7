import { isSeen } from '../../session/sight.ts';
import { type Entity, listLabel } from '../../records/model/entity.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { RECORD, recordAddress } from '../../records/page/address/addresses.ts';
import { fold, wordsOf } from '../../lib/search/fold.ts';
import { createTextIndex, type Hit, type TextIndex } from '../../lib/search/textIndex.ts';
import {
  COMMAND_OPTIONS,
  CREATE_OPTIONS,
  FURTHER_PAGE_OPTIONS,
  PAGE_OPTIONS,
  pageIndex,
  recordOption,
  showAllOption,
  type PaletteOption,
  type PaletteSection,
} from './options.ts';
import { titleOf, type FoundRecord } from './describeRecord.ts';
import type { RecordSearch } from './recordSearch.ts';

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
  [GO_TO, [...PAGE_OPTIONS, ...FURTHER_PAGE_OPTIONS]],
  [DO, [...CREATE_OPTIONS, ...COMMAND_OPTIONS]],
] as const);

const FIXED_GROUPS = [...FIXED].map(([key, options]) => optionGroup(key, options));

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
  const groups = searchGroups<Entity | typeof HERE | typeof GO_TO | typeof DO | typeof VIEWS>(
    [
      optionGroup(HERE, actions),
      ...SEARCHED.map((entity) => recordGroup(search, entity)),
      optionGroup(VIEWS, views),
      ...FIXED_GROUPS,
    ],
    query,
  );
  const sections = groups.map((group) =>
    typeof group.key === 'string'
      ? {
          heading: group.key === HERE ? here.heading : group.key,
          options: optionsOf(optionsBelow(group.key), group.best).filter(
            (option) =>
              isSeen(option) &&
              (group.key !== DO || actions.every((one) => one.title !== option.title)),
          ),
        }
      : recordSection(search, { ...group, key: group.key }, query),
  );
  function optionsBelow(key: typeof HERE | typeof GO_TO | typeof DO | typeof VIEWS) {
    if (key === HERE) return actions;
    return key === VIEWS ? views : (FIXED.get(key) ?? []);
  }
  const found = groups.filter(({ key }) => typeof key !== 'string');
  return {
    sections: sections.filter(({ options }) => options.length > 0),
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
    { heading: GO_TO, options: PAGE_OPTIONS.filter(isSeen) },
    { heading: DO, options: CREATE_OPTIONS.filter(isSeen) },
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
    return found ? [recordOption(found, { query, misspelled: hit.misspelled })] : [];
  });
  return {
    heading: listLabel(entity),
    options: total > best.length ? [...options, showAllOption(entity, total, query)] : options,
  };
}

/** The options that match a query, best first; all of them without one. */
export function findOptions(
  options: readonly PaletteOption[],
  query: string,
): readonly PaletteOption[] {
  if (query.trim() === '') return options;
  const hits = searchGroups([optionGroup('', options)], query);
  return hits.flatMap(({ best }) => optionsOf(options, best));
}

/** Options that are not records, by their keys. */
function optionGroup<Key>(key: Key, options: readonly PaletteOption[]): SearchGroup<Key> {
  const index = createTextIndex();
  // Backwards, since of equals the last one comes first.
  for (const { key: id, title, details = [], words = '' } of options.toReversed())
    index.put(id, { name: title, others: [...details, words].join('\n') });
  return { key, index, nameOf: (id) => options.find((one) => one.key === id)?.title ?? '' };
}

/** The records of an entity, by their ids. */
function recordGroup(search: RecordSearch, entity: Entity): SearchGroup<Entity> {
  const nameOf = (id: string): string => {
    const found = search.recordOf(entity, id);
    return found ? titleOf(found) : '';
  };
  return { key: entity, index: search.indexOf(entity), nameOf };
}

/** The options that were hit, best first. */
const optionsOf = (
  options: readonly PaletteOption[],
  hits: readonly Hit[],
): readonly PaletteOption[] =>
  hits.flatMap((hit) => {
    const option = options.find(({ key }) => key === hit.id);
    return option ? [{ ...option, misspelled: hit.misspelled }] : [];
  });

/** A searchable group of the palette; `nameOf` is what an id of its index is called. */
type SearchGroup<Key> = {
  readonly key: Key;
  readonly index: TextIndex;
  readonly nameOf: (id: string) => string;
};

/** The best hits of a group, and how many it has. */
type GroupHits<Key> = {
  readonly key: Key;
  readonly total: number;
  readonly best: readonly Hit[];
};

/** The hits of a group that are shown: fewer when there are many groups, so that all are in sight. */
const LIMIT = { fewGroups: 8, manyGroups: 5, few: 2 } as const;

/** Of how many hits of a group the best title is sought. */
const MAX_RANKED = 50;

/** Searches groups; the one with the best hit comes first, equally good ones in the given order. */
function searchGroups<Key>(
  groups: readonly SearchGroup<Key>[],
  query: string,
): readonly GroupHits<Key>[] {
  const find = (isForgiving: boolean) =>
    groups
      .map((group) => ({ ...group, hits: group.index.search(query, { isForgiving }) }))
      .filter(({ hits }) => hits.length > 0);
  const exact = find(false);
  // Typing errors are forgiven where nothing is written like that.
  const found = exact.length > 0 ? exact : find(true);
  const limit = found.length > LIMIT.few ? LIMIT.manyGroups : LIMIT.fewGroups;
  return found
    .map(({ key, nameOf, hits }) => {
      const ranked = hits
        .slice(0, MAX_RANKED)
        .map((hit) => ({ hit, rank: hitRank(hit, nameOf, query) }))
        .toSorted((a, b) => b.rank - a.rank);
      const best = ranked.slice(0, limit).map(({ hit }) => hit);
      return { key, total: hits.length, best, rank: ranked[0]?.rank ?? 0 };
    })
    .toSorted((a, b) => b.rank - a.rank);
}

/** How well a hit matches: by its whole title, its beginning, words of it, other texts, or with typing errors. */
function hitRank(hit: Hit, nameOf: (id: string) => string, query: string): number {
  if (hit.misspelled.length > 0) return 0;
  const [words, sought] = [nameOf(hit.id), query].map((text) => wordsOf(fold(text)));
  if (words === undefined || sought === undefined) return 0;
  if (words.join(' ') === sought.join(' ')) return 4;
  if (words.join(' ').startsWith(sought.join(' '))) return 3;
  return sought.every((word) => words.some((one) => one.startsWith(word))) ? 2 : 1;
}
