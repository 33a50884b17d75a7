import { MAX_SUBJECT_LENGTH } from '../src/domain/activity.ts';
import { MAX_NUMBER, MAX_TEXT_LENGTH, type Field } from '../src/domain/field.ts';
import type { Entity } from '../src/domain/entity.ts';
import {
  NO_PRIORITY,
  all,
  list,
  matches,
  oneOf,
  quoted,
  textOf,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** Anyone who is signed in while `config/staffOnly` is absent or false; otherwise staff only (specification, section 6). */
const MAY_ENTER =
  "auth != null && (!root.child('config/staffOnly').exists() || root.child('config/staffOnly').val() === false || root.child('staff').child(auth.uid).val() === true || auth.token.staff === true)";

const DAY = '[0-9][0-9][0-9][0-9]-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])';
/** Firebase's own keys are of this kind, with 20 characters. */
const GOOD_KEY = '$id.length <= 40 && $id.matches(/^[-0-9A-Z_a-z]+$/)';

/**
 * The security rules, made from what the entities declare, so that the two cannot drift apart
 * (docs/decisions.md). `npm run rules` writes them to database.rules.json.
 */
export function databaseRules(entities: readonly Entity[]): string {
  const rules: Record<string, unknown> = {};
  for (const entity of entities) putAt(rules, entity.path, collectionRules(entity));
  rules['activity'] = activityRules(entities);
  return `${HEAD}${JSON.stringify({ rules }, null, 2)}\n`;
}

const HEAD = `/*
 * Who may read and write what; made from the declarations in src/domain by \`npm run rules\`.
 *
 * - Everything that is not named here is closed.
 * - Only people who are signed in get in, and only to the collections: nobody reads above them. When
 *   config/staffOnly is anything but absent or false, only those get in whose id is true below staff, or
 *   whose token says staff. Both places are out of reach from the app: they are kept in the Firebase console.
 * - A record is created as a whole, with all its fields and its creationDate, together with the entry of the
 *   activity that tells of it, under the same key; the entry requires the record in turn.
 * - From then on only its fields can be written, and none of them can be removed. Nothing else changes: the
 *   record is neither deleted nor replaced, and its creationDate and unknown children stay as they are.
 * - Whatever must survive a deletion is checked in .write, since .validate may not be evaluated for one.
 * - A field also takes the value it has already, whatever that is, so that a value from elsewhere does not
 *   block the edit of something else.
 * - Keys are short and plain. Nothing gets a priority, the hidden value by which Firebase can sort.
 * - The activity: entries are added, by their own author and at the time of the write, and stay as they are.
 */
`;

function putAt(rules: Record<string, unknown>, path: string, branch: Rules): void {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) rules[first] = branch;
  else putAt((rules[first] ??= {}) as Record<string, unknown>, rest.join('/'), branch);
}

function collectionRules({ path, fields, activity }: Entity): Rules {
  const names = Object.keys(fields);
  const root = `newData${'.parent()'.repeat(path.split('/').length + 1)}`;
  const entry = `child('activity').child($id)`;
  const mayCreate = all(
    MAY_ENTER,
    '!data.exists()',
    GOOD_KEY,
    NO_PRIORITY,
    `newData.hasChildren(${list([...names, 'creationDate'])})`,
    `!root.${entry}.exists()`,
    `${root}.${entry}.child('action').val() === ${quoted(activity.created)}`,
  );
  const mayEdit = all(
    MAY_ENTER,
    'data.parent().exists()',
    `newData.parent().hasChildren(${list(names)})`,
    '!newData.hasChildren()',
  );
  return {
    '.read': MAY_ENTER,
    $id: {
      '.write': mayCreate,
      ...mapValues(fields, (field) => ({
        '.write': mayEdit,
        ...validate(`newData.val() === data.val() || (${fieldRule(field)})`),
      })),
      creationDate: validate(matches(DAY)),
      $other: { '.validate': false },
    },
  };
}

function fieldRule({ input }: Field<unknown>): string {
  if (input.type === 'number') {
    return `newData.isNumber() && newData.val() >= -${MAX_NUMBER} && newData.val() <= ${MAX_NUMBER}`;
  }
  if (input.type === 'date') return matches(`(${DAY})?`);
  if (input.type === 'select' && !input.open) return matches(oneOf(input.options));
  return textOf(MAX_TEXT_LENGTH);
}

function activityRules(entities: readonly Entity[]): Rules {
  const told = entities.flatMap(({ activity }) => [activity.created, activity.updated]);
  const updates = entities.map(
    ({ activity }) => `newData.child('action').val() === ${quoted(activity.updated)}`,
  );
  return {
    '.read': MAY_ENTER,
    '.indexOn': ['timestamp'],
    $id: {
      '.write': `${MAY_ENTER} && !data.exists() && newData.exists()`,
      ...validate(
        `${GOOD_KEY} && newData.hasChildren(['user', 'action', 'subject', 'timestamp']) && (${[...updates, ...entities.map(createdTogether)].join(' || ')})`,
      ),
      user: validate(
        "newData.val() === (auth.token.name != null && auth.token.name.matches(/\\S/) ? auth.token.name : 'Admin')",
      ),
      action: validate(matches(oneOf(told))),
      subject: validate(textOf(MAX_SUBJECT_LENGTH)),
      timestamp: validate('newData.val() === now'),
      $other: { '.validate': false },
    },
  };
}

/** The entry tells of a record that comes with the same write, under the same key, by its name. */
function createdTogether({ path, fields, activity }: Entity): string {
  const place = `child(${quoted(path)}).child($id)`;
  const [before = '', name = '', after = ''] = activity.subject(marked(fields)).split(MARK);
  const parts = [
    ...(before ? [quoted(before)] : []),
    `newData.parent().parent().${place}.child(${quoted(name)}).val()`,
    ...(after ? [quoted(after)] : []),
  ];
  return `(newData.child('action').val() === ${quoted(activity.created)} && !root.${place}.exists() && newData.parent().parent().${place}.exists() && newData.child('subject').val() === ${parts.join(' + ')})`;
}

const MARK = '\u0000';

/** A record whose values are the names of its fields, so that a subject shows which field it is made of. */
function marked(fields: Entity['fields']): never {
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
