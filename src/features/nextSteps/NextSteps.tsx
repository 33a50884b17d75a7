import { customer, statementAddress } from '../sales/customer.entity.ts';
import { deal } from '../sales/deal.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { invoice, ISSUE, ISSUE_AND_SEND, type Invoice } from '../finance/invoice.entity.ts';
import { conversionAddress, isConvertible, lead, type Lead } from '../sales/lead.entity.ts';
import { isSeen } from '../../session/sight.ts';
import { DealSteps } from './DealSteps.tsx';
import { stepsOfCustomer, stepsOfItem, stepsOfSupplier, type NextStep } from './nextSteps.ts';
import {
  installation,
  type Installation,
  installationAddress,
  visitFormAddress,
} from '../installations/installation.entity.ts';
import { fee, type Fee } from '../installations/fee.entity.ts';
import { useFee } from '../installations/useFee.ts';
import { visit, type Visit } from '../visits/visit.entity.ts';
import { purchaseOrder, type PurchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { supplier } from '../purchasing/supplier.entity.ts';
import { useRecord } from '../../records/store/read/useRecordsBy.ts';
import { TicketActs } from '../service/TicketActs.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { ticket } from '../service/ticket.entity.ts';
import { LeadEnquiry } from '../enquiries/EnquiryDetails.tsx';
import { Receiving } from '../purchasing/Receiving.tsx';
import type { NextStepsProps } from '../../records/page/nextStepsContext.ts';
import { RecordParty } from './RecordParty.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { CreditNoteSteps } from '../creditNotes/CreditNoteSteps.tsx';
import { InvoiceCreditNotes } from '../creditNotes/InvoiceCreditNotes.tsx';
import { payment, type Payment } from '../payments/payment.entity.ts';
import { Payments } from '../payments/Payments.tsx';
import { useInvoicePayments } from '../payments/useInvoicePayments.ts';
import {
  createAddress,
  documentAddress,
  partiesNamedBy,
  recordAddress,
} from '../../records/page/address/addresses.ts';
import { PartyContacts } from '../contacts/PartyContacts.tsx';
import { note } from '../notes/note.entity.ts';
import { Notes } from '../notes/Notes.tsx';
import { recordAt, useRecordTopic } from '../tasks/topic.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Bell, Send } from 'lucide-react';
import type { ComponentType } from 'react';
import { StepActs, StepLinks } from './StepSection.tsx';
import { formatDate } from '../../lib/dates.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { reminderNote } from '../finance/receivables.ts';
import { OPENED_HERE, useAddress } from '../../records/page/address/useAddress.ts';

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
      <StepLinks
        title="Related"
        links={[made ?? []].flat().map(({ id, title }) => ({
          to: recordAddress(deal, id),
          text: 'The deal that it became:',
          name: title,
        }))}
      />
      {import.meta.env.VITE_ENQUIRIES === 'on' && <LeadEnquiry leadId={record.id} />}
    </>
  );
}

function InvoiceSteps({ record }: StepsProps<Invoice>) {
  const { write } = useAddress();
  return (
    <>
      <Payments record={record} />
      <LateSteps record={record} />
      {record.taxNumber === '' && (
        <PanelActs>
          <Act
            icon={Send}
            label={ISSUE_AND_SEND}
            isCommand
            onClick={() => write({ [ISSUE]: record.id }, 'push')}
          />
        </PanelActs>
      )}
      <InvoiceCreditNotes record={record} />
    </>
  );
}

/** A draft of an order is sent, which its document does; an order that was sent is received. */
function OrderSteps({ record }: StepsProps<PurchaseOrder>) {
  return (
    <>
      {record.status === 'Draft' && (
        <PanelActs>
          <Act
            to={documentAddress(purchaseOrder, record.id)}
            icon={Send}
            label="Send"
            name="Send the order"
            isCommand
          />
        </PanelActs>
      )}
      <Receiving record={record} />
    </>
  );
}

/** An installation is looked after: its page has the readings, visits and costs. */
function InstallationSteps({ record }: StepsProps<Installation>) {
  const { id, customer: name, deal: dealId } = record;
  const asked = useFee(record);
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
      <StepLinks
        links={[
          { to: installationAddress(id), text: 'Readings, visits and costs' },
          ...[asked ?? []].flat(),
          ...(dealId === '' || !isSeen(deal)
            ? []
            : [{ to: recordAddress(deal, dealId), text: 'The deal that it was built for' }]),
        ]}
      />
    </>
  );
}

/** Leads from a visit or a fee to the installation that it is about. */
const PlaceSteps = ({ record }: StepsProps<Visit | Fee>) =>
  record.installation !== '' && (
    <StepLinks
      links={[{ to: installationAddress(record.installation), text: 'The installation' }]}
    />
  );

/** Leads from a payment to its invoice, where it is reversed. */
function PaymentSteps({ record: { id, invoice: invoiceId, reverses } }: StepsProps<Payment>) {
  const { records } = useInvoicePayments(invoiceId);
  const reversal = records.find((one) => one.reverses === id);
  return (
    <StepLinks
      links={[
        ...(reversal
          ? [{ to: recordAddress(payment, reversal.id), text: 'It is reversed: the reversal' }]
          : []),
        ...(reverses === ''
          ? []
          : [{ to: recordAddress(payment, reverses), text: 'The payment that it reverses' }]),
        { to: recordAddress(invoice, invoiceId), text: 'The invoice, with all its payments' },
      ]}
    />
  );
}

/** A late invoice is reminded of, at three stages. */
function LateSteps({ record }: StepsProps<Invoice>) {
  const reminder = reminderNote(record, useToday());
  const to = statementAddress(record.customer, { part: 'reminder', invoice: record.id });
  return (
    reminder !== '' && (
      <>
        {/* The line of what has no number yet is full. */}
        {record.taxNumber !== '' && (
          <PanelActs>
            <Act to={to} icon={Bell} label="Remind" name="Remind the customer" isCommand />
          </PanelActs>
        )}
        <StepLinks title="What is next" links={[{ to, text: reminder }]} />
      </>
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
  const text = about ? `The ${about.entity.noun.one} that it is about` : '';
  return about && <StepLinks title="Related" links={[{ to: about.to, text }]} />;
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
    return <StepActs steps={stepsOf(record, useToday())} />;
  };

/** What usually follows a record, by the path of its entity: links to forms that start with what is known, or more. */
const STEPS: Readonly<Record<string, ComponentType<StepsProps<never>>>> = {
  [lead.path]: LeadSteps,
  [deal.path]: DealSteps,
  [customer.path]: listed(stepsOfCustomer),
  [supplier.path]: listed(stepsOfSupplier),
  [inventoryItem.path]: listed(stepsOfItem),
  [purchaseOrder.path]: OrderSteps,
  [ticket.path]: TicketActs,
  [invoice.path]: InvoiceSteps,
  [creditNote.path]: CreditNoteSteps,
  [installation.path]: InstallationSteps,
  [fee.path]: PlaceSteps,
  [visit.path]: PlaceSteps,
  [payment.path]: PaymentSteps,
};

function Steps({ entity, record }: NextStepsProps) {
  const Own = STEPS[entity.path];
  return Own && <Own record={record as never} />;
}
