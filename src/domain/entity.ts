import { validateText, type Field } from './field.ts';
import { isMismatch, type Mismatches } from './mismatches.ts';

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The parsed values of a record. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** What a form holds: the text of every field, as typed. */
export type Draft<F extends Fields = Fields> = { readonly [Name in keyof F]: string };

/** One kind of record: where it lives, what it holds, and how its saves are told (specification, sections 3 and 7). */
export type Entity<F extends Fields = Fields> = {
  /** Where the records live in the tree. */
  readonly path: string;
  readonly fields: F;
  /** Headings of the forms, and the word on the button that creates. */
  readonly titles: { readonly create: string; readonly edit: string; readonly submit: string };
  readonly activity: {
    readonly created: string;
    readonly updated: string;
    subject(this: void, values: ValuesOf<F>): string;
  };
};

/**
 * A record as the pages see it: every field parsed. `creationDate` is YYYY-MM-DD, or '' when it was never stored;
 * `odd` is there when the database holds values that their fields read as something else.
 */
export type RecordOf<E> =
  E extends Entity<infer F>
    ? ValuesOf<F> & {
        readonly id: string;
        readonly creationDate: string;
        readonly odd?: Mismatches;
      }
    : never;

/** Declares an entity; the compiler infers its record type. */
export function defineEntity<const F extends Fields>(entity: Entity<F>): Entity<F> {
  return entity;
}

/** Reads typed or stored values, field by field; the one parser at both doors. */
export function parseValues<F extends Fields>(
  entity: Entity<F>,
  raw: Readonly<Record<string, unknown>>,
): ValuesOf<F> {
  return mapFields(entity, (name, field) => field.parse(raw[name])) as ValuesOf<F>;
}

/** Reads a stored child of the entity's path; anything that is not an object reads as an empty record. */
export function parseRecord<F extends Fields>(
  entity: Entity<F>,
  id: string,
  stored: unknown,
): RecordOf<Entity<F>> {
  const raw: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const values = parseValues(entity, raw);
  const { creationDate } = raw;
  const odd: Record<string, unknown> = {};
  for (const name in entity.fields) if (isMismatch(raw[name], values[name])) odd[name] = raw[name];
  return {
    ...values,
    creationDate: typeof creationDate === 'string' ? creationDate : '',
    id,
    ...(Object.keys(odd).length > 0 && { odd }),
  };
}

/** A blank form; generated numbers avoid those the live records already have. */
export function initialDraft<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  return mapFields(entity, (name, field) =>
    field.input.type === 'generated'
      ? field.blank(records.map((record) => String(record[name])))
      : field.blank(),
  ) as Draft<F>;
}

/** The form with a new number in place of each generated one that another record has taken since it was opened. */
export function withUnusedNumbers<F extends Fields>(
  entity: Entity<F>,
  draft: Draft<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  const fresh = initialDraft(entity, records);
  return mapFields(entity, (name, field) => {
    const isTaken =
      field.input.type === 'generated' &&
      records.some((record) => String(record[name]) === draft[name]);
    return isTaken ? fresh[name] : draft[name];
  }) as Draft<F>;
}

/** The form of an existing record. */
export function draftFromRecord<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
): Draft<F> {
  return mapFields(entity, (name) => String(record[name])) as Draft<F>;
}

/** What keeps typed texts from being stored, by field name; empty when nothing does. */
export function validateDraft<F extends Fields>(
  { fields }: Entity<F>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const problems = Object.entries(typed).flatMap(([name, text]) => {
    const problem = fields[name] && validateText(fields[name], text);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

// A plain loop: this runs for every field of every stored record.
function mapFields<F extends Fields, Result>(
  { fields }: Entity<F>,
  read: (name: keyof F & string, field: Field<unknown>) => Result,
): Record<string, Result> {
  const results: Record<string, Result> = {};
  for (const name in fields) results[name] = read(name, fields[name] as Field<unknown>);
  return results;
}
