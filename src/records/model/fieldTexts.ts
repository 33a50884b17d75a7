import type { BadgeColors } from '../../lib/badgeColors.ts';
import type { Texts } from './draft.ts';
import { parseValues, type Entity } from './entity.ts';
import type { Field } from './field.ts';

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
