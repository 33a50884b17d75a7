import { mapFields, type Entity, type Fields, type RecordOf } from './entity.ts';
import { isDated, isUnreadableNumber, validateText, type Field } from './field.ts';

/** The texts of a form, by field. */
export type Draft<F extends Fields = Fields> = { readonly [Name in keyof F]: string };

/** Texts by field, where not every field need have one. */
export type Texts = Readonly<Record<string, string>>;

/** Texts of fields of one kind of record: where a field has statuses, only those, so that the compiler names each place of one. */
export type TextsOf<F extends Fields> = {
  readonly [Name in keyof F & string]?: F[Name] extends Field<infer Value>
    ? Value extends string
      ? Value
      : string
    : never;
};

/** Texts of fields that are known only when the app runs, such as those of a list of any kind: the compiler checks none of them. */
export const uncheckedTexts = <F extends Fields>(_: Entity<F>, texts: Texts): TextsOf<F> =>
  texts as TextsOf<F>;

/** The texts of a new form; generated numbers avoid those of the live records. */
export function initialDraft<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  return mapFields(entity, (name, field) =>
    field.input.type === 'generated'
      ? field.initial(records.map((record) => String(record[name])))
      : field.initial(),
  ) as Draft<F>;
}

/** The draft with a new number in place of each generated or given one that another record has taken in the meantime. */
export function withUnusedNumbers<F extends Fields>(
  entity: Entity<F>,
  draft: Draft<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  return mapFields(entity, (name, { input, initial }) => {
    const text = draft[name] ?? '';
    const isGiven = input.type === 'given' && text !== '';
    if (input.type !== 'generated' && !isGiven) return draft[name];
    const taken = records.map((record) => String(record[name]));
    if (!taken.includes(text)) return text;
    return input.type === 'given' ? input.draw(taken) : initial(taken);
  }) as Draft<F>;
}

/** The texts of a form that edits an existing record. */
export function draftFromRecord<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
): Draft<F> {
  return mapFields(entity, (name, { input }) =>
    input.type === 'number' && isUnreadableNumber(record.mismatches?.[name])
      ? ''
      : String(record[name]),
  ) as Draft<F>;
}

const OTHER_DATE = 'Choose a later date.';

/** The validation errors of typed texts, by field; empty when there are none. */
export function validateDraft<F extends Fields>({ fields, lock }: Entity<F>, typed: Texts): Texts {
  const errors = Object.entries(typed).flatMap(([name, text]) => {
    const field = fields[name];
    const isOfLock = field && isDated(field.input) && lock?.fields.includes(name);
    const locked = isOfLock === true ? lock?.note(text) : null;
    const error = locked ? `${locked} ${OTHER_DATE}` : field && validateText(field, text);
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}
