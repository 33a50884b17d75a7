import { mapFields, type Entity, type Fields, type RecordOf, parseValues } from './entity.ts';
import { isDated, isUnreadableNumber, validateText, type Field } from './field.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';

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

/** A field of a record and its text. */
export type FieldText = {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly text: string;
};

/** The fields of an entity that have a text, in the order of the form. */
export const fieldTexts = (
  { fields }: Pick<Entity, 'fields'>,
  texts: Texts,
): readonly FieldText[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, field, text }];
  });

/** How a record stands by its texts, and the badge color of each way, if it has a status or what stands for one. */
export function statusIn(
  entity: Entity,
  texts: Texts,
): { readonly text: string; readonly colors: BadgeColors } | undefined {
  const { derivedStatus } = entity;
  if (derivedStatus)
    return { text: derivedStatus.of(parseValues(entity, texts)), colors: derivedStatus.colors };
  const status = fieldTexts(entity, texts).find(({ field }) => field.colors);
  return status?.field.colors && { text: status.text, colors: status.field.colors };
}

/** The amount of a record by its texts, formatted, and what it is, if there is one. */
export function amountIn(
  entity: Entity,
  texts: Texts,
): { readonly text: string; readonly label: string } | undefined {
  const amount = fieldTexts(entity, texts).find(({ field, text }) => field.preview && text !== '');
  return (
    amount && {
      text: amount.field.preview?.(amount.text) ?? amount.text,
      label: withoutCurrency(amount.field.label),
    }
  );
}

/** A label such as `Value ($)` without the currency at its end, where the amount beside it shows that. */
export const withoutCurrency = (label: string): string => label.replace(/ \((\$|AED)\)$/, '');
