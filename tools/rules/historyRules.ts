import { IS_ABOUT_COMPANY } from './companyRules.ts';
import { LISTING_CHANGE, LISTING_FIELDS } from '../../src/records/model/archive.ts';
import { SHARED, type Entity } from '../../src/records/model/entity.ts';
import {
  IS_NEW,
  IS_OFFICE,
  READS_IF_SHARED,
  READS_SHARED,
  recordOf,
  SIGNED,
  VALID_KEY,
  all,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/**
 * The rules of the history. An entry comes with a new activity entry under its key, whose rules check that key, and which
 * is about an update of a record of the same kind; one about the company's details comes with these. Each change is true; only fields can change, so it is one of a field.
 */
export function historyRules(entities: readonly Entity[]): Rules {
  const entry = "child('activity/' + $id)";
  const record = "newData.child('record').val()";
  const updates = entities.map(
    ({ path, activity }) => `${path.replaceAll('/', '\\/')}\\/[^\\/]+ ${activity.updated}`,
  );
  // The record and what the entry of the activity says of it, in one text: a condition for each kind would repeat the paths.
  const isUpdate = `(${record} + ' ' + newData.parent().parent().child('activity/' + $id + '/action').val()).matches(/^(${updates.join('|')})$/)`;
  return {
    '.read': READS_SHARED,
    '.indexOn': ['record', 'timestamp', SHARED],
    $id: {
      '.read': READS_IF_SHARED,
      '.write': IS_NEW,
      ...validate(
        all(
          "newData.hasChildren(['record', 'user', 'uid', 'timestamp', 'changes'])",
          `!root.${entry}.exists()`,
          VALID_KEY,
          SAYS_LISTING_CHANGE,
          `((${IS_OFFICE} && ${IS_ABOUT_COMPANY}) || (root.child(${record}).exists() && ${isUpdate}))`,
          // What is told by an account that sees no money is about nothing that it does not see.
          `(${IS_OFFICE} || newData.hasChild('${SHARED}'))`,
        ),
      ),
      [SHARED]: validate(
        all(
          "newData.val() === newData.parent().child('record').val()",
          `(newData.val().matches(${recordOf(entities.filter(({ isForOffice }) => !isForOffice))}) || root.child(newData.val()).hasChild('${SHARED}'))`,
        ),
      ),
      record: validate(),
      ...SIGNED,
      changes: { ...validate('newData.hasChildren()'), $field: CHANGE },
      $other: { '.validate': false },
    },
  };
}

/** An entry whose key is left in the record, as one that changes its place in the lists must be, says how that has changed. */
const SAYS_LISTING_CHANGE = ((before: string, after: string): string =>
  `(${after}.child('${LISTING_CHANGE}').val() !== $id || (${all(
    ...LISTING_FIELDS.map(
      (name) =>
        `(${before}.child('${name}').val() === ${after}.child('${name}').val() || newData.child('changes/${name}').exists())`,
    ),
  )}))`)(
  "root.child(newData.child('record').val())",
  "newData.parent().parent().child(newData.child('record').val())",
);

const RECORD = "newData.parent().parent().child('record').val()";
const ROOT = 'newData.parent().parent().parent().parent()';
const VALUE = validate('!newData.hasChildren()');

/** What is stored in a field before the write and after it, which differ but in a record that is merged into another one. */
const CHANGE: Rules = {
  ...validate(
    all(
      "newData.child('to').exists()",
      "(newData.child('from').val() !== newData.child('to').val() || newData.parent().child('mergedInto').exists())",
      `root.child(${RECORD}).child($field).val() === newData.child('from').val()`,
      `${ROOT}.child(${RECORD}).child($field).val() === newData.child('to').val()`,
    ),
  ),
  from: VALUE,
  to: VALUE,
  $other: { '.validate': false },
};
