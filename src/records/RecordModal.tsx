import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Draft, Fields } from '../domain/entity.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { RecordField } from './RecordField.tsx';
import { useLateSave } from './pendingSaves.ts';
import { useConnection } from './useConnection.ts';
import type { Texts } from './draftStorage.ts';
import type { Sheet } from './sheet.ts';
import type { RecordEditor } from './useRecordEditor.ts';

/** The form an editor has open, if any. */
export function RecordModal<F extends Fields>({ editor }: { readonly editor: RecordEditor<F> }) {
  const { sheet, shown } = editor;
  return (
    sheet && shown && <RecordForm key={sheet.key} editor={editor} sheet={sheet} shown={shown} />
  );
}

type RecordFormProps<F extends Fields> = {
  readonly editor: RecordEditor<F>;
  readonly sheet: Sheet<F>;
  readonly shown: Draft<F>;
};

function RecordForm<F extends Fields>({ editor, sheet, shown }: RecordFormProps<F>) {
  const { entity, type, submit, close } = editor;
  const { titles } = entity;
  const isNew = sheet.id === null;
  const form = useRef<HTMLFormElement>(null);
  const { problems } = sheet;
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusOn(form.current, INVALID);
  }, [problems]);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    void submit(incompleteDates(form.current));
  }

  return (
    <Modal title={isNew ? titles.create : titles.edit} onClose={close}>
      {/* The number input reports letters as no value; `noValidate` leaves what counts to the parser. */}
      <form
        ref={form}
        noValidate
        aria-busy={sheet.saving}
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        className="flex min-h-0 flex-col short:block short:overflow-y-auto"
      >
        {sheet.offered.length > 0 && (
          <RestoreDraftPrompt
            editor={editor}
            offered={sheet.offered}
            onAnswer={() => focusOn(form.current, EDITABLE)}
          />
        )}
        <div className="grid gap-4 overflow-y-auto px-6 pt-2 pb-5 sm:grid-cols-2">
          {Object.entries(entity.fields).map(([name, field]) => (
            <RecordField
              key={name}
              name={name}
              field={field}
              value={shown[name] ?? ''}
              problem={problems[name]}
              conflict={editor.conflicts[name]}
              oddValue={editor.oddValues[name]}
              onType={(text) => type(name, text)}
            />
          ))}
        </div>
        <footer className="grid gap-3 border-t border-line px-6 py-4">
          {sheet.failure !== null && <Notice kind="alert">{sheet.failure}</Notice>}
          {sheet.saving && <WaitingForConnection />}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>{sheet.saving ? 'Hide' : 'Cancel'}</Button>
            <Button type="submit" look="primary" aria-disabled={sheet.saving}>
              {sheet.saving ? 'Saving…' : isNew ? titles.submit : 'Save Changes'}
            </Button>
          </div>
        </footer>
      </form>
    </Modal>
  );
}

const INVALID = '[aria-invalid="true"]';
const EDITABLE = 'input:not([readonly]), select, textarea';

function focusOn(form: HTMLFormElement | null, kind: string): void {
  form?.querySelector<HTMLElement>(kind)?.focus();
}

/** A date of which only a part was typed: its input says so, and has no value. */
function incompleteDates(form: HTMLFormElement | null): Texts {
  const dates = [...(form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])];
  return Object.fromEntries(
    dates
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, 'This date is not complete.']),
  );
}

function WaitingForConnection() {
  const connected = useConnection();
  const late = useLateSave();
  if (connected && !late) return null;
  return (
    <Notice kind="status">
      {connected ? 'The database has not answered yet.' : 'No connection at the moment.'} Keep this
      page open: your entry is kept and is saved as soon as it can be.
    </Notice>
  );
}
