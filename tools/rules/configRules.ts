import { MAX_ASSIGNEES, MAX_ASSIGNEE_LENGTH } from '../../src/features/service/assigneeList.ts';
import {
  HAS_ACCESS,
  SEES_MONEY,
  all,
  matches,
  oneOf,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/**
 * The rules of the list of assignees. It is written as a whole over the version before, so that a colleague's change is never
 * lost. Its indexes limit its length, since rules cannot count.
 */
export function assigneesRules(): Rules {
  const isNext =
    "newData.child('version').val() === (data.child('version').isNumber() ? data.child('version').val() : 0) + 1";
  return {
    '.read': HAS_ACCESS,
    '.write': all(HAS_ACCESS, "newData.child('names').hasChildren()", isNext),
    ...validate(),
    version: validate('newData.isNumber()'),
    names: {
      ...validate(),
      $index: validate(
        all(
          `$index.matches(/^(${indexesBelow(MAX_ASSIGNEES)})$/)`,
          'newData.isString()',
          `newData.val().length <= ${MAX_ASSIGNEE_LENGTH}`,
          'newData.val().matches(/\\S/)',
        ),
      ),
    },
    $other: { '.validate': false },
  };
}

/** The rules of a choice of the whole company, which anybody with access makes. */
export const choiceRules = (options: readonly string[]): Rules => ({
  '.read': HAS_ACCESS,
  '.write': SEES_MONEY,
  ...validate(matches(oneOf(options))),
});

/** A pattern for the whole numbers from 0 up to `count`, a multiple of 100 from 200 to 1,000. */
const indexesBelow = (count: number): string => `[0-9]|[1-9][0-9]|[1-${count / 100 - 1}][0-9][0-9]`;
