import { expect } from 'vitest';
import {
  createTitle,
  editTitle,
  isSetByApp,
  type Entity,
  type Fields,
  type ValuesOf,
} from '../../src/records/model/entity.ts';
import { MERGE_FIELDS, type Field, type InputSpec } from '../../src/records/model/field.ts';

/**
 * One field of a form: its label, its control (such as `number, step 0.01` or `one of New | Won`), the text in a blank
 * form, and the texts that creating and editing a record enter. A generated number has a pattern, and no other texts; one that
 * is issued is not in the form until then, and what the app sets never is.
 */
type FieldCase<Text = string> = readonly [
  label: string,
  control: string,
  blank: string | RegExp,
  created?: Text,
  edited?: Text,
];

/** Values by the label of their card. */
export type Cards = Readonly<Record<string, string>>;

/** What a page shows of a few records. Parts that another entity of the page covers are left out. */
export type PageCase = {
  readonly title: string;
  /** The buttons in the header of the page. */
  readonly buttons?: readonly string[];
  /** Paths and values to store before the page opens. */
  readonly seeds: readonly Write[];
  /** All cards in order, with their values for the seeds. */
  readonly cards?: Cards;
  /** The cards with a tag. */
  readonly tags?: Cards;
  /** The entity's table: the panel's title, the headings and then the rows, newest first, and their badges. */
  readonly panel?: string;
  readonly rows?: readonly (readonly string[])[];
  readonly badges?: readonly (readonly [text: string, color: string])[];
  /** A colleague's change, and the cards it updates. */
  readonly change?: { readonly writes: readonly Write[]; readonly cards: Cards };
};

type Write = readonly [path: string, value: unknown];

/** What the form and the page of an entity do, in literal values from the specification. */
type CaseOf<F extends Fields> = {
  /** The button that opens a blank form, if not named like the form. */
  readonly opener?: string;
  readonly titles: readonly [create: string, edit: string, submit: string];
  readonly activity: readonly [created: string, updated: string];
  readonly subject: (stored: ValuesOf<F>) => string;
  readonly fields: {
    readonly [Name in Exclude<keyof F, keyof typeof MERGE_FIELDS>]: FieldCase<
      ValuesOf<F>[Name] extends number ? string : ValuesOf<F>[Name]
    >;
  };
  /** The range of the generated number. */
  readonly numbers?: { readonly prefix: string; readonly highest: number };
  readonly page?: PageCase;
};

/** A record as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

export type EntityCase = Omit<CaseOf<Fields>, 'subject' | 'fields'> & {
  readonly entity: Entity;
  readonly subject: (stored: Stored) => string;
  readonly fields: Readonly<Record<string, FieldCase>>;
};

/** Checks a case against its entity, so that a renamed field or status does not compile. */
export function defineCase<F extends Fields>(entity: Entity<F>, own: CaseOf<F>): EntityCase {
  return { ...own, entity } as unknown as EntityCase;
}

/** Records of an entity under the ids r0, r1 and so on, as seeds. */
export function records<F extends Fields>(
  { path }: Entity<F>,
  all: readonly Partial<ValuesOf<F>>[],
): readonly Write[] {
  return all.map((record, index) => [`${path}/r${index}`, record]);
}

/** Single fields of a record. */
export function changes<F extends Fields>(
  { path }: Entity<F>,
  id: string,
  values: Partial<ValuesOf<F>>,
): readonly Write[] {
  return Object.entries(values).map(([name, value]) => [`${path}/${id}/${name}`, value]);
}

/** A value that the field's type excludes, as other programs may have stored it. */
export const foreign = (value: string): never => value as never;

/** The button that opens a blank form. */
export const openerOf = ({ opener, titles }: EntityCase): string => opener ?? titles[0];

/** The fields of a form until a number is issued. */
export const formFields = ({ fields }: EntityCase) =>
  Object.entries(fields).filter(([, [, control]]) => ![ISSUED, SET_BY_APP].includes(control));

/** The fields of a form that are typed into: all but generated numbers. */
const inputs = (own: EntityCase) =>
  formFields(own).filter(([, [, control]]) => control !== GENERATED);

const GENERATED = 'read-only text';
const ISSUED = 'issued later';
const SET_BY_APP = 'set by the app';
const TEXTS = { blank: 2, created: 3, edited: 4 } as const;

/** The texts of a form, by label: when it is blank, and as creating and editing a record enter them. */
export function textsOf(
  own: EntityCase,
  when: keyof typeof TEXTS,
): Readonly<Record<string, string>> {
  return Object.fromEntries(inputs(own).map(([, field]) => [field[0], String(field[TEXTS[when]])]));
}

/** The values those texts are stored as, by field; what is no number counts as 0 (specification, section 5). */
export function valuesOf(own: EntityCase, when: keyof typeof TEXTS): Stored {
  const values = inputs(own).map(([name, field]) => {
    const text = String(field[TEXTS[when]]);
    return [name, field[1].startsWith('number') ? Number(text) || 0 : text] as const;
  });
  // An optional field that is left blank is not stored.
  const isStored = ([name]: readonly [string, unknown]): boolean =>
    when !== 'blank' || own.entity.fields[name]?.optional !== true;
  return Object.fromEntries(values.filter(isStored));
}

/** What a record holds that nobody types, once a person has created it with its form. */
export function setByApp({ entity: { fields } }: EntityCase, user: string): Stored {
  const set = Object.entries(fields).filter(([, field]) => isSetByApp(field) && !field.optional);
  const values = { author: user, time: expect.any(Number) as unknown, internal: '' };
  return Object.fromEntries(
    set.map(([name, { input }]) => [name, values[input.type as keyof typeof values]]),
  );
}

/** The generated number of an entity, if it has one. */
export function numberOf({ fields }: EntityCase) {
  const number = Object.entries(fields).find(([, [, control]]) => control === GENERATED);
  return number && { name: number[0], label: number[1][0] };
}

/** The numbers that are free, and all others. */
export function numbersOf({ prefix, highest } = { prefix: '', highest: 0 }) {
  const free = [0, 7, highest];
  const all = Array.from({ length: highest + 1 }, (_, index) => index);
  const named = (numbers: readonly number[]) => numbers.map((index) => `${prefix}${index}`);
  return { free: named(free), taken: named(all.filter((index) => !free.includes(index))) };
}

/** The case of an entity that has no file of its own, from its declaration. */
export function derivedCase(entity: Entity): EntityCase {
  const { submit, activity, fields } = entity;
  return {
    entity,
    titles: [createTitle(entity), editTitle(entity), submit ?? 'Create'],
    activity: [activity.created, activity.updated],
    subject: (stored) => activity.subject(stored),
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        isSetByApp(field) ? [] : [[name, derivedField(field)]],
      ),
    ),
  };
}

function derivedField({ label, input, initial }: Field<unknown>): FieldCase {
  if (input.type === 'generated') return [label, GENERATED, /^\S+$/];
  if (['issued', 'given'].includes(input.type)) return [label, ISSUED, ''];
  return [label, controlOf(input), initial(), ...textsFor(input)];
}

function controlOf(input: InputSpec): string {
  if (input.type === 'number') return `number, step ${input.step}`;
  if (input.type === 'select') return `one of ${input.options.join(' | ')}`;
  return input.type === 'multiline' ? 'several lines' : input.type;
}

function textsFor(input: InputSpec): readonly [created: string, edited: string] {
  if (input.type === 'number') return ['12', '7'];
  if (input.type === 'date') return ['2026-11-05', '2026-11-06'];
  if (input.type === 'datetime-local') return ['2026-11-05T14:05', '2026-11-06T00:00'];
  if (input.type === 'select') return [input.options.at(-1) ?? '', input.options[0] ?? ''];
  const chosen = input.type === 'lines' ? input.columns[0]?.options : undefined;
  return chosen ? [chosen.at(-1) ?? '', chosen[0] ?? ''] : ['Reef', 'Lagoon'];
}
