import { COMPANY_FIELD_NAMES, MAX_DETAIL_LENGTH } from '../src/domain/documents/company.ts';
import { HAS_ACCESS, all, textUpTo, validate, type Rules } from './ruleExpressions.ts';

/** The rules of the company's details, which are written one by one. */
export function companyRules(): Rules {
  const detail = {
    '.write': all(HAS_ACCESS, 'newData.exists()'),
    ...validate(textUpTo(MAX_DETAIL_LENGTH)),
  };
  return {
    '.read': HAS_ACCESS,
    ...Object.fromEntries(COMPANY_FIELD_NAMES.map((name) => [name, detail])),
    $other: { '.validate': false },
  };
}
