import { STAGE_COLORS, type Deal } from './deal.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import type { Columns } from '../../ui/table/column.ts';

/** What the search of the board looks in. */
export const DEAL_COLUMNS: Columns<Deal> = [
  { heading: 'Title', value: ({ title }) => title, searchable: true },
  { heading: 'Customer', value: ({ customer }) => customer, searchable: true },
  {
    heading: 'Value',
    value: ({ value }) => value,
    text: ({ value }) => dollarsAndCents(value),
    searchable: true,
  },
  { heading: 'Stage', value: ({ stage }) => stage, statuses: STAGE_COLORS },
];
