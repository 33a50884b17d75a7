import { isDatedOpen } from './closedRules.ts';
import { CHANGED_AT, type Entity } from '../../src/records/model/entity.ts';
import {
  IMPORTS_PATH,
  IMPORT_CHILD,
  MAX_ROWS,
  UNDO_MS,
  canUndoImport,
} from '../../src/features/importLog/importLog.ts';
import {
  SEES_MONEY,
  IS_NEW,
  IS_NOW,
  IS_OFFICE,
  SIGNED,
  VALID_KEY,
  all,
  matches,
  oneOf,
  quoted,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/**
 * The rule of the child of a new record that names its import: one of its author, and of records of this kind. The child
 * cannot be written later, because it is no field.
 */
export function importChildRule(path: string): Rules {
  const root = `newData${'.parent()'.repeat(path.split('/').length + 2)}`;
  const log = (name: string): string =>
    `${root}.child('${IMPORTS_PATH}/' + newData.val() + '/${name}').val()`;
  return validate(
    all(
      matches('[-\\w]{1,40}'),
      `${log('uid')} === auth.uid`,
      `${log('path')} === ${quoted(path)}`,
    ),
  );
}

/**
 * When a record may be removed: in a write that notes its removal in the log of its import, whose rules ask who removes it and
 * whether it is as it was imported. What is dated in a closed month stays.
 */
export function mayRemoveImported(entity: Entity): string {
  const root = `newData${'.parent()'.repeat(entity.path.split('/').length + 1)}`;
  const log = `${root}.child('${IMPORTS_PATH}/' + data.child(${quoted(IMPORT_CHILD)}).val())`;
  return all(
    '!newData.exists()',
    `${log}.child('removed/' + $id).val() === now`,
    ...isDatedOpen(entity, 'data'),
  );
}

/** The rules of the log: an import is added by its author and never changes, but for the times at which its records are removed. */
export function importRules(entities: readonly Entity[]): Rules {
  const imported = entities.filter(canUndoImport);
  return {
    '.read': SEES_MONEY,
    '.indexOn': ['timestamp'],
    $id: {
      '.write': all(IS_NEW, IS_OFFICE),
      ...validate(
        all(
          VALID_KEY,
          "newData.hasChildren(['path', 'uid', 'user', 'timestamp', 'count'])",
          // Nothing of a new one is removed: only of a stored one is known whose it is.
          "(data.exists() || !newData.child('removed').exists())",
        ),
      ),
      path: validate(matches(oneOf(imported.map(({ path }) => path)))),
      ...SIGNED,
      count: validate(
        `newData.isNumber() && newData.val() >= 1 && newData.val() <= ${MAX_ROWS} && newData.val() % 1 === 0`,
      ),
      removed: {
        ...validate(),
        $record: { '.write': MAY_REMOVE, ...validate(IS_NOW) },
      },
      $other: { '.validate': false },
    },
  };
}

/** A day, of which nothing is reckoned. */
const DAY = matches('20\\d\\d-\\d\\d-\\d\\d');

/** The rules of what was exported for the accountant: noted once by who has done it, with the documents that were in it. */
export const exportRules = (): Rules => ({
  '.read': SEES_MONEY,
  '.indexOn': ['to'],
  $id: {
    '.write': all(IS_NEW, IS_OFFICE),
    ...validate(
      all(
        VALID_KEY,
        "newData.hasChildren(['from', 'to', 'user', 'uid', 'timestamp', 'documents'])",
      ),
    ),
    from: validate(DAY),
    to: validate(DAY),
    ...SIGNED,
    documents: {
      ...validate(),
      $document: validate(
        "newData.val() === true && $document.matches(/^[-\\w]{1,60}$/) && $document !== 'hasOwnProperty'",
      ),
    },
    $other: { '.validate': false },
  },
});

const LOG = 'data.parent().parent()';
const RECORD = `child(${LOG}.child('path').val()).child($record)`;
const STORED = `root.${RECORD}`;
const CHANGED = `${STORED}.child('${CHANGED_AT}')`;

/**
 * Who may remove a record of an import: the person who imported it, within a day, as long as nobody has changed it. Each change, of a
 * status as by a payment or a number, moves the time that the record has from its creation, as its entry of the activity has it.
 */
const MAY_REMOVE = all(
  SEES_MONEY,
  '!data.exists()',
  `${LOG}.child('uid').val() === auth.uid`,
  `now < ${LOG}.child('timestamp').val() + ${UNDO_MS}`,
  `${STORED}.child(${quoted(IMPORT_CHILD)}).val() === $id`,
  `${CHANGED}.isNumber()`,
  `${CHANGED}.val() === root.child('activity/' + $record + '/timestamp').val()`,
  `!newData.parent().parent().parent().parent().${RECORD}.exists()`,
);
