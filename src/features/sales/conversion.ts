import { pageOf, withQuery } from '../../page/address/addresses.ts';
import { lead, type Lead } from './lead.entity.ts';

/** The parameter of the address that says which lead is being converted. */
export const CONVERT = 'convert';

/** The address that asks what a lead becomes. */
export const conversionAddress = (id: string): string => withQuery(pageOf(lead), { [CONVERT]: id });

/** Whether a lead can become a deal: once, and not while it is unqualified or of nobody. */
export const isConvertible = ({ company, status, deal }: Lead): boolean =>
  deal === '' && status !== 'Unqualified' && company.trim() !== '';
