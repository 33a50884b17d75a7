import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  Fragment,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import type { Texts } from '../model/draft.ts';
import { createTitle, editTitle, type Entity } from '../model/entity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { RecordHistory } from './history/RecordHistory.tsx';
import { PanelActsContext } from '../../ui/PanelActs.tsx';
import { formatValue } from '../model/formatValue.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx';
import { RestoreDrafts } from './RestoreDrafts.tsx';
import type { StoredDraft } from './useEdits.ts';
import type { RecordForm } from './useRecordForm.ts';

type RecordPanelProps = {
  readonly entity: Pick<Entity, 'noun' | 'submit'>;
  /** The record that is open; null for a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
  /** Opens the record after this one in its list, or with -1 that before it. */
  readonly onNeighbor?: (by: 1 | -1) => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The panel of an open record, beside the page. It stays while one record follows another. */
export function RecordPanel(props: RecordPanelProps) {
  const { entity, id, onClose, onNeighbor, actions, children } = props;
  return (
    <SidePanel
      title={id === null ? createTitle(entity) : editTitle(entity)}
      recordId={id ?? undefined}
      actions={
        id !== null && (
          <>
            {onNeighbor && <NeighborButtons onNeighbor={onNeighbor} />}
            {actions}
          </>
        )
      }
      onClose={onClose}
    >
      {children}
    </SidePanel>
  );
}

type RecordFormViewProps = {
  readonly form: RecordForm;
  /** How it stands: its acts, what is next, whom it is about and what is written about it. */
  readonly standing?: ReactNode;
  /** What belongs to its fields. */
  readonly details?: ReactNode;
  readonly headline?: RecordHeadProps['headline'];
  readonly onType?: (control: EventTarget) => void;
};

/** The form of a record, in its panel. */
export function RecordFormView(props: RecordFormViewProps) {
  const { form, standing, details, headline, onType } = props;
  const isPainted = useIsPainted(form.id);
  const { entity, state, record, values, submit, close } = form;
  const isNew = form.id === null;
  const element = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const firstField = () => fields.current?.querySelector<HTMLElement>(EDITABLE);
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const [common, setCommon] = useState<HTMLElement | null>(null);
  const acts = useMemo(() => ({ own, common }), [own, common]);
  const { errors } = state;
  const isEdited = Object.keys(state.edits).length > 0;
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [errors]);

  function send(event: FormEvent | ReactKeyboardEvent): void {
    event.preventDefault();
    void submit(incompleteDates(element.current));
  }

  return (
    <form
      ref={element}
      // Letters in a number input are accepted as 0, which native validation would prevent.
      noValidate
      aria-busy={state.isSaving}
      onSubmit={send}
      onInput={({ target }) => onType?.(target)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        // A part of a date is no input yet.
        else if (event.key.length === 1) onType?.(event.target);
      }}
      className="flex min-h-0 grow flex-col short:block short:overflow-y-auto"
    >
      {!isNew && (
        <RecordHead
          entity={entity}
          values={values}
          isEdited={isEdited}
          headline={headline}
          ownActs={setOwn}
          commonActs={setCommon}
          onEdit={() => firstField()?.focus()}
        />
      )}
      {state.offeredDrafts.length > 0 && (
        <div className="max-h-[40dvh] shrink-0 overflow-y-auto px-6 pt-1 pb-2">
          <RestoreDrafts
            editing={form}
            summaryOf={(draft) => summarize(draft, form)}
            onAnswer={() => offerFocus(firstField())}
          />
        </div>
      )}
      <div
        className={`@container grow overflow-y-auto short:overflow-visible ${isNew ? '' : 'pointer-coarse:pb-[40dvh]'}`}
      >
        <div className={isNew ? '' : 'grid min-h-full content-start @3xl:grid-cols-2'}>
          <Painted isPainted={isPainted}>
            {/* What is typed or asked there is about this record alone. */}
            <Fragment key={form.id}>
              <div className="-mt-px min-w-0 border-line @3xl:border-e">
                <PanelActsContext value={acts}>{standing}</PanelActsContext>
                {record && <RecordHistory entity={entity} record={record} />}
              </div>
            </Fragment>
          </Painted>
          <div ref={fields} className={`min-w-0 ${isNew ? '' : 'border-line @max-3xl:border-t'}`}>
            {!isNew && <h3 className="px-4 pt-3 text-sm font-semibold sm:px-6">Details</h3>}
            <RecordFields form={form} errors={errors} />
            <Painted isPainted={isPainted}>
              <Fragment key={form.id}>{details}</Fragment>
            </Painted>
          </div>
        </div>
      </div>
      <footer className="grid gap-3 border-t border-line px-4 py-3 sm:px-6">
        {state.failure !== null && <Alert kind="alert">{state.failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={close}>{state.isSaving ? 'Hide' : 'Cancel'}</Button>
          {/* Filled once there is something to save: until then another act comes first. */}
          <Button
            type="submit"
            variant={isNew || isEdited ? 'primary' : 'plain'}
            aria-disabled={state.isSaving}
          >
            {state.isSaving ? 'Saving…' : isNew ? (entity.submit ?? 'Create') : 'Save Changes'}
          </Button>
        </div>
      </footer>
    </form>
  );
}

type PaintedProps = { readonly isPainted: boolean; readonly children: ReactNode };

/** What is rendered once the head and the fields of a record are on screen; until then, what was there of the record before. */
const Painted = memo(
  function ShownOncePainted({ isPainted, children }: PaintedProps) {
    return isPainted && children;
  },
  (_, { isPainted }) => !isPainted,
);

const INVALID = '[aria-invalid="true"]';
const EDITABLE = 'input:not([readonly]), select, textarea';

/** Errors of date inputs in which only a part of the date was entered: these have no value. */
function incompleteDates(form: HTMLFormElement | null): Texts {
  const dates = [...(form?.querySelectorAll<HTMLInputElement>('input[type^="date"]') ?? [])];
  return Object.fromEntries(
    dates
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, 'This date is not complete.']),
  );
}

/** Opens the previous and the next record of the list; with Alt and an arrow key also from within a field. */
function NeighborButtons({ onNeighbor }: { readonly onNeighbor: (by: 1 | -1) => void }) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const by = event.altKey ? STEPS[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      onNeighbor(by);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onNeighbor]);

  return (
    <>
      <IconButton
        icon={ChevronUp}
        iconSize="size-4.5"
        label="Previous record"
        title="Previous record (Alt ↑)"
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onNeighbor(-1)}
      />
      <IconButton
        icon={ChevronDown}
        iconSize="size-4.5"
        label="Next record"
        title="Next record (Alt ↓)"
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onNeighbor(1)}
      />
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The edited fields with their texts, in the order of the form. */
function summarize({ changes }: StoredDraft, { entity }: RecordForm) {
  return Object.entries(entity.fields)
    .filter(([name]) => changes[name] !== undefined)
    .map(([name, field]) => `${field.label}: ${formatValue(field, changes[name]?.trim())}`)
    .join(', ');
}
