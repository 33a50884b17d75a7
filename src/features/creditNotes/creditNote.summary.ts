import { dated } from '../../lib/dates.ts';
import { defineSummary } from '../../records/page/SummaryList.tsx';
import { creditNote } from './creditNote.entity.ts';

export default defineSummary(creditNote, ({ invoiceNumber, date }) => [
  invoiceNumber,
  dated('Issued', date),
]);
