import { initialDraft, parseValues, type Entity, type Texts } from '../domain/entity.ts';

/** The values a save writes to a record, by field, and the subject of its activity entry. */
export type RecordValues = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly subject: string;
};

/** The values of a new record, from the texts of its form; missing ones have their initial text. `day`: YYYY-MM-DD. */
export function newRecord(entity: Entity, typed: Texts, day: string): RecordValues {
  const values = parseValues(entity, { ...initialDraft(entity, []), ...typed });
  const subject = entity.activity.subject(values);
  return { values: { ...values, creationDate: day }, subject };
}
