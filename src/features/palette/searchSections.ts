import type { Entity } from '../../model/entity.ts';
import { ENTITIES } from '../../model/entities.ts';
import { RECORD, recordAddress } from '../../shell/address/addresses.ts';
import type { Hit } from '../../lib/search/collectionIndex.ts';
import { kindHeading } from './describeRecord.ts';
import { indexOptions, isMisspelled, optionsOf } from './optionIndex.ts';
import {
  COMMAND_OPTIONS,
  CREATE_OPTIONS,
  FURTHER_PAGE_OPTIONS,
  PAGE_OPTIONS,
  moveOption,
  pageIndex,
  recordOption,
  showAllOption,
  type PaletteOption,
  type PaletteSection,
} from './options.ts';
import type { RecordSearch } from './recordSearch.ts';
import { searchGroups, type GroupHits } from './searchGroups.ts';

/** What a query finds. */
export type SearchResult = {
  readonly sections: readonly PaletteSection[];
  /** How many records are found, shown or not. */
  readonly total: number;
};

const GO_TO = 'Go to';
const DO = 'Do';

const FIXED = new Map([
  [GO_TO, [...PAGE_OPTIONS, ...FURTHER_PAGE_OPTIONS]],
  [DO, [...CREATE_OPTIONS, ...COMMAND_OPTIONS]],
] as const);

const FIXED_GROUPS = [...FIXED].map(([key, options]) => ({ key, index: indexOptions(options) }));

const SEARCHED = ENTITIES.toSorted((a, b) => pageIndex(a) - pageIndex(b));

/** The records, pages and forms that a query finds; without a query, what is likely to be wanted. */
export function findSections(
  search: RecordSearch,
  query: string,
  recent: readonly string[],
): SearchResult {
  if (query.trim() === '') return { sections: startSections(search, recent), total: 0 };
  const records = SEARCHED.map((entity) => ({ key: entity, index: search.indexOf(entity) }));
  const groups = searchGroups<Entity | typeof GO_TO | typeof DO>(
    [...records, ...FIXED_GROUPS],
    query,
  );
  const sections = groups.map((group) =>
    typeof group.key === 'string'
      ? fixedSection(group.key, group.best)
      : recordSection(search, { ...group, key: group.key }, query),
  );
  const found = groups.filter(({ key }) => typeof key !== 'string');
  return {
    sections: withMoves(sections, movesOf(search, sections, query)),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

function startSections(search: RecordSearch, recent: readonly string[]): readonly PaletteSection[] {
  const opened = recent.flatMap((address) => {
    const id = new URLSearchParams(address.split('?')[1]).get(RECORD)?.split('/')[1] ?? '';
    const entity = SEARCHED.find(
      (one) => recordAddress(one, id) === address && search.recordOf(one, id),
    );
    const found = entity && search.recordOf(entity, id);
    return found ? [recordOption(found, '', false)] : [];
  });
  return [
    { heading: 'Recent', options: opened },
    { heading: GO_TO, options: PAGE_OPTIONS },
    { heading: DO, options: CREATE_OPTIONS },
  ].filter(({ options }) => options.length > 0);
}

function recordSection(
  search: RecordSearch,
  { key: entity, best, total }: GroupHits<Entity>,
  query: string,
): PaletteSection {
  const options = best.flatMap((hit) => {
    const found = search.recordOf(entity, hit.id);
    return found ? [recordOption(found, query, isMisspelled(hit))] : [];
  });
  return {
    heading: kindHeading(entity),
    options: total > best.length ? [...options, showAllOption(entity, total, query)] : options,
  };
}

const fixedSection = (heading: typeof GO_TO | typeof DO, best: readonly Hit[]): PaletteSection => ({
  heading,
  options: optionsOf(FIXED.get(heading) ?? [], best),
});

/** To move the best of the found records; all that are found after the word "move". */
function movesOf(
  search: RecordSearch,
  sections: readonly PaletteSection[],
  query: string,
): readonly PaletteOption[] {
  const [, name] = /^\s*move\s+(.+)/i.exec(query) ?? [];
  if (name !== undefined) {
    const groups = SEARCHED.filter(({ isMoved }) => isMoved).map((key) => ({
      key,
      index: search.indexOf(key),
    }));
    return searchGroups(groups, name).flatMap(({ key, best }) =>
      best.flatMap(({ id }) => search.recordOf(key, id) ?? []).map(moveOption),
    );
  }
  return sections
    .flatMap(({ options }) => options.flatMap(({ found }) => found ?? []))
    .filter(({ entity }) => entity.isMoved)
    .slice(0, 1)
    .map(moveOption);
}

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
