import { COMPANY_CHANGE_PATH, COMPANY_PATH } from '../../domain/documents/company.ts';
import { HISTORY_PATH, type Change } from '../../domain/history.ts';
import { signaturePath } from '../../domain/accounts/signature.ts';
import type { Signature } from '../storedValues.ts';

/** The values by path that store details of the company, as they were and shall be, with their signed entry of the history. */
export const companyValues = (
  key: string,
  changes: Readonly<Record<string, Change>>,
  signed: Signature,
  uid: string,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(changes).map(([name, { to }]) => [`${COMPANY_PATH}/${name}`, to]),
  ),
  [COMPANY_CHANGE_PATH]: key,
  [`${HISTORY_PATH}/${key}`]: { ...signed, record: COMPANY_PATH, changes },
  [signaturePath(key)]: uid,
});
