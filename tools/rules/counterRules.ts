import type { Entity, Issue } from '../../src/records/model/entity.ts';
import type { Field } from '../../src/records/model/field.ts';
import { isDatedOpen } from './closedRules.ts';
import { issuedWith } from './settlementRules.ts';
import { SEES_MONEY, all, quoted, validate, type Rules } from './ruleExpressions.ts';

/** The counter of a field whose numbers are issued; null for any other field. */
export const counterOf = ({ input }: Field<unknown>): string | null =>
  input.type === 'issued' ? `counters/${input.counter}` : null;

/**
 * The rules of a number that is issued. It is written once, over nothing, and in the same write as its counter, which it
 * follows. `mayEdit`: the condition for a write to any other field.
 */
export function issuedFieldRules(entity: Entity, counter: string, mayEdit: string): Rules {
  const { path, issue } = entity;
  const root = `newData${'.parent()'.repeat(path.split('/').length + 2)}`;
  const next = `${root}.child(${quoted(counter)})`;
  return {
    '.write': all(mayEdit, '!data.exists()'),
    ...validate(
      all(
        'data.parent().exists()',
        'newData.isNumber()',
        `newData.val() === ${lastNumber(`root.child(${quoted(counter)})`)} + 1`,
        `newData.val() === ${next}.child('last').val()`,
        `${next}.child('record').val() === $id`,
        ...(issue === undefined ? [] : isIssuable(issue)),
        ...issuedWith(path),
        // What has no date counts on the day on which it was created.
        ...isDatedOpen(entity, 'newData.parent()', { needsDate: true }),
      ),
    ),
  };
}

/** The record that the write leaves is no draft, not about nothing, and says what it has to. */
const isIssuable = ({ notWhile = {}, amount, filled }: Issue): readonly string[] => [
  ...Object.entries(notWhile).map(([name, text]) => `${valueOf(name)} !== ${quoted(text)}`),
  `${valueOf(amount)} > 0`,
  ...filled.map((name) => `${valueOf(name)}.matches(/\\S/)`),
];

const valueOf = (name: string): string => `newData.parent().child(${quoted(name)}).val()`;

/**
 * The rules of a counter: the last number that was issued and the record that has it. It only ever counts one further, together
 * with a record that had no number before and has this one afterwards. So no number is skipped, given twice or taken back.
 */
export function counterRules({ path }: Entity, field: string): Rules {
  const record = "newData.child('record').val()";
  const number = (root: string): string =>
    `${root}.child(${quoted(path)}).child(${record}).child(${quoted(field)})`;
  return {
    '.read': SEES_MONEY,
    // Access is asked for by the rules of the record's number, which the same write stores.
    '.write': all(
      `newData.child('last').val() === ${lastNumber('data')} + 1`,
      "newData.child('record').isString()",
      `!${number('root')}.exists()`,
      `${number('newData.parent().parent()')}.val() === newData.child('last').val()`,
    ),
    ...validate(),
    last: validate('newData.isNumber()'),
    record: validate('newData.isString()'),
    $other: { '.validate': false },
  };
}

/** The last number of a counter before the write; 0 where none has been issued. */
const lastNumber = (counter: string): string =>
  `(${counter}.exists() ? ${counter}.child('last').val() : 0)`;
