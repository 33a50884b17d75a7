import type { Names } from '../../model/input.ts';
import { PARTY_PAGES, withQuery } from './addresses.ts';

/** The address of the page of a customer or supplier, with further parameters such as the open record. */
export const partyAddress = (
  of: Names['of'],
  name: string,
  params: Readonly<Record<string, string>> = {},
): string => withQuery(`/dashboard/${PARTY_PAGES[of]}`, { name: name.trim(), ...params });
