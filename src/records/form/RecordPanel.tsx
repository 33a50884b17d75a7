import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Texts } from '../../domain/draft.ts';
import type { Fields } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { LazyRecordHistory } from '../history/LazyRecordHistory.tsx';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { RecordFields } from './RecordFields.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { FormState } from './formState.ts';
import type { RecordForm } from './recordForm.ts';

type RecordPanelProps<F extends Fields> = {
  readonly form: RecordForm<F>;
  /** Opens the record after this one in its list, or with -1 that before it. */
  readonly onStep?: (by: 1 | -1) => void;
  /** Buttons in the header of a stored record. */
  readonly actions?: ReactNode;
  /** What follows the fields once these are on screen. */
  readonly details?: ReactNode;
};

/** The panel of a record form while it is open. */
export function RecordPanel<F extends Fields>(props: RecordPanelProps<F>) {
  const { state } = props.form;
  return state && <FormPanel key={state.key} {...props} state={state} />;
}

type FormPanelProps<F extends Fields> = RecordPanelProps<F> & { readonly state: FormState };

function FormPanel<F extends Fields>(props: FormPanelProps<F>) {
  const { form, state, onStep, actions, details } = props;
  const isPainted = useIsPainted();
  const { entity, record, values, submit, close } = form;
  const { titles } = entity;
  const isNew = state.id === null;
  const element = useRef<HTMLFormElement>(null);
  const { errors } = state;
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirst(element.current, INVALID);
  }, [errors]);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    void submit(incompleteDates(element.current));
  }

  return (
    <SidePanel
      title={isNew ? titles.create : titles.edit}
      {...(!isNew && { subtitle: orUntitled(Object.values(values)[0] ?? '') })}
      actions={
        !isNew && (
          <>
            {onStep && <StepButtons onStep={onStep} />}
            {actions}
          </>
        )
      }
      onClose={close}
    >
      {/* Letters in a number input are accepted as 0, which native validation would prevent. */}
      <form
        ref={element}
        noValidate
        aria-busy={state.isSaving}
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        className="flex min-h-0 grow flex-col short:block short:overflow-y-auto"
      >
        {state.offeredDrafts.length > 0 && (
          <RestoreDraftPrompt
            form={form}
            drafts={state.offeredDrafts}
            onAnswer={() => focusFirst(element.current, EDITABLE)}
          />
        )}
        <div className="grow overflow-y-auto short:overflow-visible">
          <RecordFields form={form} errors={errors} />
          {isPainted && details}
          {record && isPainted && <LazyRecordHistory entity={entity} record={record} />}
        </div>
        <footer className="grid gap-3 border-t border-line px-4 py-3 sm:px-6">
          {state.failure !== null && <Alert kind="alert">{state.failure}</Alert>}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>{state.isSaving ? 'Hide' : 'Cancel'}</Button>
            <Button type="submit" variant="primary" aria-disabled={state.isSaving}>
              {state.isSaving ? 'Saving…' : isNew ? titles.submit : 'Save Changes'}
            </Button>
          </div>
        </footer>
      </form>
    </SidePanel>
  );
}

const INVALID = '[aria-invalid="true"]';
const EDITABLE = 'input:not([readonly]), select, textarea';

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/** Errors of date inputs in which only a part of the date was entered: these have no value. */
function incompleteDates(form: HTMLFormElement | null): Texts {
  const dates = [...(form?.querySelectorAll<HTMLInputElement>('input[type^="date"]') ?? [])];
  return Object.fromEntries(
    dates
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, 'This date is not complete.']),
  );
}
