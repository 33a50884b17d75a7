import { companyRules } from './companyRules.ts';
import { historyRules } from './historyRules.ts';
import { MAX_SUBJECT_LENGTH } from '../src/domain/activity.ts';
import type { Entity } from '../src/domain/entity.ts';
import { optional, text, type Field } from '../src/domain/field.ts';
import { MAX_NUMBER, MAX_TEXT_LENGTH } from '../src/domain/validation.ts';
import {
  HAS_ACCESS,
  IS_AUTHOR,
  IS_NEW,
  IS_NOW,
  NO_PRIORITY,
  VALID_KEY,
  all,
  list,
  matches,
  oneOf,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

const DATE = '[0-9][0-9][0-9][0-9]-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])';

/**
 * Generates the security rules from the declarations of the entities, so that the two cannot diverge.
 * `npm run rules` writes them to database.rules.json.
 */
export function databaseRules(entities: readonly Entity[]): string {
  const rules: Record<string, unknown> = {};
  for (const entity of entities) setRules(rules, entity.path, collectionRules(entity));
  rules['activity'] = activityRules(entities);
  rules['history'] = historyRules(entities);
  rules['config'] = { company: companyRules() };
  return `${HEAD}${JSON.stringify({ rules }, null, 2)}\n`;
}

const HEAD = `/*
 * Security rules, generated from the entities in src/domain by \`npm run rules\`. Do not edit by hand.
 *
 * - Every path not named here is closed.
 * - Signed-in users can read the collections, the activity and the history, and nothing above them. When
 *   config/staffOnly is anything but absent or false, only staff can: users whose id is true in staff, or whose token
 *   has the claim staff. Both paths can only be changed in the Firebase console.
 * - A record is created as a whole, with its required fields and its creationDate, in the same write as an activity
 *   entry with the same key; the entry requires the record in turn.
 * - Afterwards only its fields can be written, and none can be removed. The record cannot be deleted or replaced,
 *   and its creationDate and unknown children cannot change.
 * - A field declared optional may be missing, so that tabs with an older version of the app keep working.
 * - Conditions that must hold for deletions are in .write, since .validate may not be evaluated for them.
 * - A field accepts the value it already has, whatever its type, so that a value from another source does not block
 *   the edit of another field.
 * - Keys are short and plain. Priorities, Firebase's hidden sort values, are denied.
 * - Activity entries are added by their author with the server's time, and never change.
 * - A history entry is added together with the activity entry of the same update, under its key, and never changes.
 *   Each of its changes is true: \`from\` is what the field held before the write, and \`to\` what it holds afterwards.
 * - The details of the company are texts of up to 2,000 characters, which those with access read together and write one
 *   by one. None can be removed; the rest of config stays closed.
 */
`;

/** Sets the rules of a path in the document. */
function setRules(document: Record<string, unknown>, path: string, rules: Rules): void {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) document[first] = rules;
  else setRules((document[first] ??= {}) as Record<string, unknown>, rest.join('/'), rules);
}

/** The day of the last change of a field, which older tabs do not write. */
const SINCE = optional(text('Since', 'date'));

function collectionRules({ path, fields, sinceField, activity }: Entity): Rules {
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  const root = `newData${'.parent()'.repeat(path.split('/').length + 1)}`;
  const entry = `child('activity').child($id)`;
  const mayCreate = all(
    HAS_ACCESS,
    '!data.exists()',
    VALID_KEY,
    NO_PRIORITY,
    `newData.hasChildren(${list([...required, 'creationDate'])})`,
    `!root.${entry}.exists()`,
    `${root}.${entry}.child('action').val() === ${quoted(activity.created)}`,
  );
  const mayEdit = all(
    HAS_ACCESS,
    'data.parent().exists()',
    `newData.parent().hasChildren(${list(required)})`,
    '!newData.hasChildren()',
  );
  const generated = Object.keys(fields).filter((name) => fields[name]?.input.type === 'generated');
  const written = sinceField === undefined ? fields : { ...fields, since: SINCE };
  return {
    '.read': HAS_ACCESS,
    // A new record asks whether its document number is taken.
    ...(generated.length > 0 && { '.indexOn': generated }),
    $id: {
      '.write': mayCreate,
      ...mapValues(written, (field) => ({
        '.write': field.optional ? all(mayEdit, 'newData.exists()') : mayEdit,
        ...validate(`newData.val() === data.val() || (${fieldRule(field)})`),
      })),
      creationDate: validate(matches(DATE)),
      $other: { '.validate': false },
    },
  };
}

function fieldRule({ input }: Field<unknown>): string {
  if (input.type === 'number') {
    return `newData.isNumber() && newData.val() >= -${MAX_NUMBER} && newData.val() <= ${MAX_NUMBER}`;
  }
  if (input.type === 'date') return matches(`(${DATE})?`);
  if (input.type === 'select' && !input.open) {
    return matches(oneOf([...input.options, ...Object.keys(input.formerly ?? {})]));
  }
  return textUpTo(MAX_TEXT_LENGTH);
}

function activityRules(entities: readonly Entity[]): Rules {
  const actions = entities.flatMap(({ activity }) => [activity.created, activity.updated]);
  const updates = entities.map(
    ({ activity }) => `newData.child('action').val() === ${quoted(activity.updated)}`,
  );
  return {
    '.read': HAS_ACCESS,
    '.indexOn': ['timestamp'],
    $id: {
      '.write': IS_NEW,
      ...validate(
        `${VALID_KEY} && newData.hasChildren(['user', 'action', 'subject', 'timestamp']) && (${[...updates, ...entities.map(createdWithRecord)].join(' || ')})`,
      ),
      user: validate(IS_AUTHOR),
      action: validate(matches(oneOf(actions))),
      subject: validate(textUpTo(MAX_SUBJECT_LENGTH)),
      timestamp: validate(IS_NOW),
      $other: { '.validate': false },
    },
  };
}

/** The entry reports a record created by the same write, with the same key and subject. */
function createdWithRecord({ path, fields, activity }: Entity): string {
  const record = `child(${quoted(path)}).child($id)`;
  const [before = '', name = '', after = ''] = activity.subject(markedNames(fields)).split(MARK);
  const parts = [
    ...(before ? [quoted(before)] : []),
    `newData.parent().parent().${record}.child(${quoted(name)}).val()`,
    ...(after ? [quoted(after)] : []),
  ];
  return `(newData.child('action').val() === ${quoted(activity.created)} && !root.${record}.exists() && newData.parent().parent().${record}.exists() && newData.child('subject').val() === ${parts.join(' + ')})`;
}

const MARK = '\u0000';

/** A record whose values are the names of its fields between marks; its subject reveals which field it contains. */
function markedNames(fields: Entity['fields']): never {
  return mapValues(fields, (_, name) => `${MARK}${name}${MARK}`) as never;
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
