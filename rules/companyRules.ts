import {
  COMPANY_CHANGE_PATH,
  COMPANY_FIELD_NAMES,
  MAX_DETAIL_LENGTH,
  company,
} from '../src/features/documents/company.ts';
import { HISTORY_PATH } from '../src/model/history.ts';
import {
  HAS_ACCESS,
  all,
  oneOf,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

const HISTORY = `root.child(${quoted(HISTORY_PATH)})`;

/**
 * The rules of the company's details, which are written one by one: each only with a new entry of the history that tells what
 * it was and is, and whose key the same write leaves beside the details, since rules cannot look for it.
 */
export function companyRules(): Rules {
  const root = `newData${'.parent()'.repeat(3)}`;
  const key = `${root}.child(${quoted(COMPANY_CHANGE_PATH)}).val()`;
  const entry = `${root}.child(${quoted(HISTORY_PATH)}).child(${key})`;
  return {
    '.read': HAS_ACCESS,
    $detail: {
      // Access is asked for by the rules of the entry.
      '.write': all(
        'newData.exists()',
        `!${HISTORY}.child(${key}).exists()`,
        `${entry}.child('record').val() === ${quoted(company.path)}`,
        `${entry}.child('changes').child($detail).child('to').val() === newData.val()`,
      ),
      ...validate(
        all(textUpTo(MAX_DETAIL_LENGTH), `$detail.matches(/^${oneOf(COMPANY_FIELD_NAMES)}$/)`),
      ),
    },
  };
}

/** The rules of the key of the last change of the company's details. */
export const companyChangeRules = (): Rules => ({
  '.write': all(
    'newData.isString()',
    `!${HISTORY}.child(newData.val()).exists()`,
    `newData.parent().parent().child(${quoted(HISTORY_PATH)}).child(newData.val()).child('record').val() === ${quoted(company.path)}`,
  ),
  ...validate('true'),
});

/** Whether an entry of the history, as the new value, is about the company's details. */
export const IS_ABOUT_COMPANY = `(newData.child('record').val() === ${quoted(company.path)} && newData.parent().parent().child(${quoted(COMPANY_CHANGE_PATH)}).val() === $id)`;
