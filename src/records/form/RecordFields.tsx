import { memo, type ComponentProps } from 'react';
import type { Texts } from '../model/draft.ts';
import {
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
import { FoldedFields } from '../../ui/FoldedFields.tsx';
import { RenameNote } from './names/RenameNote.tsx';
import { RecordField } from './RecordField.tsx';
import type { RecordForm } from './useRecordForm.ts';

type RecordFieldsProps = {
  readonly form: RecordForm;
  readonly errors: Texts;
};

/** The fields of a form. Those that records may be without follow folded, unless something that may be edited is in one of them. */
export const RecordFields = memo(function RecordFields({ form, errors }: RecordFieldsProps) {
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
