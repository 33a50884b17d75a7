import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Texts } from '../../domain/draft.ts';
import { isFrozen, isLeftBlank, type Fields } from '../../domain/entity.ts';
import { renamedField } from '../../domain/party/recordsNaming.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { RENAME_NOTE } from '../names/nameSourcesCode.ts';
import { RecordField } from './RecordField.tsx';
import type { RecordForm } from './recordForm.ts';

type RecordFieldsProps<F extends Fields> = {
  readonly form: RecordForm<F>;
  /** Validation errors by field. */
  readonly errors: Texts;
};

/** The fields of a form. Those that records may be without follow folded, unless something is in one of them. */
export function RecordFields<F extends Fields>({ form, errors }: RecordFieldsProps<F>) {
  const { entity, record, values, conflicts, mismatchNotes, change, leaveField, setRenaming } =
    form;
  const names = Object.keys(entity.fields);
  const renamed = renamedField(entity, record, values);
  const further = names.filter((name) => {
    const field = entity.fields[name];
    // Nothing can be typed where a number is issued later.
    return field?.optional && (field.input.type !== 'issued' || values[name]);
  });
  const isFilled = further.some((name) => {
    const field = entity.fields[name];
    return field !== undefined && !isLeftBlank(field, values[name] ?? '');
  });
  const [wasFilled, setFilled] = useState(isFilled);
  const [isOpen, setOpen] = useState(isFilled);
  // What is restored or arrives later shows itself too.
  if (isFilled && !wasFilled) {
    setFilled(true);
    setOpen(true);
  }
  const list = (shown: readonly string[]) => (
    <div className="grid gap-4 px-4 pt-4 pb-5 sm:grid-cols-2 sm:px-6">
      {shown.map((name) => {
        const field = entity.fields[name];
        return (
          field && (
            <RecordField
              key={name}
              name={name}
              field={field}
              value={values[name] ?? ''}
              doubt={field.doubt?.(values[name] ?? '', values) ?? null}
              error={errors[name]}
              conflict={conflicts[name]}
              mismatchNote={mismatchNotes[name]}
              isFrozen={isFrozen(entity, record ?? {}, name)}
              onTextChange={(text) => change(name, text)}
              onLeave={() => leaveField(name)}
            >
              {name === renamed && record && field.names && (
                <OnDemand>
                  <RENAME_NOTE.Page
                    of={field.names.of}
                    id={record.id}
                    from={String(record[name])}
                    to={values[name] ?? ''}
                    onRenaming={setRenaming}
                  />
                </OnDemand>
              )}
            </RecordField>
          )
        );
      })}
    </div>
  );
  const number = entity.issue && record?.[entity.issue.field];
  return (
    <>
      {number && (
        <p className="mx-4 mt-4 rounded-md bg-sunken px-3 py-2 text-sm sm:mx-6">
          {`${entity.fields[entity.issue.field]?.label} ${String(number)} ${entity.issue.note}`}
        </p>
      )}
      {list(names.filter((name) => !entity.fields[name]?.optional))}
      {further.length > 0 && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="group border-t border-line"
        >
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-4 text-sm font-semibold sm:px-6">
            <ChevronRight
              aria-hidden="true"
              className="size-4 text-muted group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:scale-x-100"
            />
            More details
          </summary>
          <div className="-mt-3">{list(further)}</div>
        </details>
      )}
    </>
  );
}
