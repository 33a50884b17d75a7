import type { ListItem } from '../../records/page/ListItems.tsx';
import { draftFromRecord } from '../../records/model/draft.ts';
import { isLeftBlank, type Entity, type RecordOf } from '../../records/model/entity.ts';
import { fieldTexts, type FieldText } from '../../records/model/fieldTexts.ts';
import { orUntitled } from '../../lib/words.ts';
import type { SearchTexts } from '../../lib/search/textIndex.ts';
import { isHighlighted, type Wanted } from './highlight.ts';

/** A record of any entity. */
export type AnyRecord = RecordOf<Entity>;

/** A record and what it is. */
export type FoundRecord = { readonly entity: Entity; readonly record: AnyRecord };

/** A record's name as the activity feed writes it. */
export const titleOf = ({ entity, record }: FoundRecord): string =>
  orUntitled(entity.activity.subject(record));

/** The fields of a record with their texts, in the order of the form. */
export const fieldsOf = ({ entity, record }: FoundRecord): readonly FieldText[] =>
  fieldTexts(entity, draftFromRecord(entity, record));

/** Up to three texts that tell a record from others: two, or one and those that the query has found. */
export function detailsOf(
  found: FoundRecord,
  { title, parties, details }: ListItem,
  wanted: Wanted,
): readonly string[] {
  const usual = [...parties, ...details];
  const matching = fieldsOf(found)
    .filter(({ field, text }) => !field.colors && !field.preview && !isLeftBlank(field, text))
    .flatMap(({ field, text }) => (field.input.type === 'lines' ? linesIn(text) : [text]))
    .filter((text) => text.trim() !== '' && text !== title && isHighlighted(text, wanted));
  const shown = matching.length > 0 ? [...usual.slice(0, 1), ...matching] : usual.slice(0, 2);
  return [...new Set(shown)].slice(0, 3);
}

/** The lines of a document, each as one text. */
const linesIn = (text: string): readonly string[] =>
  text.split('\n').map((line) =>
    line
      .split('\t')
      .filter((cell) => cell.trim() !== '')
      .join(' · '),
  );

/** The texts that a record is found by: all of its fields but plain numbers, and options that nobody has chosen. */
export function searchTexts(found: FoundRecord): Required<SearchTexts> {
  const [name, ...others] = fieldsOf(found).filter(
    ({ field, text }) =>
      (field.input.type !== 'number' || field.preview) && !isLeftBlank(field, text),
  );
  const textsOf = (areShared: boolean): string =>
    others
      .filter(({ field }) => (field.input.type === 'select') === areShared)
      .map(({ text }) => text)
      .join('\n');
  return { name: name?.text ?? '', others: textsOf(false), shared: textsOf(true) };
}
