import { select } from '../../records/model/field.ts';

/** The codes of the emirates by name. Dubai is first, where most customers are. */
export const EMIRATES = {
  Dubai: 'DXB',
  'Abu Dhabi': 'AUH',
  Sharjah: 'SHJ',
  Ajman: 'AJM',
  'Ras Al Khaimah': 'RAK',
  Fujairah: 'FUJ',
  'Umm Al Quwain': 'UAQ',
} as const;

export type Emirate = keyof typeof EMIRATES;

const NOT_STATED = 'Not stated';

/** The emirate of an address. */
export const emirate = () =>
  select('Emirate', [NOT_STATED, ...(Object.keys(EMIRATES) as Emirate[])], NOT_STATED);
