import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Texts } from '../../records/model/draft.ts';
import { createTitle, type Entity, type RecordOf } from '../../records/model/entity.ts';
import type { Names } from '../../records/model/input.ts';
import { nameFieldOf, nameIn } from '../../records/model/recordsNaming.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { filteredAddress } from '../../records/page/address/listAddresses.ts';
import {
  createParams,
  RECORD,
  recordName,
  partyAddress,
} from '../../records/page/address/addresses.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { useToday } from '../../records/page/useToday.ts';
import type { NextStep } from '../nextSteps/nextSteps.ts';
import type { PartyRecords } from './usePartyList.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import type { Unsaved } from '../../lib/unsaved.ts';
import { Badge, UnsavedBadge } from '../../ui/Badge.tsx';
import { useGlow } from '../../ui/useGlow.ts';
import { STAGE_COLORS, type Deal } from '../sales/deal.entity.ts';
import { standing, STANDINGS, type CreditNote } from '../creditNotes/creditNote.entity.ts';
import { daysLate, openNote } from '../finance/receivables.ts';
import { INVOICE_COLORS, type Invoice } from '../finance/invoice.entity.ts';
import { daysLate as installationDaysLate, nextDue } from '../installations/due.ts';
import { lastVisitOf, type Installation } from '../installations/installation.entity.ts';
import { LEAD_COLORS, type Lead } from '../sales/lead.entity.ts';
import { money } from '../../lib/money.ts';
import { ORDER_COLORS, type PurchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { TICKET_COLORS, type Ticket } from '../service/ticket.entity.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { formatDate } from '../../lib/dates.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** How many records of a kind are listed. */
export const MAX_ROWS = 6;

type PartySectionProps<Row> = {
  readonly of: Names['of'];
  /** The customer or supplier, as in the address of the page. */
  readonly name: string;
  readonly title: string;
  readonly found: PartyRecords<Row>;
  readonly rowOf: RowOf<Row>;
  /** What the records add up to, above them. */
  readonly totals?: ReactNode;
  /** The forms that start with the name. Stable. */
  readonly steps?: readonly NextStep[];
};

/** The newest records of one kind, and a link to all of them; all, if no link could show them. */
export const PartySection = memo(function PartySection<Row extends RecordOf<Entity>>(
  props: PartySectionProps<Row>,
) {
  const { of, name, title, found, rowOf, totals, steps } = props;
  const { entity, status, rows, open } = found;
  const step = steps?.find((one) => one.entity.path === entity.path);
  const today = useToday();
  const count = rows.length.toLocaleString('en-US');
  // A list cannot be searched by a former name as well.
  const isFindable = rows.every(
    (row) => nameKey(nameIn(row, nameFieldOf(entity, of) ?? '')) === nameKey(name),
  );
  const shown = isFindable ? MAX_ROWS : rows.length;
  return (
    <Panel
      title={title}
      {...(isComplete(status) && { count: rows.length })}
      actions={
        shown < rows.length && (
          <TextLink
            to={filteredAddress(entity, { q: [name] })}
            className="text-[0.8125rem] font-semibold"
          >
            All {count} {title.toLowerCase()}
          </TextLink>
        )
      }
    >
      {rows.length > 0 && totals}
      {rows.length === 0 && (
        <ListPlaceholder
          status={status}
          label={title}
          empty={`No ${entity.noun.many} yet.`}
          whenEmpty={step && <CreatePart entity={entity} texts={step.texts} />}
        />
      )}
      <div className="beside-panel @container">
        <ul
          onPointerOver={showTitleIfTruncated}
          className="@xl:grid @xl:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto_auto]"
        >
          {rows.slice(0, shown).map((record) => (
            <PartyItem
              key={record.id}
              record={record}
              rowOf={rowOf}
              today={today}
              onOpen={open}
              to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}) as <Row extends RecordOf<Entity>>(props: PartySectionProps<Row>) => ReactNode;

type CreatePartProps = { readonly entity: Entity; readonly texts: Texts };

/** Opens the form of what a part of the page has none of. */
export function CreatePart({ entity, texts }: CreatePartProps) {
  const { write } = useAddress();
  return (
    <div className="px-4 pb-5 sm:px-6">
      <Button tall onClick={() => write(createParams(entity, texts), 'push')}>
        {createTitle(entity)}
      </Button>
    </div>
  );
}

type PartyItemProps<Row> = {
  readonly record: Row;
  readonly rowOf: RowOf<Row>;
  readonly today: string;
  /** The address that opens the record, in another tab too. */
  readonly to: string;
  /** Stable. */
  readonly onOpen: (record: Row) => void;
};

/** A record of a customer or supplier; opens beside the page. Memoized: it renders only when its record changes. */
const PartyItem = memo(function PartyItem<
  Row extends { readonly id: string; readonly unsaved?: Unsaved },
>(props: PartyItemProps<Row>) {
  const { record, rowOf, today, to, onOpen } = props;
  const { title, details, amount, status, colors } = rowOf(record, today);
  const item = useRef<HTMLLIElement>(null);
  useGlow(item, record);
  return (
    <li ref={item} className="border-t border-line @xl:col-span-4 @xl:grid @xl:grid-cols-subgrid">
      <Link
        to={to}
        data-opens-record={record.id}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          // Of records with the same id, this one.
          event.preventDefault();
          onOpen(record);
        }}
        className="group grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 text-[0.8125rem] outline-offset-[-2px] hover:bg-sunken sm:px-6 @xl:col-span-4 @xl:grid-cols-subgrid @xl:py-1 pointer-coarse:min-h-11"
      >
        <span className="flex min-w-0 items-center gap-2 font-semibold text-ink group-hover:underline">
          <bdi className="truncate">{orUntitled(title)}</bdi>
          {record.unsaved && <UnsavedBadge unsaved={record.unsaved} />}
        </span>{' '}
        <span className="col-start-1 row-start-2 truncate text-muted max-@xl:text-xs @xl:col-start-2 @xl:row-start-1">
          {details
            .filter((part) => part.trim() !== '')
            .map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
        </span>{' '}
        <span className="col-start-2 row-start-1 text-end font-semibold whitespace-nowrap text-ink tabular-nums @xl:col-start-3">
          {amount}
        </span>{' '}
        <span
          className={`col-start-2 min-w-0 justify-self-end @xl:col-start-4 @xl:row-span-1 @xl:row-start-1 @xl:justify-self-start ${amount === undefined ? 'row-span-2 row-start-1' : 'row-start-2'}`}
        >
          <Badge colors={colors} status={status} />
        </span>
      </Link>
    </li>
  );
}) as <Row extends { readonly id: string; readonly unsaved?: Unsaved }>(
  props: PartyItemProps<Row>,
) => React.ReactNode;

/** What a row of a customer's or supplier's page says of a record. */
type PartyRow = {
  readonly title: string;
  /** The most telling part first, since the end may be cut. */
  readonly details: readonly string[];
  readonly amount?: string;
  readonly status: string;
  readonly colors: BadgeColors;
};

/** How a record is shown on a day, YYYY-MM-DD. */
type RowOf<Row> = (record: Row, today: string) => PartyRow;

export const invoiceRow: RowOf<Invoice> = (record, today) => {
  const { idNum, date, due, amount, status } = record;
  const days = daysLate(record, today);
  const late = `${countText(days, 'day')} late`;
  return {
    title: idNum,
    details: [
      ...(days > 0 ? [late] : []),
      openNote(record),
      dated('Due', due),
      dated('Issued', date),
    ],
    amount: money(amount),
    status,
    colors: INVOICE_COLORS,
  };
};

export const creditNoteRow: RowOf<CreditNote> = (record) => ({
  title: record.idNum,
  details: [record.invoiceNumber, dated('Issued', record.date)],
  amount: money(record.amount),
  status: standing(record),
  colors: STANDINGS,
});

export const dealRow: RowOf<Deal> = ({ title, value, stage, since, creationDate }) => ({
  title,
  details: [dated(`${stage} since`, since ?? ''), dated('Created', creationDate)],
  amount: money(value),
  status: stage,
  colors: STAGE_COLORS,
});

export const ticketRow: RowOf<Ticket> = ({ ticketId, issue, assigned, status }) => ({
  title: `#${ticketId}`,
  details: [issue, assigned],
  status,
  colors: TICKET_COLORS,
});

export const installationRow: RowOf<Installation> = (record, today) => {
  const days = installationDaysLate(record, today);
  return {
    title: record.name,
    details: [
      ...(days > 0 ? [`Visit ${countText(days, 'day')} late`] : []),
      dated('Next visit', nextDue(record) ?? ''),
      dated('Last visit', lastVisitOf(record)?.date ?? ''),
    ],
    status: record.kind,
    // A kind says nothing of how it stands.
    colors: {},
  };
};

export const leadRow: RowOf<Lead> = ({ contact, company, source, creationDate, status }) => ({
  title: contact.trim() === '' ? company : contact,
  details: [source, dated('Created', creationDate)],
  status,
  colors: LEAD_COLORS,
});

export const orderRow: RowOf<PurchaseOrder> = ({ poId, date, amount, status }) => ({
  title: poId,
  details: [dated('Ordered', date)],
  amount: money(amount),
  status,
  colors: ORDER_COLORS,
});

/** A date with what happened then; blank if there is none. */
const dated = (what: string, date: string): string =>
  date.trim() === '' ? '' : `${what} ${formatDate(date)}`;
