import { useCallback, useDeferredValue, useMemo } from 'react';
import { useStore } from '../../lib/createStore.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { recentRecords } from './recentRecords.ts';
import type { Progress, RecordSearch } from './recordSearch.ts';
import { findSections } from './searchSections.ts';

type SearchViewProps = {
  readonly search: RecordSearch;
  readonly query: string;
  /** Whether Enter has been pressed already. */
  readonly isEntered: boolean;
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
      isLoading={shownProgress.isIndexing || kindsWith(shownProgress, 'loading').length > 0}
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

/** The kinds that cannot be read, or whose records are not all there. */
const kindsWith = ({ statuses }: Progress, wanted: 'loading' | 'failed'): readonly string[] =>
  [...statuses]
    .filter(([, status]) => (wanted === 'failed' ? status === 'failed' : isOnItsWay(status)))
    .map(([entity]) => entity.noun.many);

const isOnItsWay = (status: SubscriptionStatus): boolean =>
  !isComplete(status) && status !== 'failed';
