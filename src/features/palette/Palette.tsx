import { useCallback, useEffect, useState, memo, useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import type { Entity } from '../../records/model/entity.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { type FoundRecord, titleOf } from './describeRecord.ts';
import { createRecordSearch, type RecordSearch, type Progress } from './recordSearch.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { recordActions, useActionsHere } from './actions.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useStore } from '../../lib/createStore.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useSavedViews } from '../../records/page/useSavedViews.ts';
import { viewOption, type PaletteOption } from './options.ts';
import { recentRecords, rememberAddress } from './recentRecords.ts';
import { findOptions, findSections } from './searchSections.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { inFigures } from '../../lib/words.ts';

type PaletteProps = {
  /** What was typed while this code was loading; ends in a line feed if Enter was pressed. Null while it is closed. */
  readonly initialQuery: string | null;
  readonly onClose: () => void;
};

/** One box that finds records, pages and forms, and acts on them. Subscribes to what it searches while it is mounted. */
export default function Palette({ initialQuery, onClose }: PaletteProps) {
  const [search] = useState(() => createRecordSearch(ENTITIES));
  const isPainted = useIsPainted();
  useEffect(() => search.stop, [search]);
  return (
    <>
      {isPainted &&
        ENTITIES.map((entity) => {
          const Source = entity.isAboutOthers ? NewestSource : RecordSource;
          return <Source key={entity.path} entity={entity} onRecords={search.update} />;
        })}
      {initialQuery !== null && (
        <OpenPalette search={search} initialQuery={initialQuery} onClose={onClose} />
      )}
    </>
  );
}

type OpenPaletteProps = {
  readonly search: RecordSearch;
  readonly initialQuery: string;
  readonly onClose: () => void;
};

function OpenPalette({ search, initialQuery, onClose }: OpenPaletteProps) {
  const [query, setQuery] = useState(initialQuery.replace('\n', ''));
  const [subject, setSubject] = useState<FoundRecord | null>(null);
  const [isEntered, setEntered] = useState(false);
  // More may have been typed while this rendered for the first time.
  const [opening, setOpening] = useState<string | null>(null);
  if (opening !== initialQuery) {
    setOpening(initialQuery);
    setQuery(initialQuery.replace('\n', ''));
    setEntered(initialQuery.endsWith('\n'));
  }
  const navigate = useNavigate();

  // Stable, or every letter renders the options twice.
  const openActions = useCallback((found: FoundRecord) => {
    setEntered(false);
    setSubject(found);
  }, []);
  const choose = useCallback(
    ({ key, choice }: PaletteOption) => {
      onClose();
      rememberAddress(key);
      if (choice.type === 'run') choice.run();
      else if (choice.type === 'link') follow(choice.href);
      else void navigate(choice.address);
    },
    [onClose, navigate],
  );

  const found = subject && search.recordOf(subject.entity, subject.record.id);
  return (
    <Modal title="Search or jump to" variant="palette" onClose={subject ? goBack : onClose}>
      {subject ? (
        <ActionsView found={found ?? subject} onChoose={choose} onBack={goBack} onClose={onClose} />
      ) : (
        <SearchView
          search={search}
          query={query}
          isEntered={isEntered}
          onQuery={setQuery}
          onChoose={choose}
          onActions={openActions}
          onClose={onClose}
        />
      )}
    </Modal>
  );

  function goBack(): void {
    setSubject(null);
  }
}

/** Calls or writes; a web page opens beside this one. */
function follow(href: string): void {
  if (href.startsWith('https:')) window.open(href, '_blank', 'noreferrer');
  else window.location.assign(href);
}

type ActionsViewProps = {
  readonly found: FoundRecord;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** The palette's second view: what can be done with one record. */
function ActionsView({ found, ...handlers }: ActionsViewProps) {
  const [query, setQuery] = useState('');
  const change = useChangeRecords(found.entity);
  const { moves, others } = recordActions(found, change, useToday());
  const title = titleOf(found);
  const find = (text: string) => {
    const options = findOptions([...others, ...moves], text);
    return options.length === 0 ? [] : [{ heading: title, options }];
  };
  const sections = find(query);
  return (
    <PaletteBox
      {...handlers}
      placeholder={`Actions of “${title}”`}
      query={query}
      onQuery={setQuery}
      results={{ query, sections, status: sections.length === 0 ? 'Nothing found' : '' }}
      find={find}
    />
  );
}

type RecordSourceProps = { readonly entity: Entity; readonly onRecords: RecordSearch['update'] };

/** The most that are searched of records about others. */
const MAX_NEWEST = 1_000;

const NEWEST = [{ child: 'creationDate', count: MAX_NEWEST }] as const;

/** Subscribes to the newest records of an entity and hands them on. Renders nothing. */
const NewestSource = memo(function NewestSource({ entity, onRecords }: RecordSourceProps) {
  const { status, records } = useRecordsBy(entity, NEWEST, { isWanted: true });
  useEffect(() => onRecords(entity, status, records), [onRecords, entity, status, records]);
  return null;
});

/** Subscribes to the records of an entity and hands them on. Renders nothing. */
const RecordSource = memo(function RecordSource({ entity, onRecords }: RecordSourceProps) {
  const { status, records } = useRecords(entity, { withArchived: true });
  useEffect(() => onRecords(entity, status, records), [onRecords, entity, status, records]);
  return null;
});

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
function SearchView({ search, query, ...handlers }: SearchViewProps) {
  const recent = useStore(recentRecords);
  const progress = useStore(search.progress);
  // A letter appears at once, and its results follow.
  const shownQuery = useDeferredValue(query);
  const shownProgress = useDeferredValue(progress);
  const saved = useSavedViews();
  const views = useMemo(() => saved.map(viewOption), [saved]);
  const here = useActionsHere(search);
  const find = useCallback(
    (text: string) => findSections(search, text, recent, views, here),
    [search, recent, views, here],
  );
  // The progress tells when the same query finds something else.
  const { sections, total } = useMemo(
    () => ({ ...find(shownQuery), shownProgress }),
    [find, shownQuery, shownProgress],
  );
  const isBlank = shownQuery.trim() === '';
  return (
    <PaletteBox
      {...handlers}
      placeholder="Search or jump to…"
      query={query}
      results={{
        query: shownQuery,
        sections,
        status: isBlank ? '' : foundText(total, sections.length),
        notes: progressNotes(progress),
        isLoading: shownProgress.isIndexing || kindsWith(shownProgress, 'loading').length > 0,
      }}
      find={(text) => find(text).sections}
    />
  );
}

function foundText(total: number, sections: number): string {
  if (total > 0) return `${inFigures(total)} found`;
  return sections > 0 ? '' : 'Nothing found';
}

function progressNotes(progress: Progress): readonly string[] {
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
