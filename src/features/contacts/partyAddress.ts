import { pageAddress, withQuery } from '../../records/page/address/addresses.ts';

const PAGES: Readonly<Record<string, string>> = {
  customers: 'sales/customer',
  suppliers: 'suppliers/supplier',
};

/** The address of the page of a customer or supplier, with further parameters such as the open record. */
export const partyAddress = (
  of: string,
  name: string,
  params: Readonly<Record<string, string>> = {},
): string => withQuery(pageAddress(PAGES[of] ?? ''), { name: name.trim(), ...params });
