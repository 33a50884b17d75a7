import { Link, useSearchParams } from 'react-router-dom';
import { CREATED_ENTITIES } from '../../model/entities.ts';
import { importAddress, nameInAddress } from '../../page/address/addresses.ts';
import { filteredAddress } from '../../page/address/listAddresses.ts';
import { PageHeader } from '../../page/PageHeader.tsx';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { ImportPlan } from '../../store/device/importPlans.ts';
import { MAX_ROWS } from '../../model/importLog.ts';
import type { Texts } from '../../model/draft.ts';
import { listLabel, type Entity } from '../../model/entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { SheetProblem } from '../../lib/sheets/parseCsv.ts';
import { planImport } from './planImport.ts';
import { startImport, watchPlans } from './importRuns.ts';
import { useClockOffset } from '../../store/connection/useConnection.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/showToast.ts';
import { useToday } from '../../page/useToday.ts';
import { PlanCard } from './PlanCard.tsx';
import {
  MAX_IMPORT_MB,
  openSheet,
  readFile,
  readPasted,
  type Sheet,
  type SheetSource,
} from './sheet.ts';
import { SheetReview } from './SheetReview.tsx';

/** Imports records from a spreadsheet; `?into=leads` says of which kind. */
export default function ImportPage() {
  const [parameters] = useSearchParams();
  const entity = CREATED_ENTITIES.find((other) => nameInAddress(other) === parameters.get('into'));
  return (
    <>
      <PageHeader title={entity ? `Import ${entity.noun.many}` : 'Import'}>
        {entity && (
          <Link
            to={filteredAddress(entity, {})}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            Show {entity.noun.many}
          </Link>
        )}
      </PageHeader>
      {entity ? <ImportForm key={entity.path} entity={entity} /> : <Kinds />}
    </>
  );
}

/** The kinds of records that can be imported. */
function Kinds() {
  return (
    <div className="border-t border-line px-4 pt-4 sm:px-6">
      <p className="mb-3 max-w-[70ch] text-sm text-pretty text-muted">
        What are the rows of your spreadsheet? You choose which column is which, and see a preview
        before anything is stored. An import can be undone as a whole.
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

/** Takes a sheet, shows what its import would do, and imports it. Above it are the last imports, which can be undone. */
function ImportForm({ entity }: { readonly entity: Entity }) {
  const { records, status } = useRecords(entity, { withArchived: true });
  const uid = useAuth().user?.uid ?? '';
  const day = useToday();
  const clockOffsetMs = useClockOffset();
  const plans = usePlans(uid, entity.path);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);

  function show(open: () => Sheet): void {
    try {
      setSheet(open());
      setProblem(null);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    const isExpected = error instanceof SheetProblem;
    if (!isExpected) console.warn('The sheet cannot be read', error);
    setSheet(null);
    setProblem(isExpected ? error.message : 'This file cannot be read.');
  }

  async function importRows(rows: readonly Texts[]): Promise<void> {
    setSheet(null);
    const { plan, isKept } = await planImport(entity, rows, { uid, day, clockOffsetMs, records });
    if (!isKept) {
      showToast('This browser keeps no data: leave this page open until the import is complete.');
    }
    setStartedId(plan.id);
    await startImport(entity, plan.id);
  }

  return (
    <div className="space-y-6 border-t border-line pt-4 pb-8">
      {sheet === null && plans.length > 0 && (
        <div className="space-y-3 px-4 sm:px-6">
          {plans.map((plan) => (
            <PlanCard key={plan.id} entity={entity} plan={plan} isNew={plan.id === startedId} />
          ))}
        </div>
      )}
      {sheet === null ? (
        <SourceForm
          problem={problem}
          onSource={(source) => show(() => openSheet(entity, source))}
          onFail={fail}
        />
      ) : (
        <SheetReview
          entity={entity}
          sheet={sheet}
          onSheet={show}
          records={records}
          areAll={isComplete(status)}
          onImport={(rows) => void importRows(rows)}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/** The imports of a person into one path, newest first. */
function usePlans(owner: string, path: string): readonly ImportPlan[] {
  const [plans, setPlans] = useState<readonly ImportPlan[]>([]);
  useEffect(() => watchPlans(owner, setPlans), [owner]);
  return plans.filter((plan) => plan.path === path);
}

type SourceFormProps = {
  readonly onSource: (source: SheetSource) => void;
  readonly onFail: (error: unknown) => void;
  /** Why the last sheet cannot be read. */
  readonly problem: string | null;
};

/** Takes a sheet: rows that are pasted, or a file that is chosen or dropped. */
function SourceForm({ onSource, onFail, problem }: SourceFormProps) {
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const pasteBox = useRef<HTMLTextAreaElement>(null);
  const pasteId = useId();
  const hintId = useId();

  // The page has been opened to paste something: Ctrl+V is enough.
  useEffect(() => pasteBox.current?.focus({ preventScroll: true }), []);

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
          className="mt-1.5 w-full rounded-md border border-edge bg-surface px-3 py-2 text-sm text-ink"
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
          {MAX_ROWS.toLocaleString('en-US')} rows. Nothing is stored before you have seen a preview.
        </p>
      </div>
      {problem !== null && !isReading && <Alert kind="alert">{problem}</Alert>}
    </div>
  );
}
