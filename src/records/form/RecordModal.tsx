import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Draft, Fields } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { RecordField } from './RecordField.tsx';
import { useSlowSave } from '../pendingSaves.ts';
import { useConnection } from '../useConnection.ts';
import type { Texts } from './draftStorage.ts';
import type { FormState } from './formState.ts';
import type { RecordForm } from './useRecordForm.ts';

/** The open form of an entity, if any. */
export function RecordModal<F extends Fields>({ form }: { readonly form: RecordForm<F> }) {
  const { state, values } = form;
  return (
    state && values && <FormDialog key={state.key} editor={form} form={state} values={values} />
  );
}

type FormDialogProps<F extends Fields> = {
  readonly editor: RecordForm<F>;
  readonly form: FormState<F>;
  readonly values: Draft<F>;
};

function FormDialog<F extends Fields>({ editor, form, values }: FormDialogProps<F>) {
  const { entity, type, submit, close } = editor;
  const { titles } = entity;
  const isNew = form.id === null;
  const element = useRef<HTMLFormElement>(null);
  const { problems } = form;
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusOn(element.current, INVALID);
  }, [problems]);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    void submit(incompleteDates(element.current));
  }

  return (
    <Modal title={isNew ? titles.create : titles.edit} onClose={close}>
      {/* The number input reports letters as no value; `noValidate` leaves what counts to the parser. */}
      <form
        ref={element}
        noValidate
        aria-busy={form.saving}
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        className="flex min-h-0 flex-col short:block short:overflow-y-auto"
      >
        {form.offered.length > 0 && (
          <RestoreDraftPrompt
            editor={editor}
            offered={form.offered}
            onAnswer={() => focusOn(element.current, EDITABLE)}
          />
        )}
        <div className="grid gap-4 overflow-y-auto px-6 pt-2 pb-5 sm:grid-cols-2">
          {Object.entries(entity.fields).map(([name, field]) => (
            <RecordField
              key={name}
              name={name}
              field={field}
              value={values[name] ?? ''}
              problem={problems[name]}
              conflict={editor.conflicts[name]}
              oddValue={editor.oddValues[name]}
              onType={(text) => type(name, text)}
            />
          ))}
        </div>
        <footer className="grid gap-3 border-t border-line px-6 py-4">
          {form.failure !== null && <Alert kind="alert">{form.failure}</Alert>}
          {form.saving && <WaitingForConnection />}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>{form.saving ? 'Hide' : 'Cancel'}</Button>
            <Button type="submit" variant="primary" aria-disabled={form.saving}>
              {form.saving ? 'Saving…' : isNew ? titles.submit : 'Save Changes'}
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
  const late = useSlowSave();
  if (connected && !late) return null;
  return (
    <Alert kind="status">
      {connected ? 'The database has not answered yet.' : 'No connection at the moment.'} Keep this
      page open: your entry is kept and is saved as soon as it can be.
    </Alert>
  );
}
