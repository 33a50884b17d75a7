import { dated } from '../../lib/dates.ts';
import { defineSummary } from '../../records/model/entity.ts';
import { creditNote } from './creditNote.entity.ts';

export default defineSummary(creditNote, ({ invoiceNumber, date }) => [
  invoiceNumber,
  dated('Issued', date),
]);
