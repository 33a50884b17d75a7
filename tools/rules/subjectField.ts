import type { Entity } from '../../src/records/model/entity.ts';
import { mapValues } from './ruleExpressions.ts';

/** The field that names a record in the activity, that which does where it is blank, and the texts around it. */
export type SubjectField = {
  readonly before: string;
  readonly name: string;
  readonly otherwise: string;
  readonly after: string;
};

const MARK = '\u0000';

/** Finds out which field the subject of an entity's activity contains. */
export function subjectField({ fields, activity }: Entity): SubjectField {
  // A record whose values are the names of its fields between marks.
  const marked = mapValues(fields, (_, field) => `${MARK}${field}${MARK}`);
  const [before = '', name = '', after = ''] = activity.subject(marked).split(MARK);
  const blank = { ...marked, [name]: '' };
  const [, otherwise = ''] = activity.subject(blank).split(MARK);
  return { before, name, otherwise, after };
}
