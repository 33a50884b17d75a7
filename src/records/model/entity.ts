import { childrenOf } from '../../lib/stored.ts';
import { isDerivedId } from './creationOrder.ts';
import { type Field, isMismatch, type Mismatches } from './field.ts';
import { labelInCurrency } from '../../lib/money.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import type { Noun } from '../../lib/words.ts';
import type { Unsaved } from '../../lib/unsaved.ts';

/** The fields of a kind of record, by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The parsed values of a record. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** What of a record says whether it needs attention. */
type Attended<F extends Fields> = F extends { readonly status: unknown }
  ? Pick<ValuesOf<F>, 'status' & keyof F>
  : ValuesOf<F>;

/** When the number of an issued field may be taken, and what may still change afterwards. */
export type Issue = {
  /** The field with the number; it is blank until it is issued. */
  readonly field: string;
  /** The texts with which no number is taken, by field; a record with a number does not get one of them again. */
  readonly notWhile?: Readonly<Record<string, string>>;
  /** The field of the amount, which must be above 0 by then. */
  readonly amount: string;
  /** The fields that must not be blank by then. */
  readonly filled: readonly string[];
  /** The fields that may change all the same. */
  readonly changeable: readonly string[];
  /** What the form says, after the number. */
  readonly note: string;
};

/** A kind of record: its path, its fields, and the wording of its forms and activity (specification, sections 3 and 7). */
export type Entity<F extends Fields = Fields> = {
  /** The database path of the collection. */
  readonly path: string;
  /** The path below /dashboard of the page that lists its records; by default, the first part of `path`. */
  readonly page?: string;
  /** Whether that page has further lists. */
  readonly sharesPage?: boolean;
  /** What the business calls its records; titles and sentences are built from it. */
  readonly noun: Noun;
  readonly fields: F;
  /** The field whose last change is dated in the optional child `since` of a record. */
  readonly sinceField?: string;
  /** Fields that the app queries by, which need an index beside those that every entity has. */
  readonly indexedFields?: readonly string[];
  /**
   * Whether a record needs attention: the sidebar counts those, found by `SidebarCounts` in `features/home`. Of a kind with a status
   * that alone may say so, since no others are asked for.
   */
  needsAttention?(this: void, values: NoInfer<Attended<F>>): boolean;
  /** Whether a record goes on counting in sums once it is archived: money that has come or is owed, and what was decided. */
  staysCounted?(this: void, values: NoInfer<ValuesOf<F>>): boolean;
  /** What a save changes besides, given the values before it and after it; `day`: that of the save, YYYY-MM-DD. */
  alsoChanges?(
    this: void,
    before: NoInfer<ValuesOf<F>>,
    after: NoInfer<ValuesOf<F>>,
    day: string,
  ): Readonly<Record<string, unknown>>;
  /** What keeps fields of a record as they are. */
  readonly lock?: Lock<keyof F & string>;
  /** The status of a record that has no field for it, and the color of each. */
  readonly derivedStatus?: {
    readonly colors: BadgeColors;
    of(this: void, values: NoInfer<ValuesOf<F>>): string;
  };
  /** What a new record copies of another one, which is saved along: the field with the id of that one, and its field for each own one. */
  readonly copies?: {
    readonly from: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  /** What is issued with a number, after which its record stays as it is. */
  readonly issue?: Issue;
  /** Whether its records stay as they were created, but for the names of parties in them. */
  readonly isAddOnly?: boolean;
  /**
   * Whether each change of a record comes with an entry of its history, without which the rules refuse it; otherwise only one of what
   * takes it out of the lists.
   */
  readonly isTraced?: boolean;
  /** Whether its records are made from others only: no blank form and no sheet creates one. */
  readonly isMadeFromOthers?: boolean;
  /** Whether its records are about others, which name the same parties; searches read the newest ones only. */
  readonly isAboutOthers?: boolean;
  /**
   * Whether only those who see money read and write its records; by `about`, those that are about a record of such a kind, which
   * their field of that name names.
   */
  readonly isForOffice?: boolean | 'about';
  /** The fields of a stored record that who sees no money changes; by default, all. */
  readonly fieldStaffWrites?: readonly (keyof F & string)[];
  /** Whether a record can be printed or sent as a document. */
  isPrinted?(this: void, values: NoInfer<ValuesOf<F>>): boolean;
  /** The label of the button that creates a record; the title of its form follows it. "Create" by default. */
  readonly submit?: 'Add';
  readonly activity: {
    readonly created: string;
    readonly updated: string;
    /** What a toast says of a record that has another status, before that status; "set to" by default. */
    readonly statusVerb?: 'set to' | 'moved to';
    /** The title of a record, wherever one is shown. */
    subject(this: void, values: ValuesOf<F>): string;
  };
};

/** What keeps fields of records as they are while it holds; a feature has it, and the rules do the same. */
export type Lock<Name extends string = string> = {
  readonly fields: readonly Name[];
  /** Whether it holds for a record with these values. */
  holds(this: void, values: Readonly<Record<string, unknown>>): boolean;
  /** Says that it holds for what is typed into one of the fields; null where it does not. */
  note(this: void, text: string): string | null;
  /** Learns anew what it goes by, once a save has been refused. */
  refresh(this: void, read: (path: string) => Promise<unknown>): Promise<void>;
  /** Why it refuses, within a sentence for whoever has saved that. */
  readonly refusal: string;
};

/**
 * A record with every field parsed. `creationDate` is YYYY-MM-DD, or '' when none is stored; `since` is the day of the
 * last change of the entity's `sinceField`, if one is stored; `changedAt` is when it was changed last, where the id tells when
 * another record was created; `mismatches` holds the
 * stored values that differ from what their fields parse, if there are any; `unsaved` tells that the record has changes
 * which the server has not stored.
 */
export type RecordOf<E> =
  E extends Entity<infer F>
    ? ValuesOf<F> & {
        readonly id: string;
        readonly creationDate: string;
        readonly since?: string;
        readonly changedAt?: number;
        readonly mismatches?: Mismatches;
        readonly unsaved?: Unsaved;
      }
    : never;

/** A kind of record of which there is one, at a fixed path: a setting of the company. Its changes are no activity. */
export type SingleEntity<Value> = {
  readonly path: string;
  /** Parses what is stored; null reads as what holds until somebody saves it. */
  parse(this: void, stored: unknown): Value;
  /** The texts that its form edits. */
  texts(this: void, value: Value): Readonly<Record<string, string>>;
};

/** Declares an entity; the compiler infers its record type. Labels such as `Value ($)` follow the company's currency from here on. */
export function defineEntity<const F extends Fields>(entity: Entity<F>): Entity<F> {
  for (const field of Object.values<Field<unknown>>(entity.fields)) {
    const { label, isMoney } = field;
    if (isMoney) Object.defineProperty(field, 'label', { get: () => labelInCurrency(label) });
  }
  return entity;
}

/** What a record of an entity is called in a title, such as "Work Order". */
export const nounInTitle = ({ noun }: Pick<Entity, 'noun'>): string =>
  noun.one.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The title of the form of a new record, such as "New Work Order" or "Add New Item". */
export const createTitle = (entity: Pick<Entity, 'noun' | 'submit'>): string =>
  `${entity.submit ? 'Add ' : ''}New ${nounInTitle(entity)}`;

/** The title of the form of a stored record, such as "Edit Work Order". */
export const editTitle = (entity: Pick<Entity, 'noun'>): string => `Edit ${nounInTitle(entity)}`;

/** What a list of records is called, such as "Work orders". */
export const listLabel = ({ noun: { many } }: Pick<Entity, 'noun'>): string =>
  many.charAt(0).toUpperCase() + many.slice(1);

/** What a list without records says; `create` is the button that adds one. */
export const emptyText = (
  entity: Pick<Entity, 'noun' | 'submit' | 'isMadeFromOthers'>,
  create = createTitle(entity),
): string =>
  `No ${entity.noun.many} yet.${entity.isMadeFromOthers ? '' : ` Start with ${create}.`}`;

/** Whether an export of a domain module is an entity. */
export function isEntity(exported: unknown): exported is Entity {
  return (
    typeof exported === 'object' && exported !== null && 'path' in exported && 'fields' in exported
  );
}

/** Parses typed or stored values field by field. */
export function parseValues<F extends Fields>(
  entity: Pick<Entity<F>, 'fields'>,
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
  const raw = childrenOf(stored);
  const values = parseValues(entity, raw);
  const { creationDate, since, [CHANGED_AT]: changedAt } = raw;
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
    ...(typeof changedAt === 'number' && isDerivedId(id) && { changedAt }),
    ...(Object.keys(mismatches).length > 0 && { mismatches }),
  };
}

/** Whether a lock keeps a field of a record with these values, or texts, as it is. */
export const isLocked = (
  { lock }: { readonly lock?: Lock | undefined },
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean => lock !== undefined && lock.fields.includes(name) && lock.holds(values);

/**
 * Whether a field of a stored record, by its values or texts, stays as it is: a number has been issued, it is locked, nothing of
 * the kind ever changes, or it says who created the record and when.
 */
export const isFrozen = (
  { fields, issue, isAddOnly, lock }: Pick<Entity, 'fields' | 'issue' | 'isAddOnly' | 'lock'>,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean => {
  const field = fields[name];
  if (field && (isSignedField(field) || (isAddOnly && field.names === undefined))) return true;
  if (isLocked({ lock }, values, name)) return true;
  return issue !== undefined && Boolean(values[issue.field]) && !issue.changeable.includes(name);
};

/** Whether a field says who created a record, or when, which the save that creates it fills in. */
export const isSignedField = ({ input }: Field<unknown>): boolean =>
  input.type === 'author' || input.type === 'time';

/** What a field does not get again once a number is issued. */
export const refusedText = (
  { issue }: Pick<Entity, 'issue'>,
  values: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined =>
  issue !== undefined && Boolean(values[issue.field]) ? issue.notWhile?.[name] : undefined;

/** Whether nobody types in a field: it has no control in a form, and a sheet cannot set it. */
export const isSetByApp = (field: Field<unknown>): boolean =>
  isSignedField(field) ||
  ['internal', 'mergedInto'].includes(field.input.type) ||
  field.isIrrelevant?.() === true;

/** Whether a field stays blank until a number is issued or given: nobody types in it. */
export const isNumberedLater = ({ input }: Field<unknown>): boolean =>
  input.type === 'issued' || input.type === 'given';

/** Whether a text leaves an optional field as it is in a blank form, so that nothing is stored. */
export const isLeftBlank = (field: Field<unknown>, text: string): boolean =>
  field.optional === true && text === field.initial();

/** A result for every field. A plain loop, since it runs for every field of every stored record. */
export function mapFields<F extends Fields, Result>(
  { fields }: Pick<Entity<F>, 'fields'>,
  read: (name: keyof F & string, field: Field<unknown>) => Result,
): Record<string, Result> {
  const results: Record<string, Result> = {};
  for (const name in fields) results[name] = read(name, fields[name] as Field<unknown>);
  return results;
}

/**
 * The optional child of a record with the server's time of its last change, in milliseconds since 1970. Every save of the app writes
 * it, and the rules let nobody change a record that has it without writing it: who keeps a copy reads what has changed since.
 */
export const CHANGED_AT = 'changedAt';

/** The optional child beside it with the uid of who has changed the record last. */
export const CHANGED_BY = 'changedBy';

/**
 * What an entry has that everybody with access may read, in a list with others that are only for those who see money: in the
 * history the path of its record, else the server's time at which it was added.
 */
export const SHARED = 'shared';

/**
 * The path of what copies on devices hold good for: a copy that was made while another value was stored there is read anew as a whole.
 * The owner changes it after writes that go past the rules.
 */
export const COPIES_PATH = 'config/copies';

/** A log of what is removed, with the time of each entry in its `timestamp`: a feature declares it in a file `*.removals.ts`. */
export type RemovalLog = {
  readonly path: string;
  /** For how long after its time an entry may still note what is removed. */
  readonly keptMs: number;
  parse(
    this: void,
    key: string,
    stored: unknown,
  ): { readonly path: unknown; readonly ids: readonly string[] };
};

type Details<F extends Fields> = (record: RecordOf<Entity<F>>, day: string) => readonly string[];

/** What is said of the records of a kind, by its path, where they are listed. */
export type DeclaredListItem = {
  readonly path: string;
  readonly details: Details<Fields>;
};

/**
 * Declares what tells a record on a day (YYYY-MM-DD) from others of its kind, beside its title, whom it is about, its amount and its
 * status: the most telling part first, since the end may be cut; blank ones are left out. A `*.listItem.ts` exports it by default.
 */
export const defineListItem = <F extends Fields>(
  { path }: Entity<F>,
  details: Details<F>,
): DeclaredListItem => ({ path, details: details as unknown as Details<Fields> });
