import type { TextsOf } from '../../records/model/draft.ts';
import { closedNote, closedUntil } from '../closing/closedMonth.ts';
import { useStore } from '../../lib/createStore.ts';
import { shortMoney } from '../../lib/money.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useToday, useConnection } from '../../records/store/connection/useConnection.ts';
import { useNamed } from '../../records/store/read/useRecordsNaming.ts';
import { useSingle } from '../../records/store/read/useRecords.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { company } from '../documents/company.ts';
import { taxationOf } from '../documents/documentAmounts.ts';
import type { FillIn } from '../documents/printedDocument.ts';
import { customer, type Customer } from '../sales/customer.entity.ts';
import { missingDates } from './invoiceDates.tsx';
import { missingInInvoice, partyOf } from './invoiceDocument.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import { buyerToKeep, invoice, type Invoice } from './invoice.entity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { issueTaxNumber } from './issueTaxNumber.ts';
import { explain } from '../../records/store/write/save.ts';
import { Question } from '../../ui/Question.tsx';
import { useMoveFocus } from '../../ui/focus.ts';

/** What the number of an invoice or credit note is called, and what taking it does. */
type Issuing<Row> = {
  readonly entity: Pick<Entity, 'path' | 'noun'>;
  readonly record: Row & Pick<RecordOf<Entity>, 'unsaved'> & { readonly taxNumber: number | '' };
  /** What its number makes of it, such as "Tax invoice". */
  readonly title: string;
  /** What issuing means, beside that it takes the next number. */
  readonly meaning: string;
  readonly details?: ReactNode;
  /** Why no number can be taken of what is stored; null when one can. */
  readonly obstacle: string | null;
  issue(this: void, record: Row): Promise<unknown>;
};

/** The tax invoice number of an invoice, or a button that takes the next one. */
export function InvoiceTaxNumber({ record }: { readonly record: Invoice }) {
  const isWanted = record.taxNumber === '';
  const { status, record: found } = useNamed(customer, record.customer, { isWanted });
  const kept = found ?? undefined;
  const today = useToday();
  const dates = missingDates(record, kept, today);
  const isDraft = record.status === 'Draft';
  const sent: TextsOf<typeof invoice.fields> = isDraft ? { status: 'Sent' } : {};
  const due = dates.due === undefined ? '' : `due ${formatDate(dates.due)}`;
  const sets = [isDraft ? 'set to Sent' : '', due].filter(Boolean).join(', ');
  return (
    <IssueTaxNumber
      entity={invoice}
      record={record}
      title="Tax invoice"
      meaning={`${sets && `It is ${sets}. `}Neither the number nor the invoice can be changed afterwards, except its status.`}
      details={<Lacking record={record} kept={kept} />}
      obstacle={isComplete(status) ? obstacleToIssue(record) : 'Loading…'}
      issue={(row: Invoice) =>
        issueTaxNumber(invoice, row, {
          values: () =>
            Promise.resolve({
              ...buyerToKeep(row, kept),
              ...dates,
              ...sent,
            }),
        })
      }
    />
  );
}

type LackingProps = { readonly record: Invoice; readonly kept: Customer | undefined };

function Lacking({ record, kept }: LackingProps) {
  const details = useSingle(company);
  if (!isComplete(details.status)) return null;
  // The number and the dates are set as it is issued.
  const issued = { ...record, date: record.date || '-', taxNumber: 1 };
  const missing =
    missingInInvoice(issued, details.value, partyOf(record.customer, kept ?? null, null)) ?? [];
  const addresses: Readonly<Record<FillIn, string | null>> = {
    company: '/dashboard/company',
    record: null,
    party: kept
      ? recordAddress(customer, kept.id)
      : createAddress(customer, { name: record.customer }),
  };
  return (
    missing.length > 0 && (
      <div className="mt-2">
        It lacks what a tax invoice has to show:
        <ul className="list-disc ps-5">
          {missing.map(({ text, where }) => (
            <li key={text}>
              {addresses[where] === null ? text : <TextLink to={addresses[where]}>{text}</TextLink>}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** The number of what is issued with one, or a button that takes the next one. */
export function IssueTaxNumber<Row>(props: Issuing<Row>) {
  const { entity, record, title, meaning, details, issue } = props;
  const titleId = useId();
  const { isBusy: isIssuing, failure, run } = useAction((error) => explainFailure(error, entity));
  const isConnected = useConnection();
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const moveFocus = useMoveFocus();
  const { taxNumber } = record;
  const isIssued = taxNumber !== '' && !isIssuing;
  const areSomeClosed = useStore(closedUntil) !== '';
  const obstacle = isIssuing ? null : obstacleTo(props, { isConnected, areSomeClosed });
  const command = `Issue ${title.toLowerCase()}`;

  async function confirm(): Promise<void> {
    await run(async () => {
      await issue(record);
    });
    // It says what came of it.
    moveFocus(() => section.current);
    setAsking(false);
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border-t border-line px-4 py-4 text-[0.8125rem] outline-offset-[-2px] sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={titleId} className="text-sm font-semibold">
          {title}
        </h3>
        <p role="status" className="text-muted tabular-nums">
          {isIssued ? (
            <>
              Number <span className="font-semibold text-ink">{taxNumber}</span>
            </>
          ) : isIssuing ? (
            'Taking the next number…'
          ) : (
            'No number yet'
          )}
        </p>
        {!isIssued && !isAsking && obstacle === null && (
          <PanelActs>
            <Act label={command} isCommand onClick={() => setAsking(true)} />
          </PanelActs>
        )}
      </div>
      {!isIssued && obstacle !== null && <p className="mt-1 text-muted">{obstacle}</p>}
      {!isIssued && isAsking && obstacle === null && (
        <Question
          text={`Takes the next ${title.toLowerCase()} number. ${meaning}`}
          details={details}
          yes="Issue the number"
          busy={isIssuing && 'Issuing the number…'}
          onYes={() => void confirm()}
          onNo={() => {
            // It says what came of it.
            moveFocus(() => section.current);
            setAsking(false);
          }}
        />
      )}
      {!isIssued && failure !== '' && (
        <Alert kind="alert" className="mt-3">
          {failure}
        </Alert>
      )}
    </section>
  );
}

function obstacleTo<Row>(
  { entity, record, obstacle }: Issuing<Row>,
  {
    isConnected,
    areSomeClosed,
  }: { readonly isConnected: boolean; readonly areSomeClosed: boolean },
): string | null {
  if (!isConnected) return 'A number is taken from the server, so this needs a connection.';
  if (record.unsaved)
    return `A number can be taken once the changes of this ${entity.noun.one} are stored.`;
  const { date = '', supplyDate = '' } = record as { date?: string; supplyDate?: string };
  if (date === '' && areSomeClosed)
    return 'Enter its date first, which says in which month it counts: some months are closed.';
  const closed = closedNote(date) ?? closedNote(supplyDate);
  if (closed)
    return `${closed} No number is taken for that time, unless an administrator opens it.`;
  return obstacle;
}

const explainFailure = (error: unknown, { path, noun }: Pick<Entity, 'path' | 'noun'>): string =>
  explain(
    error,
    path,
    `If this ${noun.one} lacks a field that every ${noun.one} has, save it once, then try again.`,
  );

function obstacleToIssue(record: Invoice): string | null {
  const { percent, rate } = taxationOf(record);
  if (record.amount <= 0)
    return `An invoice of ${shortMoney(0)} or less takes no number: enter its amount first.`;
  if (record.customer.trim() === '') return 'Enter the customer first.';
  if (record.vatRate === 'Not stated') return 'Choose first how VAT applies to it.';
  return percent !== null && rate === null
    ? 'Enter the exchange rate first, at which its VAT is stated in dirhams.'
    : null;
}
