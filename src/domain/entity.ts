import type { Field } from './field.ts';
import { isMismatch, type Mismatches } from './mismatches.ts';
import type { Unsaved } from '../lib/unsaved.ts';

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The parsed values of a record. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** When the number of an issued field may be taken, and what may still change afterwards. */
export type Issue = {
  /** The field with the number; it is blank until it is issued. */
  readonly field: string;
  /** The status with which no number is taken, and the field of the amount that must not be 0. */
  readonly notWhile: { readonly field: string; readonly value: string };
  readonly amount: string;
  /** The fields that may change all the same. */
  readonly open: readonly string[];
  /** What the form says, after the number. */
  readonly note: string;
};

/** A kind of record: its path, its fields, and the wording of its forms and activity (specification, sections 3 and 7). */
export type Entity<F extends Fields = Fields> = {
  /** The database path of the collection. */
  readonly path: string;
  readonly fields: F;
  /** The field whose last change is dated in the optional child `since` of a record. */
  readonly sinceField?: string;
  /** Fields that the app asks by, beside those that every entity can be asked by. */
  readonly askedBy?: readonly string[];
  /** What is issued with a number, after which its record stays as it is. */
  readonly issue?: Issue;
  /** Titles of the two forms, and the label of the button that creates a record. */
  readonly titles: { readonly create: string; readonly edit: string; readonly submit: string };
  readonly activity: {
    readonly created: string;
    readonly updated: string;
    subject(this: void, values: ValuesOf<F>): string;
  };
};

/**
 * A record with every field parsed. `creationDate` is YYYY-MM-DD, or '' when none is stored; `since` is the day of the
 * last change of the entity's `sinceField`, if one is stored; `mismatches` holds the
 * stored values that differ from what their fields parse, if there are any; `unsaved` tells that the record has changes
 * which the server has not stored.
 */
export type RecordOf<E> =
  E extends Entity<infer F>
    ? ValuesOf<F> & {
        readonly id: string;
        readonly creationDate: string;
        readonly since?: string;
        readonly mismatches?: Mismatches;
        readonly unsaved?: Unsaved;
      }
    : never;

/** Declares an entity; the compiler infers its record type. */
export function defineEntity<const F extends Fields>(entity: Entity<F>): Entity<F> {
  return entity;
}

/** Whether an export of a domain module is an entity. */
export function isEntity(exported: unknown): exported is Entity {
  return (
    typeof exported === 'object' && exported !== null && 'path' in exported && 'fields' in exported
  );
}

/** Parses typed or stored values field by field. */
export function parseValues<F extends Fields>(
  entity: Entity<F>,
  raw: Readonly<Record<string, unknown>>,
): ValuesOf<F> {
  return mapFields(entity, (name, field) => field.parse(raw[name])) as ValuesOf<F>;
}

/** Parses a stored child of the entity's path; anything but an object reads as an empty record. */
export function parseRecord<F extends Fields>(
  entity: Entity<F>,
  id: string,
  stored: unknown,
): RecordOf<Entity<F>> {
  const raw: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const values = parseValues(entity, raw);
  const { creationDate, since } = raw;
  const mismatches: Record<string, unknown> = {};
  for (const name in entity.fields) {
    const field = entity.fields[name] as Field<unknown>;
    if (isMismatch(field, raw[name], values[name])) mismatches[name] = raw[name];
  }
  return {
    ...values,
    creationDate: typeof creationDate === 'string' ? creationDate : '',
    id,
    ...(typeof since === 'string' && { since }),
    ...(Object.keys(mismatches).length > 0 && { mismatches }),
  };
}

/** Whether a field of a record, by its values or texts, stays as it is because its number has been issued. */
export const isFrozen = (
  { issue }: Pick<Entity, 'issue'>,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean => issue !== undefined && Boolean(values[issue.field]) && !issue.open.includes(name);

/** Whether a text leaves an optional field as it is in a blank form, so that nothing is stored. */
export const isLeftBlank = (field: Field<unknown>, text: string): boolean =>
  field.optional === true && text === field.initial();

/** A result for every field. A plain loop, since it runs for every field of every stored record. */
export function mapFields<F extends Fields, Result>(
  { fields }: Entity<F>,
  read: (name: keyof F & string, field: Field<unknown>) => Result,
): Record<string, Result> {
  const results: Record<string, Result> = {};
  for (const name in fields) results[name] = read(name, fields[name] as Field<unknown>);
  return results;
}
