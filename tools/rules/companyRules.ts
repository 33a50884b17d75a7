import {
  COMPANY_CHANGE,
  COMPANY_CHANGE_PATH,
  COMPANY_FIELD_NAMES,
  CONFIG,
  MAX_DETAIL_LENGTH,
  MAX_LOGO_BYTES,
  company,
} from '../../src/features/documents/company.ts';
import { SHARED_DETAILS } from '../../src/features/accounts/moneyPaths.ts';
import { isPicture } from './photoRules.ts';
import { HISTORY_PATH } from '../../src/records/model/history.ts';
import { lengthOfPicture } from '../../src/lib/picture.ts';
import {
  HAS_ACCESS,
  SEES_MONEY,
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
  return {
    '.read': SEES_MONEY,
    $detail: {
      '.read': all(HAS_ACCESS, `$detail.matches(/^${oneOf(SHARED_DETAILS)}$/)`),
      '.write': isToldOf(company.path, '$detail'),
      ...validate(
        `$detail === 'logo' ? newData.val() === '' || ${isPicture(lengthOfPicture(MAX_LOGO_BYTES))} : ${all(
          textUpTo(MAX_DETAIL_LENGTH),
          `$detail.matches(/^${oneOf(COMPANY_FIELD_NAMES)}$/)`,
        )}`,
      ),
    },
  };
}

/**
 * Whether a new entry of the history tells of the new value. The rules of that entry ask for access, and whether what it tells of its
 * record is true: no name is one of a detail and of a setting.
 */
export function isToldOf(record: string, name: string): string {
  const up = '.parent()'.repeat(record.split('/').length);
  const key = `${up}.child(${quoted(COMPANY_CHANGE)}).val()`;
  return all(
    'newData.exists()',
    // The rules of the key ask for an entry that is new.
    `newData${key} !== data${key}`,
    `newData${up}.parent().child('${HISTORY_PATH}/' + newData${key} + '/changes/' + ${name} + '/to').val() === newData.val()`,
  );
}

/** Whether an entry is about the company's details or the closed months. */
const OF_COMPANY = `child('record').val().matches(/^${oneOf([CONFIG, company.path])}$/)`;

/** The rules of the key of the last change of the company's details or closed months. */
export const companyChangeRules = (): Rules => ({
  '.write': all(
    'newData.isString()',
    `!${HISTORY}.child(newData.val()).exists()`,
    `newData.parent().parent().child(${quoted(HISTORY_PATH)}).child(newData.val()).${OF_COMPANY}`,
  ),
  ...validate(),
});

/** Whether an entry of the history, as the new value, is about the company. */
export const IS_ABOUT_COMPANY = `(newData.${OF_COMPANY} && newData.parent().parent().child(${quoted(COMPANY_CHANGE_PATH)}).val() === $id)`;
