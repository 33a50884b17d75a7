import { useCallback, useDeferredValue, useMemo } from 'react';
import { useStore } from '../../lib/createStore.ts';
import { isAwaited } from '../../records/useRecords.ts';
import { kindOf, type FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { recentRecords } from './recentRecords.ts';
import type { Progress, RecordSearch } from './recordSearch.ts';
import { findSections } from './searchSections.ts';

type SearchViewProps = {
  readonly search: RecordSearch;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onActions: (found: FoundRecord) => void;
  readonly onClose: () => void;
};

/** The palette's first view: what the query finds, live. */
export function SearchView({ search, query, ...handlers }: SearchViewProps) {
  const recent = useStore(recentRecords);
  const progress = useStore(search.progress);
  // A letter appears at once, and its results follow.
  const shownQuery = useDeferredValue(query);
  const shownProgress = useDeferredValue(progress);
  const find = useCallback((text: string) => findSections(search, text, recent), [search, recent]);
  // The progress tells when the same query finds something else.
  const result = useMemo(
    () => ({ ...find(shownQuery), shownProgress }),
    [find, shownQuery, shownProgress],
  );
  const isBlank = shownQuery.trim() === '';
  return (
    <PaletteBox
      {...handlers}
      placeholder="Search or jump to…"
      query={query}
      shownQuery={shownQuery}
      sections={result.sections}
      find={(text) => find(text).sections}
      status={isBlank ? '' : foundText(result.total, result.sections.length)}
      notes={notesOf(progress)}
      isLoading={progress.isIndexing || kindsWith(progress, 'loading').length > 0}
    />
  );
}

function foundText(total: number, sections: number): string {
  if (total > 0) return `${total.toLocaleString('en-US')} found`;
  return sections > 0 ? 'No records found' : 'Nothing found';
}

function notesOf(progress: Progress): readonly string[] {
  const [loading, failed] = [kindsWith(progress, 'loading'), kindsWith(progress, 'failed')];
  return [
    ...(loading.length > 0 ? [`Still loading: ${loading.join(', ')}`] : []),
    ...(failed.length > 0 ? [`Cannot be read: ${failed.join(', ')}`] : []),
  ];
}

/** The kinds that are failed, or of which no record or only a copy is there. */
const kindsWith = ({ statuses }: Progress, wanted: 'loading' | 'failed'): readonly string[] =>
  [...statuses]
    .filter(([, status]) => (wanted === 'failed' ? status === 'failed' : isAwaited({ status })))
    .map(([entity]) => kindOf(entity).toLowerCase());
