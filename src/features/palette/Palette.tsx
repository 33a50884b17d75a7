import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { showToast } from '../../ui/toasts.ts';
import { downloadRecords } from '../../shell/SheetButtons.tsx';
import { ENTITIES } from '../../model/entities.ts';
import { ActionsView } from './ActionsView.tsx';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import { RecordSource } from './RecordSource.tsx';
import { createRecordSearch, type RecordSearch } from './recordSearch.ts';
import { SearchView } from './SearchView.tsx';

type PaletteProps = {
  /** What was typed while this code was loading; ends in a line feed if Enter was pressed. Null while it is closed. */
  readonly initialQuery: string | null;
  readonly onClose: () => void;
};

/** One box that finds every record, page and form, and acts on them. Subscribes to all records while it is mounted. */
export default function Palette({ initialQuery, onClose }: PaletteProps) {
  const [search] = useState(() => createRecordSearch(ENTITIES));
  const isPainted = useIsPainted();
  useEffect(() => search.stop, [search]);
  return (
    <>
      {isPainted &&
        ENTITIES.map((entity) => (
          <RecordSource key={entity.path} entity={entity} onRecords={search.update} />
        ))}
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

type Subject = { readonly found: FoundRecord; readonly areMoves: boolean };

function OpenPalette({ search, initialQuery, onClose }: OpenPaletteProps) {
  const [query, setQuery] = useState(initialQuery.replace('\n', ''));
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isEntered, setEntered] = useState(false);
  // More may have been typed while this rendered for the first time.
  const [opening, setOpening] = useState<string | null>(null);
  if (opening !== initialQuery) {
    setOpening(initialQuery);
    setQuery(initialQuery.replace('\n', ''));
    setEntered(initialQuery.endsWith('\n'));
  }
  const navigate = useNavigate();

  const openSubject = useCallback((next: Subject) => {
    setEntered(false);
    setSubject(next);
  }, []);
  // Stable, or every letter renders the options twice.
  const openActions = useCallback(
    (found: FoundRecord) => openSubject({ found, areMoves: false }),
    [openSubject],
  );
  const choose = useCallback(
    ({ choice }: PaletteOption) => {
      if (choice.type === 'actions') return openSubject(choice);
      onClose();
      if (choice.type === 'run') choice.run();
      else if (choice.type === 'export') exportAll(choice.entity, search.recordsOf(choice.entity));
      else if (choice.type === 'link') window.location.assign(choice.href);
      else void navigate(choice.address);
      return undefined;
    },
    [onClose, navigate, openSubject, search],
  );

  const found = subject && search.recordOf(subject.found.entity, subject.found.record.id);
  return (
    <Modal title="Search or jump to" variant="palette" onClose={subject ? goBack : onClose}>
      {subject ? (
        <ActionsView
          found={found ?? subject.found}
          areMoves={subject.areMoves}
          onChoose={choose}
          onBack={goBack}
          onClose={onClose}
        />
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

function exportAll(entity: Entity, records: readonly RecordOf<Entity>[] | null): void {
  const { many } = entity.noun;
  if (records === null) showToast(`The ${many} are not all loaded yet. Try again in a moment.`);
  else if (records.length === 0) showToast(`There are no ${many} to export.`);
  else void downloadRecords(entity, records);
}
