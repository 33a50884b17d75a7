import { dated } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { invoice, type Invoice } from './invoice.entity.ts';
import { daysLate, openNote } from './receivables.ts';

/** The share of a deal that it asks for, as its first line begins: "40 % on order". */
const shareOf = ({ lines }: Invoice): string => /^\d[\d.]* %[^:\t\n]*(?=: )/.exec(lines)?.[0] ?? '';

export default defineListItem(invoice, (record, day) => {
  const days = daysLate(record, day);
  return [
    shareOf(record),
    days > 0 ? `${countText(days, 'day')} late` : '',
    openNote(record),
    dated(invoice.fields.due.label, record.due),
    dated('Dated', record.date),
  ];
});
