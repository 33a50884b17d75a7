import type { Names } from '../../domain/input.ts';
import { PARTY_PAGES } from './addresses.ts';

/** The address of the page of a customer or supplier, with further parameters such as the open record. */
export const partyAddress = (
  of: Names['of'],
  name: string,
  params: Readonly<Record<string, string>> = {},
): string =>
  `/dashboard/${PARTY_PAGES[of]}?${new URLSearchParams({ name: name.trim(), ...params }).toString()}`;
