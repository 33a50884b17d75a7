import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '../../ui/Modal.tsx';
import { ENTITIES } from '../../records/outbox/entities.ts';
import { ActionsView } from './ActionsView.tsx';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import { RecordSource } from './RecordSource.tsx';
import { createRecordSearch } from './recordSearch.ts';
import { SearchView } from './SearchView.tsx';

type PaletteProps = {
  /** What was typed while this code was loading; ends in a line feed if Enter was pressed. */
  readonly initialQuery: string;
  readonly onClose: () => void;
};

type Subject = { readonly found: FoundRecord; readonly areMoves: boolean };

/** One box that finds every record, page and form, and acts on them. Subscribes to all records while it is open. */
export default function Palette({ initialQuery, onClose }: PaletteProps) {
  const [search] = useState(() => createRecordSearch(ENTITIES));
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
  const isPainted = useIsPainted();
  const navigate = useNavigate();
  useEffect(() => search.stop, [search]);

  function choose({ choice }: PaletteOption): void {
    if (choice.type === 'actions') return openSubject(choice);
    onClose();
    if (choice.type === 'run') choice.run();
    else if (choice.type === 'link') window.location.assign(choice.href);
    else void navigate(choice.address);
    return undefined;
  }

  const found = subject && search.recordOf(subject.found.entity, subject.found.record.id);
  return (
    <Modal title="Search or jump to" variant="palette" onClose={subject ? goBack : onClose}>
      {isPainted &&
        ENTITIES.map((entity) => (
          <RecordSource key={entity.path} entity={entity} onRecords={search.update} />
        ))}
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
          onActions={(record) => openSubject({ found: record, areMoves: false })}
          onClose={onClose}
        />
      )}
    </Modal>
  );

  function openSubject(next: Subject): void {
    setEntered(false);
    setSubject(next);
  }

  function goBack(): void {
    setSubject(null);
  }
}

/** Turns true once the first frame is on screen: reading the records can wait for it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
