import {
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CREATED_ENTITIES } from '../../records/model/entities.ts';
import {
  importAddress,
  nameInAddress,
  filteredAddress,
} from '../../records/page/address/addresses.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useAuth } from '../../session/useAuth.ts';
import { formatMoment } from '../../lib/dates.ts';
import { countText, plural, inFigures } from '../../lib/words.ts';
import { IMPORTS_PATH, MAX_ROWS } from '../importLog/importLog.ts';
import type { Texts } from '../../records/model/draft.ts';
import { listLabel, type Entity, type RecordOf } from '../../records/model/entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { SheetProblem } from '../../lib/csv/parseCsv.ts';
import { findLastImport, importRows, undoImport, type Imported } from './runImport.ts';
import {
  useClockOffset,
  useConnection,
  useToday,
} from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { explain } from '../../records/store/write/save.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useUnloadQuestion } from '../../ui/useUnloadQuestion.ts';
import { MAX_IMPORT_MB, readFile, readPasted, type SheetSource } from './readFile.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { SheetReview } from './SheetReview.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Imports records from a spreadsheet; `?into=leads` says of which kind. */
export default function ImportPage() {
  const [parameters] = useSearchParams();
  const entity = CREATED_ENTITIES.find((other) => nameInAddress(other) === parameters.get('into'));
  return (
    <>
      <PageHeader title={entity ? `Import ${entity.noun.many}` : 'Import'}>
        {entity && (
          <TextLink to={filteredAddress(entity, {})} className="min-h-9 px-2 text-sm font-semibold">
            Show {entity.noun.many}
          </TextLink>
        )}
      </PageHeader>
      {entity ? <ImportForm key={entity.path} entity={entity} /> : <Kinds />}
    </>
  );
}

function Kinds() {
  return (
    <div className="border-t border-line px-4 pt-4 sm:px-6">
      <p className="mb-3 max-w-[70ch] text-sm text-pretty text-muted">
        What are the rows of your spreadsheet? You choose which column is which, and see a preview
        before anything is stored. An import can be undone for a day, but for that of notes.
      </p>
      <ul aria-label="What to import" className="flex flex-wrap gap-2">
        {CREATED_ENTITIES.map((entity) => (
          <li key={entity.path}>
            <Link
              to={importAddress(entity)}
              className="inline-flex min-h-9 items-center rounded-md border border-edge/50 px-3.5 text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-11"
            >
              {listLabel(entity)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Run = {
  readonly count: number;
  readonly stored: number;
  readonly records: readonly RecordOf<Entity>[];
};

/** Takes a sheet, shows what its import would do, and imports it. Done again, what it has stored counts as a duplicate. */
function ImportForm({ entity }: { readonly entity: Entity }) {
  const { records, status } = useRecords(entity, { withArchived: true });
  const uid = useAuth().user?.uid ?? '';
  const day = useToday();
  const clockOffsetMs = useClockOffset();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [runs, setRuns] = useState(0);
  const [isUndone, setUndone] = useState(false);
  const isStopped = useRef(false);
  // Whoever goes back to another page meanwhile ends it.
  useEffect(() => () => void (isStopped.current = true), []);
  const last = useAnswer(
    () => findLastImport(entity, uid, Date.now() + clockOffsetMs),
    `${runs} ${isUndone}`,
  );

  function open(source: SheetSource): void {
    setSheet(openSheet(entity, source));
    setProblem(null);
  }

  function fail(error: unknown): void {
    const isExpected = error instanceof SheetProblem;
    if (!isExpected) console.warn('The sheet cannot be read', error);
    setProblem(isExpected ? error.message : 'This file cannot be read.');
  }

  async function importAll(rows: readonly Texts[]): Promise<void> {
    const started: Run = { count: rows.length, stored: 0, records };
    isStopped.current = false;
    setProblem(null);
    setRun(started);
    function onStored(stored: number): boolean {
      setRun({ ...started, stored });
      return isStopped.current;
    }
    try {
      await importRows(entity, rows, { records, uid, day, onStored });
      if (!isStopped.current) setSheet(null);
    } catch (error) {
      setProblem(explain(error, IMPORTS_PATH));
    }
    setRun(null);
    setUndone(false);
    setRuns((count) => count + 1);
  }

  return (
    <div className="space-y-6 border-t border-line pt-4 pb-8">
      <LastImport
        key={runs}
        entity={entity}
        last={last}
        isNew={runs > 0 && !isUndone}
        onUndone={() => setUndone((is) => !is)}
      />
      {sheet === null ? (
        <SourceForm problem={problem} onSource={open} onFail={fail} />
      ) : (
        <SheetReview
          entity={entity}
          sheet={sheet}
          onSheet={setSheet}
          records={run?.records ?? records}
          areAll={isComplete(status)}
          problem={problem}
          onImport={(rows) => void importAll(rows)}
          onClose={() => setSheet(null)}
        />
      )}
      {run && (
        <RunDialog entity={entity} run={run} onStop={() => void (isStopped.current = true)} />
      )}
    </div>
  );
}

type RunDialogProps = {
  readonly entity: Entity;
  readonly run: Run;
  readonly onStop: () => void;
};

function RunDialog({ entity, run, onStop }: RunDialogProps) {
  const [isStopping, setStopping] = useState(false);
  const isConnected = useConnection();
  const { count, stored } = run;
  useUnloadQuestion(true);

  function stop(): void {
    setStopping(true);
    onStop();
  }

  return (
    <Modal title={`Importing ${countText(count, entity.noun)}…`} onClose={stop}>
      <div className="space-y-3 px-6 pt-1 pb-5 text-sm">
        <div className="flex items-center gap-3 tabular-nums">
          <progress
            aria-label="Imported"
            className="h-2 min-w-0 grow accent-accent"
            value={stored}
            max={count}
          />
          {inFigures(stored)} of {inFigures(count)}
        </div>
        {!isConnected && (
          <Alert kind="status">
            There is no connection. The import waits and goes on when you are back online.
          </Alert>
        )}
        <p role="status">
          {isStopping ? 'Stopping…' : 'What is imported stays if you stop, and can be undone.'}
        </p>
      </div>
      <DialogFooter closeLabel="Stop" onClose={stop} />
    </Modal>
  );
}

type LastImportProps = {
  readonly entity: Entity;
  readonly last: Imported | null | undefined;
  /** Whether it has ended just now, so that it takes the focus. */
  readonly isNew: boolean;
  readonly onUndone: () => void;
};

function LastImport({ entity, last, isNew, onUndone }: LastImportProps) {
  const { isBusy, failure, notice, run } = useAction((error) => explain(error, IMPORTS_PATH));
  const section = useRef<HTMLElement>(null);
  const isThere = last != null;
  useLayoutEffect(() => {
    if (isNew && isThere) section.current?.focus();
  }, [isNew, isThere]);

  async function undo(id: string): Promise<string> {
    const { removed, touched } = await undoImport(entity, id);
    // Its button is gone then.
    section.current?.focus();
    onUndone();
    const [shown, rest] = [touched.slice(0, 5).join(', '), touched.length - 5];
    return touched.length === 0
      ? `${countText(removed, entity.noun)} removed.`
      : `${countText(removed, entity.noun)} removed. ${touched.length} ${plural(touched.length, 'stays', 'stay')}, since somebody has changed ${plural(touched.length, 'it', 'them')} after the import: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
  }

  if (!isThere && notice === '' && failure === '') return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Last import"
      className="max-w-3xl px-4 outline-none sm:px-6"
    >
      {last && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3 text-sm tabular-nums">
          <p role="status" className="min-w-0 grow">
            <span className="font-semibold">
              {last.stored < last.count && `${inFigures(last.stored)} of `}
              {countText(last.count, entity.noun)} imported
            </span>
            <span className="block text-xs text-muted">{formatMoment(last.startedAt)}</span>
          </p>
          <Button aria-disabled={isBusy} onClick={() => void run(() => undo(last.id))}>
            {isBusy ? 'Undoing…' : 'Undo import'}
          </Button>
        </div>
      )}
      <ActionMessage failure={failure} notice={notice} />
    </section>
  );
}

type SourceFormProps = {
  readonly onSource: (source: SheetSource) => void;
  readonly onFail: (error: unknown) => void;
  readonly problem: string | null;
};

function SourceForm({ onSource, onFail, problem }: SourceFormProps) {
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const pasteBox = useRef<HTMLTextAreaElement>(null);
  const pasteId = useId();
  const hintId = useId();

  // The page has been opened to paste something: Ctrl+V is enough.
  useLayoutEffect(() => pasteBox.current?.focus({ preventScroll: true }), []);

  async function read(load: () => SheetSource | Promise<SheetSource>): Promise<void> {
    setReading(true);
    try {
      onSource(await load());
    } catch (error) {
      onFail(error);
    }
    setReading(false);
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    const [file] = event.clipboardData.files;
    if (text === '' && file === undefined) return;
    event.preventDefault();
    void read(() => (text === '' && file ? readFile(file) : readPasted(text)));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void read(() => readFile(file));
  }

  return (
    <div
      className="max-w-3xl space-y-4 px-4 sm:px-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div>
        <label htmlFor={pasteId} className="text-sm font-medium">
          Paste rows from a spreadsheet
        </label>
        <textarea
          ref={pasteBox}
          id={pasteId}
          dir="auto"
          rows={5}
          value={typed}
          aria-describedby={hintId}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={paste}
          className="control mt-1.5 w-full px-3 py-2"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {typed.trim() !== '' && (
          <Button variant="primary" onClick={() => void read(() => readPasted(typed))}>
            Read these rows
          </Button>
        )}
        <input
          ref={fileInput}
          type="file"
          accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(() => readFile(file));
            target.value = '';
          }}
        />
        <Button aria-disabled={isReading} onClick={() => fileInput.current?.click()}>
          {isReading ? 'Reading…' : 'Choose a CSV file'}
        </Button>
        <p id={hintId} className="text-[0.8125rem] text-muted">
          In Excel, save as CSV, or copy the cells and paste them. Up to {MAX_IMPORT_MB} MB and{' '}
          {inFigures(MAX_ROWS)} rows. Nothing is stored before you have seen a preview.
        </p>
      </div>
      {problem !== null && !isReading && <Alert kind="alert">{problem}</Alert>}
    </div>
  );
}
