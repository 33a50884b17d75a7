import { MAX_SUBJECT_LENGTH } from '../../src/records/model/activity.ts';
import type { Entity } from '../../src/records/model/entity.ts';
import {
  HAS_ACCESS,
  IS_NEW,
  SIGNED,
  NO_PRIORITY,
  VALID_KEY,
  all,
  oneOf,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';
import { subjectField } from './subjectField.ts';

/** The rules of the activity: an entry about a new record comes with it, one about an update by itself. */
export function activityRules(entities: readonly Entity[]): Rules {
  const updated = oneOf(entities.map(({ activity }) => activity.updated));
  return {
    '.read': HAS_ACCESS,
    '.indexOn': ['timestamp'],
    $id: {
      '.write': IS_NEW,
      ...validate(
        all(
          VALID_KEY,
          "newData.hasChildren(['user', 'uid', 'action', 'subject', 'timestamp'])",
          `(${[`newData.child('action').val().matches(/^${updated}$/)`, ...entities.map(createdWithRecord)].join(' || ')})`,
        ),
      ),
      ...SIGNED,
      // One of those that the entry itself asks for.
      action: { '.validate': NO_PRIORITY },
      subject: validate(textUpTo(MAX_SUBJECT_LENGTH)),
      $other: { '.validate': false },
    },
  };
}

/** The entry reports a record created by the same write, with the same key and subject. */
function createdWithRecord(entity: Entity): string {
  const { path, activity } = entity;
  const { before, name, otherwise, after } = subjectField(entity);
  const stored = 'newData.parent().parent()';
  const value = (field: string): string => `${stored}.child('${path}/' + $id + '/${field}').val()`;
  const subject = otherwise
    ? `(${value(name)} === '' ? ${value(otherwise)} : ${value(name)})`
    : value(name);
  const isPlain = before === '' && after === '';
  const parts = [...(before ? [quoted(before)] : []), subject, ...(after ? [quoted(after)] : [])];
  return `(${all(
    `newData.child('action').val() === ${quoted(activity.created)}`,
    `!root.child('${path}/' + $id).exists()`,
    // A subject that is the value of a field tells that the record is there.
    ...(isPlain ? [] : [`${stored}.child('${path}/' + $id).exists()`]),
    `newData.child('subject').val() === ${parts.join(' + ')}`,
  )})`;
}
