import { initialDraft, type Texts } from '../domain/draft.ts';
import { parseValues, type Entity } from '../domain/entity.ts';
import type { Changes } from '../domain/history.ts';

/** The values a save writes to a record, by field, and the subject of its activity entry. */
export type RecordValues = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly subject: string;
  /** What an update does to the fields, for the history of its record. */
  readonly changes?: Changes;
};

/** The values of a new record, from the texts of its form; missing ones have their initial text. `day`: YYYY-MM-DD. */
export function newRecord(entity: Entity, typed: Texts, day: string): RecordValues {
  const values = parseValues(entity, { ...initialDraft(entity, []), ...typed });
  const subject = entity.activity.subject(values);
  return { values: { ...values, creationDate: day }, subject };
}
