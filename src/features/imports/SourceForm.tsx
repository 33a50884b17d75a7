import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { MAX_ROWS } from '../../model/importLog.ts';
import { SheetProblem } from '../../lib/sheets/parseCsv.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { MAX_IMPORT_MB, readFile, readPasted, type SheetSource } from './sheetSource.ts';

type SourceFormProps = {
  readonly onSource: (source: SheetSource) => void;
  /** Why the last sheet cannot be read. */
  readonly problem: string | null;
  readonly onProblem: (problem: string | null) => void;
};

/** Takes a sheet: rows that are pasted, or a file that is chosen or dropped. */
export function SourceForm({ onSource, problem, onProblem }: SourceFormProps) {
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const pasteBox = useRef<HTMLTextAreaElement>(null);
  const pasteId = useId();
  const hintId = useId();

  // The page has been opened to paste something: Ctrl+V is enough.
  useEffect(() => pasteBox.current?.focus({ preventScroll: true }), []);

  async function read(load: () => SheetSource | Promise<SheetSource>): Promise<void> {
    onProblem(null);
    setReading(true);
    try {
      onSource(await load());
    } catch (error) {
      if (!(error instanceof SheetProblem)) console.warn('The file cannot be read', error);
      onProblem(error instanceof SheetProblem ? error.message : 'This file cannot be read.');
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
          CSV or tab-separated, up to {MAX_IMPORT_MB} MB and {MAX_ROWS.toLocaleString('en-US')}{' '}
          rows. Nothing is stored before you have seen a preview.
        </p>
      </div>
      {problem !== null && <Alert kind="alert">{problem}</Alert>}
    </div>
  );
}
