import { Form } from '../../ui/Form.tsx';
import { useState } from 'react';
import { RecordField } from '../form/RecordField.tsx';
import { formatValue } from '../model/formatValue.ts';
import { countText } from '../../lib/words.ts';
import { draftFromRecord } from '../model/draft.ts';
import { isFrozen, refusedText, type Entity, type Fields, type RecordOf } from '../model/entity.ts';
import { type Field, validateText } from '../model/field.ts';
import { mayChange } from '../../session/sight.ts';
import { isSetTogether } from './fieldFilters.ts';
import type { ChangeRecords } from '../store/write/saveChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';

export type EditSelectedPanelProps = {
  readonly entity: Entity;
  readonly records: readonly RecordOf<Entity>[];
  readonly change: ChangeRecords<Fields>;
  readonly onDone: () => void;
};

/** Sets one field of several records, each with an update of its own; all are taken back as one. */
export default function EditSelectedPanel(props: EditSelectedPanelProps) {
  const { entity, records, change, onDone } = props;
  const names = Object.keys(entity.fields).filter(
    (name) => isSetTogether(toField(entity, name)) && mayChange(entity, name),
  );
  const [name, setName] = useState(names[0] ?? '');
  const field = toField(entity, name);
  const [text, setText] = useState(field.initial());
  const error = validateText(field, text) ?? undefined;
  const open = records.filter(
    (record) => !isFrozen(entity, record, name) && refusedText(entity, record, name) !== text,
  );
  const changed = open.filter((record) => draftFromRecord(entity, record)[name] !== text);

  function onSubmit(): void {
    if (error !== undefined || changed.length === 0) return;
    const what = `${field.label} of ${countText(open.length, entity.noun)}`;
    void change(changed, { [name]: text }, `${what} set to ${formatValue(field, text)}`);
    onDone();
  }

  return (
    <Form onSubmit={onSubmit} className="grid gap-3">
      <label className="text-sm font-medium">
        Field
        <Select
          value={name}
          options={names.map((one) => [one, toField(entity, one).label])}
          onChoice={(chosen) => {
            setName(chosen);
            setText(toField(entity, chosen).initial());
          }}
          className="mt-1 w-full"
        />
      </label>
      <RecordField
        key={name}
        name={name}
        field={field}
        value={text}
        error={error}
        onTextChange={setText}
      />
      {open.length < records.length && (
        <p className="text-muted">
          {countText(records.length - open.length, entity.noun)} with an issued number{' '}
          {records.length - open.length === 1 ? 'stays' : 'stay'} as before.
        </p>
      )}
      <Button type="submit" variant="primary" aria-disabled={changed.length === 0}>
        Set for {countText(open.length, entity.noun)}
      </Button>
    </Form>
  );
}

const toField = ({ fields }: Entity, name: string): Field<unknown> =>
  fields[name] as Field<unknown>;
