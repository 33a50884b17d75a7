import { STATEMENT_PAGE, withQuery } from './addresses.ts';

/** The address of a customer's statement of account, with further parameters such as an invoice to remind of. */
export const statementAddress = (
  name: string,
  params: Readonly<Record<string, string>> = {},
): string => withQuery(`/dashboard/${STATEMENT_PAGE}`, { name: name.trim(), ...params });
