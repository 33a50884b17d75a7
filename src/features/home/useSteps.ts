import type { Matter } from './attention.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { ticket } from '../service/ticket.entity.ts';
import { countText } from '../../lib/plural.ts';
import { useChangeRecords, type ChangeRecords } from '../../store/write/saveChange.ts';

/** What a person does about a matter; `run` takes the step here, without it the row leads to where it is taken. */
export type Step = { readonly label: string; readonly run?: () => Promise<void> };

/** A function that tells the step that settles a matter. */
export function useSteps(): (matter: Matter) => Step {
  const changeInvoices = useChangeRecords(invoice);
  const changeTickets = useChangeRecords(ticket);
  return (matter) => stepOf(matter, changeInvoices, changeTickets);
}

function stepOf(
  matter: Matter,
  changeInvoices: ChangeRecords<typeof invoice.fields>,
  changeTickets: ChangeRecords<typeof ticket.fields>,
): Step {
  switch (matter.kind) {
    case 'Past due': {
      const invoices = matter.records.map(({ record }) => record);
      const [first] = matter.records;
      const subject =
        invoices.length === 1 ? first.record.idNum : countText(invoices.length, invoice.noun);
      return {
        label: 'Mark Overdue',
        run: () => changeInvoices(invoices, { status: 'Overdue' }, `${subject} marked Overdue`),
      };
    }
    case 'Ticket': {
      const [{ record }] = matter.records;
      if (record.status !== 'New') return { label: 'Assign' };
      return {
        label: 'Start',
        run: () =>
          changeTickets([record], { status: 'In Progress' }, `#${record.ticketId} is In Progress`),
      };
    }
    case 'Enquiry':
    case 'Low stock':
      return { label: 'Review' };
    default:
      return { label: 'Open' };
  }
}
