import { dated } from '../../lib/dates.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { creditNote } from './creditNote.entity.ts';

export default defineListItem(creditNote, ({ invoiceNumber, date }) => [
  invoiceNumber,
  dated('Dated', date),
]);
