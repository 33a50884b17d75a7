import { initialDraft, type Texts } from '../domain/draft.ts';
import { isLeftBlank, parseValues, type Entity } from '../domain/entity.ts';
import type { Changes } from '../domain/history.ts';

/** The values a save writes to a record, by field, and the subject of its activity entry. */
export type RecordValues = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly subject: string;
  /** What an update does to the fields, for the history of its record. */
  readonly changes?: Changes;
};

/**
 * The values of a new record, from the texts of its form; missing ones have their initial text, and optional ones that were
 * left blank are not stored, nor are numbers that are issued later. `day`: YYYY-MM-DD.
 */
export function newRecord(entity: Entity, typed: Texts, day: string): RecordValues {
  const texts: Texts = { ...initialDraft(entity, []), ...typed };
  const values = parseValues(entity, texts);
  const subject = entity.activity.subject(values);
  const stored = Object.entries(values).filter(([name]) => {
    const field = entity.fields[name];
    return (
      field !== undefined && field.input.type !== 'issued' && !isLeftBlank(field, texts[name] ?? '')
    );
  });
  return { values: { ...Object.fromEntries(stored), creationDate: day }, subject };
}
