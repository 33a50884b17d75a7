import { LARGEST_NUMBER, LONGEST_TEXT, type Field } from './field.ts';
import type { Entity } from './entity.ts';
import { list, matches, oneOf, quoted, textOf, validate, type Rules } from './rulesLanguage.ts';

/** Anyone who is signed in while `config/staffOnly` is absent or false; otherwise staff only (specification, section 6). */
const MAY_ENTER =
  "auth != null && (!root.child('config/staffOnly').exists() || root.child('config/staffOnly').val() === false || root.child('staff').child(auth.uid).val() === true || auth.token.staff === true)";

const DAY = '[0-9][0-9][0-9][0-9]-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])';
const UNCHANGED = 'newData.val() === data.val()';
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
 * - Records are written one at a time. They are never deleted, and no collection is overwritten.
 * - A new record comes with the entry of the activity that tells of it, under the same key, and the other
 *   way round. A record keeps all its fields; creationDate comes with the creation and never changes.
 * - A field also takes the value it has already, whatever that is, so that a value from elsewhere does not
 *   block the edit of something else. Likewise for children nobody knows.
 * - Keys are short and plain. Nothing has a priority, the hidden value by which Firebase can sort.
 * - The activity: entries are added, by their own author and at the time of the write, and stay as they are.
 */
`;

function putAt(rules: Record<string, unknown>, path: string, branch: Rules): void {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) rules[first] = branch;
  else putAt((rules[first] ??= {}) as Record<string, unknown>, rest.join('/'), branch);
}

function collectionRules({ path, fields, activity }: Entity): Rules {
  const root = `newData${'.parent()'.repeat(path.split('/').length + 1)}`;
  const entry = `child('activity').child($id)`;
  const created = [
    GOOD_KEY,
    "newData.hasChild('creationDate')",
    `!root.${entry}.exists()`,
    `${root}.${entry}.child('action').val() === ${quoted(activity.created)}`,
  ].join(' && ');
  const kept = "(newData.hasChild('creationDate') || !data.hasChild('creationDate'))";
  return {
    '.read': MAY_ENTER,
    $id: {
      '.write': `${MAY_ENTER} && newData.exists()`,
      ...validate(
        `newData.hasChildren(${list(Object.keys(fields))}) && (data.exists() ? ${kept} : (${created}))`,
      ),
      ...mapValues(fields, (field) => validate(`${UNCHANGED} || (${fieldRule(field)})`)),
      creationDate: validate(`${UNCHANGED} || (!data.parent().exists() && ${matches(DAY)})`),
      $other: validate(UNCHANGED),
    },
  };
}

function fieldRule({ input }: Field<unknown>): string {
  if (input.type === 'number') {
    return `newData.isNumber() && newData.val() >= -${LARGEST_NUMBER} && newData.val() <= ${LARGEST_NUMBER}`;
  }
  if (input.type === 'date') return matches(`(${DAY})?`);
  if (input.type === 'select' && !input.open) return matches(oneOf(input.options));
  return textOf(LONGEST_TEXT);
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
      // One character more than a field: a ticket is called by its number with a # before it.
      subject: validate(textOf(LONGEST_TEXT + 1)),
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
