import { dated } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { invoice } from './invoice.entity.ts';
import { daysLate, openNote } from './receivables.ts';

export default defineListItem(invoice, (record, day) => {
  const days = daysLate(record, day);
  return [
    days > 0 ? `${countText(days, 'day')} late` : '',
    openNote(record),
    dated('Due', record.due),
    dated('Issued', record.date),
  ];
});
