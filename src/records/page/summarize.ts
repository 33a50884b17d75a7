import type { BadgeColors } from '../../lib/badgeColors.ts';
import { orUntitled } from '../../lib/words.ts';
import { draftFromRecord, type Texts } from '../model/draft.ts';
import { isLeftBlank, type Entity, type RecordOf } from '../model/entity.ts';
import { amountIn, fieldTexts, statusIn } from '../model/fieldTexts.ts';
import type { DeclaredSummary } from '../model/summary.ts';
import { partiesNamedBy } from './partiesNamedBy.ts';

/** What is said of a record wherever it is listed. */
export type Summary = {
  readonly title: string;
  /** The party that it names. */
  readonly parties: readonly string[];
  readonly details: readonly string[];
  readonly amount?: string;
  readonly status?: { readonly text: string; readonly colors: BadgeColors };
};

const declared = import.meta.glob<DeclaredSummary>('../../features/*/*.summary.ts', {
  eager: true,
  import: 'default',
});

const DECLARED = new Map(Object.values(declared).map((one) => [one.path, one]));

/** Says what a record is, on a day (YYYY-MM-DD). */
export function summarize(entity: Entity, record: RecordOf<Entity>, day: string): Summary {
  const texts = draftFromRecord(entity, record);
  const title = orUntitled(entity.activity.subject(record));
  const [status, amount] = [statusIn(entity, texts), amountIn(entity, texts)?.text];
  const own = DECLARED.get(entity.path);
  const details = own?.details(record, day) ?? wordsIn(entity, texts);
  return {
    title,
    parties: partiesNamedBy(entity, record).flatMap(({ name }) => (name === title ? [] : name)),
    details: details.filter((text) => text.trim() !== '' && text !== title),
    ...(status && { status }),
    ...(amount && !own?.hidesAmount && { amount }),
  };
}

const IN_WORDS = new Set(['text', 'multiline', 'select']);

/** The fields that are in words, of a kind that declares no summary. */
const wordsIn = (entity: Entity, texts: Texts): readonly string[] =>
  fieldTexts(entity, texts).flatMap(({ field, text }) =>
    IN_WORDS.has(field.input.type) &&
    !field.colors &&
    !field.preview &&
    !field.names &&
    !isLeftBlank(field, text) &&
    /\p{L}/u.test(text)
      ? text
      : [],
  );
