import { isDatedOpen } from './closedRules.ts';
import { counterOf } from './counterRules.ts';
import { LISTING_CHANGE, LISTING_FIELDS } from '../src/model/archive.ts';
import { CHANGED_AT } from '../src/model/copies.ts';
import type { Entity, Fields } from '../src/model/entity.ts';
import type { Field } from '../src/model/field.ts';
import { IMPORTS_PATH, IMPORT_CHILD, MAX_ROWS, UNDO_MS } from '../src/model/importLog.ts';
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
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** The import that a record names. */
const importIn = (root: string, record: string): string =>
  `${root}.child('${IMPORTS_PATH}/' + ${record}.child(${quoted(IMPORT_CHILD)}).val())`;

/**
 * The rule of the child of a new record that names its import: one of its author, and of records of this kind. The child
 * cannot be written later, because it is no field.
 */
export function importChildRule(path: string): Rules {
  const root = `newData${'.parent()'.repeat(path.split('/').length + 2)}`;
  const log = `${root}.child(${quoted(IMPORTS_PATH)}).child(newData.val())`;
  return validate(
    all(
      matches('[-0-9A-Z_a-z]+'),
      'newData.val().length <= 40',
      `${log}.child('uid').val() === auth.uid`,
      `${log}.child('path').val() === ${quoted(path)}`,
    ),
  );
}

/**
 * When a record may be removed: by the person who imported it, within a day, and only if the same write leaves a new copy
 * of it in the log that holds every value as it is stored. So the write is denied if anybody has changed the record since
 * it was read, and nothing that is removed is lost. Not once a number was issued for it, which would leave a gap, nor once
 * its status was changed or it was archived or merged, which leaves a trace even if it was changed back.
 */
export function mayRemoveImported(entity: Entity, fields: Fields): string {
  const { path } = entity;
  const root = `newData${'.parent()'.repeat(path.split('/').length + 1)}`;
  const log = importIn('root', 'data');
  const copy = "child('removed/' + $id)";
  const ofImport = `${importIn(root, 'data')}.${copy}`;
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  return all(
    '!newData.exists()',
    `${log}.child('path').val() === ${quoted(path)}`,
    `!${log}.${copy}.exists()`,
    // The rules of the copy, which this write adds, ask who writes it, and when. They compare each of its values with what is
    // stored, and ask for all that may be missing.
    `${ofImport}.hasChildren(${list([...required, 'creationDate', IMPORT_CHILD])})`,
    ...Object.keys(fields)
      // What takes a record out of the lists leaves its entry in it.
      .filter((name) => staysAbsent(fields, name) && !LISTING_FIELDS.includes(name))
      .map((name) => `!data.child(${quoted(name)}).exists()`),
    ...isDatedOpen(entity, 'data'),
  );
}

/** Whether a record with this field cannot be removed any more. */
const staysAbsent = (fields: Fields, name: string): boolean =>
  STAY_ABSENT.has(name) || counterOf(fields[name] as Field<unknown>) !== null;

/** What a change of the status leaves, and what payments, archiving and merging do. */
const STAY_ABSENT: ReadonlySet<string> = new Set([
  'since',
  'settledBy',
  LISTING_CHANGE,
  ...LISTING_FIELDS,
]);

const isInTime = (log: string): string => `now < ${log}.child('timestamp').val() + ${UNDO_MS}`;

/** The rules of the log: an import is added by its author and never changes, but for the copies of removed records. */
export function importRules(entities: readonly Entity[]): Rules {
  const imported = entities.filter(({ isMadeFromOthers }) => !isMadeFromOthers);
  return {
    '.read': HAS_ACCESS,
    '.indexOn': ['timestamp'],
    $id: {
      '.write': IS_NEW,
      ...validate(
        all(
          VALID_KEY,
          "newData.hasChildren(['path', 'uid', 'user', 'timestamp', 'count'])",
          // A new log has no copies: only a removal, which needs a stored log, leaves one.
          "(data.exists() || !newData.child('removed').exists())",
        ),
      ),
      path: validate(matches(oneOf(imported.map(({ path }) => path)))),
      uid: validate('newData.val() === auth.uid'),
      user: validate(IS_AUTHOR),
      timestamp: validate(IS_NOW),
      count: validate(
        `newData.isNumber() && newData.val() >= 1 && newData.val() <= ${MAX_ROWS} && newData.val() % 1 === 0`,
      ),
      removed: { '.validate': NO_PRIORITY, $record: removedRules(optionalNames(imported)) },
      $other: { '.validate': false },
    },
  };
}

/** The fields that records of some kind may be without, and which a copy of a record must have if the record has them. */
const optionalNames = (entities: readonly Entity[]): readonly string[] => [
  ...new Set([
    ...entities.flatMap(({ fields }) =>
      Object.keys(fields).filter((name) => fields[name]?.optional && !staysAbsent(fields, name)),
    ),
    CHANGED_AT,
  ]),
];

const LOG = 'data.parent().parent()';
const PATH = "newData.parent().parent().child('path').val()";
const ROOT = 'newData.parent().parent().parent().parent()';

/**
 * The copy of a record, which is stored before the write and not afterwards. The conditions are in `.write`, so that they
 * hold as well when it is written child by child.
 */
const removedRules = (optional: readonly string[]): Rules => ({
  '.write': all(
    HAS_ACCESS,
    '!data.exists()',
    `${LOG}.child('uid').val() === auth.uid`,
    isInTime(LOG),
    `newData.hasChildren(${list([IMPORT_CHILD, 'creationDate'])})`,
    `newData.child(${quoted(IMPORT_CHILD)}).val() === $id`,
    `!${ROOT}.child(${PATH}).child($record).exists()`,
    ...optional.map(
      (name) =>
        `root.child(${PATH} + '/' + $record + '/${name}').val() === newData.child(${quoted(name)}).val()`,
    ),
  ),
  '.validate': NO_PRIORITY,
  $child: validate(
    all(
      '!newData.hasChildren()',
      "newData.val() === root.child(newData.parent().parent().parent().child('path').val()).child($record).child($child).val()",
    ),
  ),
});
