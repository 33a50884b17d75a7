import { wholeSum } from '../../lib/sum.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortedNames } from '../../lib/nameKey.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Entity, Fields } from '../../records/model/entity.ts';
import { inCurrency, cents } from '../../lib/exact.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { PageHeader, Loaded } from '../../records/page/PageHeader.tsx';
import { PeriodChoice, usePeriod } from '../figures/PeriodChoice.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useKeptRecords } from '../../records/store/read/useRecordsBy.ts';
import { useRecords, type Records, useSingle } from '../../records/store/read/useRecords.ts';
import { useNamed, useRecordsNaming } from '../../records/store/read/useRecordsNaming.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { BankChangeNotice } from '../documents/BankChangeNotice.tsx';
import { company, type Company } from '../documents/company.ts';
import { customerAsParty } from '../documents/pricedDocument.ts';
import { Paper } from '../documents/Paper.tsx';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { isBooked, nextReminder, owed } from '../finance/receivables.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { payment } from '../payments/payment.entity.ts';
import { customer, type Customer } from '../sales/customer.entity.ts';
import { statementOf, type Ledger, type Statement } from './statement.ts';
import { statementDocument } from './statementDocument.ts';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { daysBetween } from '../../lib/calendar.ts';
import type { Message } from '../../lib/messageLinks.ts';
import { ExportButton, PrintButton, SendLinks, SentOffer } from '../documents/paperTools.tsx';
import { Select } from '../../ui/controls.tsx';

/** The statement of account of the customer whose name is in the address, and a text that reminds them of what is open. */
export default function StatementPage() {
  const [params] = useSearchParams();
  const asked = params.get('name')?.trim() ?? '';
  const today = useToday();
  const named = usePeriod('year');
  // A statement says how things stand: of a period that is not over, until today.
  const period = { ...named, to: named.name !== null && named.to > today ? today : named.to };
  const { from, to } = period;
  const party = useNamed(customer, asked);
  const invoices = useRecordsNaming(invoice, 'customer', party.keys, { withArchived: 'counted' });
  const own = invoices.records;
  const payments = useSettling(payment, invoices);
  const creditNotes = useSettling(creditNote, invoices);
  const details = useSingle(company);
  const kept = party.record;
  const ledger: Ledger = useMemo(
    () => ({ invoices: own, payments: payments.records, creditNotes: creditNotes.records }),
    [own, payments, creditNotes],
  );
  const statement = useMemo(() => statementOf(ledger, { from, to }), [ledger, from, to]);
  const name = kept?.name.trim() || own.at(-1)?.customer.trim() || asked;
  const sources = [party, invoices, payments, creditNotes, details];
  const areAll = sources.every(({ status }) => isComplete(status));
  const document = statementDocument(statement, details.value, name, kept);

  useEffect(() => {
    window.document.title = `Statement of Account ${name}`.trim();
  }, [name]);

  return (
    <>
      <PageHeader
        title={asked === '' ? 'Statement of account' : `Statement of account: ${name}`}
        parts={<PeriodChoice period={period} />}
      >
        {asked !== '' && areAll && (
          <>
            <ButtonLink to={partyAddress('customers', name)}>
              <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              Customer
            </ButtonLink>
            <ExportButton command="Export statement" document={document} period={period} />
            <PrintButton />
          </>
        )}
      </PageHeader>
      {asked === '' ? (
        <CustomerChoice />
      ) : (
        <Loaded sources={sources} what="The statement appears">
          <BankChangeNotice />
          <Remarks statement={statement} today={today} />
          <Reminder
            key={params.get('invoice')}
            open={remindable(own, today)}
            only={params.get('invoice')}
            isWanted={params.get('part') === REMINDER}
            name={name}
            kept={kept}
            details={details.value}
          />
          <div className="document-desk">
            <Paper document={document} />
          </div>
        </Loaded>
      )}
    </>
  );
}

/** The part of the page with the reminder, as addresses name it. */
export const REMINDER = 'reminder';

/** What was recorded of invoices: of those that say so, as the rules require with each payment and credit note. */
function useSettling<F extends Fields>(
  entity: Entity<F>,
  { status, records }: Records<typeof invoice>,
): Records<Entity<F>> {
  const settled = records.filter(
    ({ paid, credited, settledBy }) => paid !== 0 || credited !== 0 || settledBy !== '',
  );
  const ids = settled.map(({ id }) => id).join(' ');
  const ranges = useMemo(() => ids.split(' ').map((value) => ({ child: 'invoice', value })), [ids]);
  const isWanted = ids !== '';
  const found = useKeptRecords(entity, ranges, { isWanted });
  return isWanted ? found : { status, records: [] };
}

function CustomerChoice() {
  const { write } = useAddress();
  const customers = useRecords(customer).records;
  const invoices = useRecords(invoice, { withArchived: 'counted' }).records;
  const names = [...customers.map((one) => one.name), ...invoices.map((one) => one.customer)];
  return (
    <label className="flex flex-wrap items-center gap-3 px-4 text-sm sm:px-6">
      Customer
      <Select
        value=""
        blank="Choose…"
        options={sortedNames(names)}
        onChoice={(name) => write({ name }, 'push')}
      />
    </label>
  );
}

type RemarksProps = { readonly statement: Statement; readonly today: string };

/** What the paper does not say: what is dated later, why an entry has no day, or no invoice. On screen only. */
function Remarks({ statement: { closing, later, lines, to }, today }: RemarksProps) {
  const isMarked = lines.some(({ kind }) => kind === 'marked paid');
  const drafts = [
    ...new Set(lines.flatMap(({ invoice: one }) => (isBooked(one) ? [] : [one.idNum]))),
  ];
  return (
    <div className="grid gap-1 px-4 pb-3 text-sm text-pretty text-muted empty:hidden sm:px-6 print:hidden">
      {later !== 0n && (
        <p>
          {inCurrency(later)} is dated after this {to < today ? 'period' : 'day'}: the open balance
          is {inCurrency(closing + later)} with it.
        </p>
      )}
      {isMarked && (
        <p>
          “Settled, day not recorded”: somebody set the invoice to Paid without recording what was
          paid.
        </p>
      )}
      {drafts.length > 0 && (
        <p>
          Only what is paid of {drafts.join(', ')} counts, as paid in advance: a draft is not owed
          until it is sent.
        </p>
      )}
    </div>
  );
}

type ReminderProps = {
  readonly open: readonly OpenInvoice[];
  /** The id of the only invoice to remind of; null for all. */
  readonly only: string | null;
  readonly isWanted: boolean;
  readonly name: string;
  readonly kept: Customer | null;
  readonly details: Company;
};

function Reminder({ open, only, isWanted, name, kept, details }: ReminderProps) {
  const late = open.filter(({ days }) => days > 0);
  const options: readonly (readonly [scope: string, label: string])[] = [
    ...open.flatMap(({ record: { id, idNum } }) =>
      id === only ? [[id, `Only ${idNum}`] as const] : [],
    ),
    ...(late.length > 0 && late.length < open.length ? [['late', 'What is late'] as const] : []),
    ['all', 'All that is open'],
  ];
  const [scope, setScope] = useState(options[0]?.[0] ?? 'all');
  const chosen = scope === 'late' ? late : open.filter(({ record: { id } }) => id === scope);
  const named = chosen.length > 0 ? chosen : open;
  const change = useChangeRecords(invoice);
  const today = useToday();
  const [isPassedOn, setPassedOn] = useState(false);
  if (open.length === 0) return null;
  const due = named.filter(({ record }) => nextReminder(record, today) !== null);
  const stage = due[0] && nextReminder(due[0].record, today)?.stage;
  const message = writeReminder(named, name, details, stage);

  function markReminded(): void {
    setPassedOn(false);
    void change(
      due.map(({ record }) => record),
      (record) => ({ [nextReminder(record, today)?.field ?? '']: today }),
      `${countText(due.length, 'invoice')} marked as reminded`,
    );
  }

  return (
    <details open={isWanted} className="border-t border-line print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-4 text-sm font-semibold sm:px-6">
        Send a payment reminder
      </summary>
      <div className="max-w-3xl px-4 pb-5 text-sm sm:px-6">
        {options.length > 1 && (
          <Select
            aria-label="Remind of"
            value={scope}
            options={options}
            onChoice={setScope}
            className="mb-1"
          />
        )}
        <p className="mt-1 rounded-md border border-line bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap tabular-nums">
          {message.body}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <SendLinks
            of="customers"
            to={customerAsParty(name, kept)}
            message={message}
            onOpen={() => setPassedOn(true)}
          />
        </div>
        {isPassedOn && due.length > 0 && (
          <SentOffer label="Mark Reminded" onSent={markReminded} className="mt-3" />
        )}
      </div>
    </details>
  );
}

/** An invoice of which something is open, in cents, and for how many days it has been due. */
type OpenInvoice = {
  readonly record: Invoice;
  readonly open: bigint;
  readonly days: number;
};

/** What a customer can be reminded of, oldest first: whatever is recorded counts as paid, such as a cheque of a later date. */
const remindable = (invoices: readonly Invoice[], today: string): readonly OpenInvoice[] =>
  invoices
    .map((record) => ({
      record,
      open: owed(record),
      days: Math.max(0, daysBetween(record.due, today) ?? 0),
    }))
    .filter(({ record, open }) => open > 0n && issueDay(record) <= today)
    .toSorted((a, b) => issueDay(a.record).localeCompare(issueDay(b.record)));

const issueDay = ({ date, creationDate }: Invoice): string => date || creationDate;

function writeReminder(
  open: readonly OpenInvoice[],
  name: string,
  { name: ownName, bank }: Company,
  stage = 'First',
): Message {
  const sender = ownName.trim();
  const total = wholeSum(open, (one) => one.open);
  const paragraphs = [
    `${name.trim() ? `Dear ${name.trim()}` : 'Hello'},\nThe following invoices are still open:`,
    open.map(reminderLine).join('\n'),
    `Total: ${inCurrency(total)}`,
    ...(bank.trim() ? [`Bank details:\n${bank.trim()}`] : []),
    'If you have paid meanwhile, please disregard this message.',
    ...(sender ? [`Kind regards,\n${sender}`] : []),
  ];
  return {
    subject: `${stage === 'First' ? 'Open invoices' : `${stage} reminder`}: ${inCurrency(total)}${sender && ` to ${sender}`}`,
    body: paragraphs.join('\n\n'),
  };
}

function reminderLine({ record: { idNum, amount, due: dueDay }, open, days }: OpenInvoice): string {
  const due = dueDay === '' ? '' : `, due ${formatDate(dueDay)}`;
  const late = days > 0 ? ` (${countText(days, 'day')} late)` : '';
  const whole = cents(amount);
  const part = open === whole ? '' : ` of ${inCurrency(whole)}`;
  return `${idNum}${due}${late}: ${inCurrency(open)}${part}`;
}
