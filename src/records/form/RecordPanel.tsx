import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  type ComponentProps,
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
import {
  createTitle,
  editTitle,
  isFrozen,
  isLeftBlank,
  isNumberedLater,
  isSetByApp,
  refusedText,
  type Entity,
} from '../model/entity.ts';
import { nameIn, renamedField } from '../model/recordsNaming.ts';
import { digitsIn } from '../../lib/digits.ts';
import { readText, type Field } from '../model/field.ts';
import { useRecords } from '../store/read/useRecords.ts';
import { useStoredValue } from '../store/read/useStored.ts';
import { orUntitled } from '../../lib/words.ts';
import { mayChange } from '../../session/sight.ts';
import { Alert } from '../../ui/Alert.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { FoldedFields } from '../../ui/FoldedFields.tsx';
import { RecordHistory } from './history/RecordHistory.tsx';
import { RenameNote } from './names/RenameNote.tsx';
import { PanelActsContext } from '../../ui/PanelActs.tsx';
import { formatValue } from '../model/formatValue.ts';
import { RecordField } from './RecordField.tsx';
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

type RecordFieldsProps = {
  readonly form: RecordForm;
  readonly errors: Texts;
};

/** The fields of a form. Those that records may be without follow folded, unless something that may be edited is in one of them. */
const RecordFields = memo(function RecordFields({ form, errors }: RecordFieldsProps) {
  const { entity, id, record, values, conflicts, mismatchNotes, change, leave, setRenaming } = form;
  const names = Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name];
    return field !== undefined && !isSetByApp(field);
  });
  const renamed = renamedField(entity, record, values);
  const further = names.filter((name) => {
    const field = entity.fields[name];
    return field?.optional && (!isNumberedLater(field) || values[name]);
  });
  const isFixed = (name: string): boolean =>
    record !== null && (isFrozen(entity, record, name) || !mayChange(entity, name));
  /** Whether there is something in it that may be edited. */
  const isFilled = (name: string): boolean => {
    const field = entity.fields[name];
    if (field === undefined || isFixed(name)) return false;
    return !isLeftBlank(field, values[name] ?? '') || errors[name] !== undefined;
  };
  const titleOf = (name: string): string => {
    const { group = 'More details', groupIfBlank = group } = entity.fields[name] ?? {};
    return record?.[name] === '' ? groupIfBlank : group;
  };
  const list = (shown: readonly string[]) => (
    <div
      className={`grid px-4 sm:px-6 ${id === null ? 'gap-4 pt-4 pb-5 sm:grid-cols-2' : 'record-values gap-0.5 py-3'}`}
    >
      {shown.map((name) => {
        const field = entity.fields[name];
        return (
          field && (
            <RecordField
              // Blank lines belong to no text.
              key={field.input.type === 'lines' ? `${name} ${id}` : name}
              name={name}
              isRead={id !== null}
              field={field}
              value={values[name] ?? ''}
              doubt={field.doubt?.(values[name] ?? '', values) ?? null}
              error={errors[name]}
              conflict={conflicts[name]}
              record={`${entity.path}/${id}`}
              mismatchNote={mismatchNotes[name]}
              isFrozen={isFixed(name)}
              refused={record === null ? undefined : refusedText(entity, record, name)}
              onTextChange={(text) => change(name, text)}
              onLeave={() => leave(name)}
            >
              {field.isOwnNumber && (values[name] ?? '') !== (record?.[name] ?? '') && (
                <SharedNumberNote entity={entity} id={id} name={name} typed={values[name] ?? ''} />
              )}
              {name === renamed && record && field.names && (
                <RenameNote
                  of={field.names.of}
                  id={record.id}
                  from={String(record[name])}
                  to={values[name] ?? ''}
                  onRenaming={setRenaming}
                />
              )}
            </RecordField>
          )
        );
      })}
    </div>
  );
  const number = readText(entity.issue && record?.[entity.issue.field]);
  return (
    <>
      {entity.issue && number !== '' && (
        <p className="mx-4 mt-4 rounded-md bg-sunken px-3 py-2 text-sm sm:mx-6">
          {`${entity.fields[entity.issue.field]?.label} ${number} ${entity.issue.note}`}
        </p>
      )}
      {list(names.filter((name) => !entity.fields[name]?.optional))}
      {[...new Set(further.map(titleOf))].map((title) => {
        const folded = further.filter((name) => titleOf(name) === title);
        const [first = ''] = folded;
        const { groupIf } = entity.fields[first] ?? {};
        const group = { title, owner: id, isFilled: folded.some(isFilled), children: list(folded) };
        return groupIf ? (
          <SwitchedFields key={title} groupIf={groupIf} {...group} />
        ) : (
          <FoldedFields key={title} {...group} />
        );
      })}
    </>
  );
});

type SwitchedFieldsProps = ComponentProps<typeof FoldedFields> & {
  readonly groupIf: NonNullable<Field<unknown>['groupIf']>;
};

/** Fields that the company may do without. */
function SwitchedFields({ groupIf: { path, isOn }, ...group }: SwitchedFieldsProps) {
  const isUsed = useStoredValue(path, isOn);
  return (group.isFilled || isUsed) && <FoldedFields {...group} />;
}

type SharedNumberNoteProps = {
  readonly entity: Entity;
  /** That of the record of the form; null of a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly typed: string;
};

/** Says which other record has a number that is being entered, as its digits are. */
function SharedNumberNote({ entity, id, name, typed }: SharedNumberNoteProps) {
  const { records } = useRecords(entity);
  const digits = digitsIn(typed);
  const other = records.find((one) => one.id !== id && digitsIn(nameIn(one, name)) === digits);
  return (
    <p role="status" className="mt-1 text-sm text-tone-yellow-ink empty:hidden">
      {digits !== '' && other && (
        <>
          <bdi>{orUntitled(entity.activity.subject(other))}</bdi> has the same{' '}
          {entity.fields[name]?.label}.
        </>
      )}
    </p>
  );
}
