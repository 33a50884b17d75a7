import { STAGE_COLORS, type Deal } from '../sales/deal.entity.ts';
import { daysLate } from '../finance/receivables.ts';
import { INVOICE_COLORS, type Invoice } from '../finance/invoice.entity.ts';
import { LEAD_COLORS, type Lead } from '../sales/lead.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { ORDER_COLORS, type PurchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { TICKET_COLORS, type Ticket } from '../service/ticket.entity.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';

/** What a row of a customer's or supplier's page says of a record. */
export type PartyRow = {
  readonly title: string;
  /** The most telling part first, since the end may be cut. */
  readonly details: readonly string[];
  readonly amount?: string;
  readonly status: string;
  readonly colors: BadgeColors;
};

/** How a record is shown on a day, YYYY-MM-DD. */
export type RowOf<Row> = (record: Row, today: string) => PartyRow;

export const invoiceRow: RowOf<Invoice> = (record, today) => {
  const { idNum, date, due, amount, status } = record;
  const days = daysLate(record, today);
  const late = `${countText(days, 'day')} late`;
  return {
    title: idNum,
    details: [...(days > 0 ? [late] : []), dated('Due', due), dated('Issued', date)],
    amount: dollarsAndCents(amount),
    status,
    colors: INVOICE_COLORS,
  };
};

export const dealRow: RowOf<Deal> = ({ title, value, stage, since, creationDate }) => ({
  title,
  details: [dated(`${stage} since`, since ?? ''), dated('Created', creationDate)],
  amount: dollarsAndCents(value),
  status: stage,
  colors: STAGE_COLORS,
});

export const ticketRow: RowOf<Ticket> = ({ ticketId, issue, assigned, status }) => ({
  title: `#${ticketId}`,
  details: [issue, assigned],
  status,
  colors: TICKET_COLORS,
});

export const leadRow: RowOf<Lead> = ({ contact, company, source, creationDate, status }) => ({
  title: contact.trim() === '' ? company : contact,
  details: [source, dated('Created', creationDate)],
  status,
  colors: LEAD_COLORS,
});

export const orderRow: RowOf<PurchaseOrder> = ({ poId, date, amount, status }) => ({
  title: poId,
  details: [dated('Ordered', date)],
  amount: dollarsAndCents(amount),
  status,
  colors: ORDER_COLORS,
});

/** A date with what happened then; blank if there is none. */
const dated = (what: string, date: string): string =>
  date.trim() === '' ? '' : `${what} ${formatDate(date)}`;
