import { MAX_SUBJECT_LENGTH } from '../../src/records/model/activity.ts';
import { SHARED, type Entity } from '../../src/records/model/entity.ts';
import {
  IS_NEW,
  IS_NOW,
  IS_OFFICE,
  READS_IF_SHARED,
  READS_SHARED,
  SIGNED,
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
  const tells = (isForOffice: boolean): readonly string[] => {
    const some = entities.filter((entity) => (entity.isForOffice === true) === isForOffice);
    if (some.length === 0) return [];
    const updated = oneOf(some.map(({ activity }) => activity.updated));
    const told = [
      `newData.child('action').val().matches(/^${updated}$/)`,
      ...some.map(createdWithRecord),
    ];
    return isForOffice
      ? [`(${IS_OFFICE} && !newData.hasChild('${SHARED}') && (${told.join(' || ')}))`]
      : told;
  };
  return {
    '.read': READS_SHARED,
    '.indexOn': ['timestamp', SHARED],
    $id: {
      '.read': READS_IF_SHARED,
      '.write': IS_NEW,
      ...validate(
        all(
          VALID_KEY,
          "newData.hasChildren(['user', 'uid', 'action', 'subject', 'timestamp'])",
          `(${[...tells(false), ...tells(true)].join(' || ')})`,
        ),
      ),
      [SHARED]: validate(IS_NOW),
      ...SIGNED,
      // One of those that the entry itself asks for.
      action: validate(),
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
