import { customer, statementAddress } from '../sales/customer.entity.ts';
import { deal, isWon, type Deal } from '../sales/deal.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import {
  conversionAddress,
  isConvertible,
  lead,
  leadName,
  type Lead,
} from '../sales/lead.entity.ts';
import { invoicedOf, sharesIn, type Share } from './dealShares.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { inCurrency } from '../../lib/exact.ts';
import {
  stepOfShare,
  installationStep,
  stepsOfCustomer,
  stepsOfDeal,
  stepsOfItem,
  stepsOfSupplier,
  type NextStep,
} from './nextSteps.ts';
import {
  installation,
  type Installation,
  installationAddress,
  visitFormAddress,
} from '../installations/installation.entity.ts';
import { visit, type Visit } from '../visits/visit.entity.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { supplier } from '../purchasing/supplier.entity.ts';
import { useRecord, useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useNamed } from '../../records/store/read/useRecordsNaming.ts';
import { TicketActs } from '../service/TicketActs.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { ticket } from '../service/ticket.entity.ts';
import { LeadEnquiry } from '../enquiries/EnquiryDetails.tsx';
import { Receiving } from '../purchasing/Receiving.tsx';
import type { NextStepsProps } from '../../records/page/nextStepsContext.ts';
import { RecordParty } from './RecordParty.tsx';
import { InvoiceTaxNumber } from '../finance/IssueTaxNumber.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { CreditNoteSteps } from '../creditNotes/CreditNoteSteps.tsx';
import { InvoiceCreditNotes } from '../creditNotes/InvoiceCreditNotes.tsx';
import { payment, type Payment } from '../payments/payment.entity.ts';
import { Payments } from '../payments/Payments.tsx';
import { useInvoicePayments } from '../payments/useInvoicePayments.ts';
import {
  partiesNamedBy,
  createAddress,
  recordAddress,
} from '../../records/page/address/addresses.ts';
import { PartyContacts } from '../contacts/PartyContacts.tsx';
import { note } from '../notes/note.entity.ts';
import { Notes } from '../notes/Notes.tsx';
import { recordAt, useRecordTopic } from '../tasks/topic.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Bell } from 'lucide-react';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StepLink, StepSection } from './StepSection.tsx';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/words.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { daysLate } from '../finance/receivables.ts';
import { OPENED_HERE } from '../../records/page/address/useAddress.ts';

type StepsProps<Row> = { readonly record: Row };

function LeadSteps({ record }: StepsProps<Lead>) {
  const { record: made } = useRecord(deal, record.deal);
  return (
    <>
      {isConvertible(record) && (
        <PanelActs>
          <Act
            to={conversionAddress(record.id)}
            state={OPENED_HERE}
            label="Convert"
            name="Convert to deal, customer and contact"
          />
        </PanelActs>
      )}
      {made && (
        <Related to={recordAddress(deal, made.id)} title={made.title}>
          The deal that it became:
        </Related>
      )}
      {import.meta.env.VITE_ENQUIRIES === 'on' && <LeadEnquiry leadId={record.id} />}
    </>
  );
}

function DealSteps({ record }: StepsProps<Deal>) {
  const isWanted = isWon(record);
  const isIdle = useIdle(true);
  const today = useToday();
  const { record: kept } = useNamed(customer, record.customer, { isWanted });
  const customers = kept === null ? [] : [kept];
  const ranges = useMemo(() => [{ child: 'deal', from: record.id, to: record.id }], [record.id]);
  const { records: leads } = useRecordsBy(lead, ranges, { isWanted: isIdle, withArchived: true });
  const { records: invoices } = useRecordsBy(invoice, ranges, {
    isWanted: isWanted || isIdle,
    withArchived: 'counted',
  });
  const own = invoices.filter((one) => one.deal === record.id);
  const origin = leads.find((one) => one.deal === record.id);
  const { records: built } = useRecordsBy(installation, ranges, { isWanted: isWanted && isIdle });
  const { rest } = invoicedOf(record, own);
  const takesShares = isWanted && rest > 0n && sharesIn(record.terms).length === 0;
  return (
    <>
      {own.length > 0 && <DealInvoices record={record} invoices={own} />}
      <StepList
        steps={[...stepsOfDeal(record, own, customers, today), ...installationStep(record, built)]}
      >
        {takesShares && (
          <ShareStep
            rest={rest}
            stepOf={(share) => stepOfShare(record, share, own, customers, today)}
          />
        )}
      </StepList>
      {origin && (
        <Related to={recordAddress(lead, origin.id)} title={leadName(origin)}>
          The lead that it was:
        </Related>
      )}
    </>
  );
}

function InvoiceSteps({ record }: StepsProps<Invoice>) {
  return (
    <>
      <Payments record={record} />
      <LateSteps record={record} />
      <InvoiceTaxNumber record={record} />
      <InvoiceCreditNotes record={record} />
    </>
  );
}

/** An installation is looked after: its page has the readings, visits and costs. */
function InstallationSteps({ record }: StepsProps<Installation>) {
  const { id, customer: name, deal: dealId } = record;
  return (
    <>
      <PanelActs>
        <Act to={visitFormAddress(id)} label="Record a visit" isCommand />
        <Act
          to={createAddress(ticket, { customer: name, installation: id })}
          label="New ticket"
          isCommand
        />
      </PanelActs>
      <StepSection>
        <li>
          <StepLink to={installationAddress(id)}>Readings, visits and costs</StepLink>
        </li>
        {dealId !== '' && (
          <li>
            <StepLink to={recordAddress(deal, dealId)}>The deal that it was built for</StepLink>
          </li>
        )}
      </StepSection>
    </>
  );
}

/** Leads from a visit to where it was. */
const VisitSteps = ({ record }: StepsProps<Visit>) => (
  <StepSection>
    <li>
      <StepLink to={installationAddress(record.installation)}>The installation</StepLink>
    </li>
  </StepSection>
);

/** Leads from a payment to its invoice, where it is reversed. */
function PaymentSteps({ record: { id, invoice: invoiceId, reverses } }: StepsProps<Payment>) {
  const { records } = useInvoicePayments(invoiceId);
  const isReversed = records.some((one) => one.reverses === id);
  return (
    <StepSection>
      {isReversed && <li className="text-muted">This payment is reversed.</li>}
      {reverses !== '' && (
        <li>
          <StepLink to={recordAddress(payment, reverses)}>The payment that it reverses</StepLink>
        </li>
      )}
      <li>
        <StepLink to={recordAddress(invoice, invoiceId)}>
          The invoice, with all its payments
        </StepLink>
      </li>
    </StepSection>
  );
}

/** A late invoice is reminded of. */
function LateSteps({ record }: StepsProps<Invoice>) {
  return (
    daysLate(record, useToday()) > 0 && (
      <PanelActs>
        <Act
          to={statementAddress(record.customer, { part: 'reminder', invoice: record.id })}
          icon={Bell}
          label="Remind"
          name="Remind the customer"
          isCommand
        />
      </PanelActs>
    )
  );
}

/** Where one goes from a record: to whom it is about, and to forms that start with what is known. */
export default function NextSteps(props: NextStepsProps) {
  return (
    <>
      <ArchivedNote {...props} />
      <Steps {...props} />
      <RecordParty {...props} />
      {partiesNamedBy(props.entity, props.record).map((party) => (
        <PartyContacts key={party.of} {...party} heading="h3" />
      ))}
      <AboutLink {...props} />
      {props.entity.path !== note.path && <Talk {...props} />}
    </>
  );
}

/** Says that a record is archived; nothing of others. */
function ArchivedNote({ record }: NextStepsProps) {
  const day = archivedOn(record);
  return (
    day !== '' && (
      <p className="border-t border-line px-4 py-3 text-[0.8125rem] text-muted sm:px-6">
        Archived on {formatDate(day)}. It appears in no list and counts in no figure until it is
        restored.
      </p>
    )
  );
}

/** Leads from a note or a task to the record that it is about; nothing if there is none. */
function AboutLink({ entity, record }: NextStepsProps) {
  const about = 'about' in entity.fields ? recordAt(String(record['about'])) : null;
  return (
    about && (
      <p className="border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
        <StepLink to={about.to}>The {about.entity.noun.one} that it is about</StepLink>
      </p>
    )
  );
}

/** What is to be done about a record, and what has been written down about it. */
function Talk({ entity, record }: NextStepsProps) {
  const topic = useRecordTopic(entity, record);
  return (
    <>
      <Tasks topic={topic} heading="h3" />
      <Notes topic={topic} heading="h3" />
    </>
  );
}

const listed = <Row,>(stepsOf: (record: Row, today: string) => readonly NextStep[]) =>
  function ListedSteps({ record }: StepsProps<Row>) {
    return <StepList steps={stepsOf(record, useToday())} />;
  };

/** What usually follows a record, by the path of its entity: links to forms that start with what is known, or more. */
const STEPS: Readonly<Record<string, ComponentType<StepsProps<never>>>> = {
  [lead.path]: LeadSteps,
  [deal.path]: DealSteps,
  [customer.path]: listed(stepsOfCustomer),
  [supplier.path]: listed(stepsOfSupplier),
  [inventoryItem.path]: listed(stepsOfItem),
  [purchaseOrder.path]: Receiving,
  [ticket.path]: TicketActs,
  [invoice.path]: InvoiceSteps,
  [creditNote.path]: CreditNoteSteps,
  [installation.path]: InstallationSteps,
  [visit.path]: VisitSteps,
  [payment.path]: PaymentSteps,
};

function Steps({ entity, record }: NextStepsProps) {
  const Own = STEPS[entity.path];
  return Own && <Own record={record as never} />;
}

type StepListProps = {
  readonly steps: readonly NextStep[];
  /** What follows the steps. */
  readonly children?: ReactNode;
};

/** The next steps of a record: acts, and a list of what is done or comes later. */
function StepList({ steps, children }: StepListProps) {
  // The first of each kind that is still to do is an act; the others are listed.
  const acts = steps.filter(
    (step) =>
      !step.done && step === steps.find(({ entity, done }) => !done && entity === step.entity),
  );
  const others = steps.filter((step) => !acts.includes(step));
  return (
    <>
      <PanelActs>
        {acts.map((step) => (
          <Act
            key={step.label}
            to={createAddress(step.entity, step.texts)}
            label={step.label.replace(/:.*/u, '')}
            name={step.label}
            isCommand
          />
        ))}
      </PanelActs>
      {(others.length > 0 || children) && (
        <StepSection>
          {others.map((step) => (
            <li key={step.label} className="flex flex-wrap items-baseline gap-x-3">
              <StepLink to={createAddress(step.entity, step.texts)} data-command={step.label}>
                {step.label}
              </StepLink>
              {step.done && (
                <span className="text-muted">
                  There is{' '}
                  <Link
                    to={recordAddress(step.entity, step.done.id)}
                    className="underline underline-offset-4 hover:text-ink"
                  >
                    <bdi>{orUntitled(step.done.name)}</bdi>
                  </Link>{' '}
                  already.
                </span>
              )}
            </li>
          ))}
          {children}
        </StepSection>
      )}
    </>
  );
}

type ShareStepProps = {
  /** What is left to invoice, in cents. */
  readonly rest: bigint;
  readonly stepOf: (share: Share) => NextStep | null;
};

/** A share of a deal to invoice, in percent. */
function ShareStep({ rest, stepOf }: ShareStepProps) {
  const [typed, setTyped] = useState('');
  const percent = parseNumber(typed) ?? 0;
  const step = percent > 0 && percent <= 100 ? stepOf({ percent, label: `${percent} %` }) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex items-center gap-2">
        A share of it, in %
        <input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          // It would save the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="control h-8 w-18 px-2 text-right tabular-nums pointer-coarse:h-11"
        />
      </label>
      {step && <StepLink to={createAddress(step.entity, step.texts)}>{step.label}</StepLink>}
      <span role="status" className="empty:hidden">
        {percent > 0 && !step && `Only ${inCurrency(rest)} is left to invoice.`}
      </span>
    </li>
  );
}

type RelatedProps = { readonly to: string; readonly title: string; readonly children: string };

/** A record that this one has come from, or led to. */
function Related({ to, title, children }: RelatedProps) {
  return (
    <StepSection title="Related">
      <li>
        <StepLink to={to}>
          {children} <bdi>{orUntitled(title)}</bdi>
        </StepLink>
      </li>
    </StepSection>
  );
}

type DealInvoicesProps = { readonly record: Deal; readonly invoices: readonly Invoice[] };

/** What of a deal is invoiced and paid, and its invoices. */
function DealInvoices({ record, invoices }: DealInvoicesProps) {
  const { total, invoiced, paid, rest } = invoicedOf(record, invoices);
  return (
    <StepSection title="Invoices">
      <li className="text-muted tabular-nums">
        <span className="font-semibold text-ink">{inCurrency(invoiced)}</span> of{' '}
        {inCurrency(total)} invoiced, <span className="text-ink">{inCurrency(paid)}</span> paid
        {rest > 0n && `, ${inCurrency(rest)} left to invoice`}
      </li>
      <li className="-mx-4 sm:-mx-6">
        <ListItems entity={invoice} records={invoices} without={record.customer} />
      </li>
    </StepSection>
  );
}
