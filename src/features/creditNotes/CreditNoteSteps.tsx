import { useState } from 'react';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { parseValues } from '../../records/model/entity.ts';
import { inCurrency } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useRecord } from '../../records/store/read/useRecordsBy.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { explainFailure, useObstacleToIssue } from '../finance/obstacleToIssue.ts';
import { LinesTotal } from '../documents/LinesTotal.tsx';
import { creditNote, standing, type CreditNote } from './creditNote.entity.ts';
import { excess, obstacleToIssueNote, uncredited } from './crediting.ts';
import { issueCreditNote } from './issueCreditNote.ts';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { Question } from '../../ui/Question.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';

/** The number of a credit note, or an act that takes the next one. */
export function CreditNoteSteps({ record }: { readonly record: CreditNote }) {
  const credited = useRecord(invoice, record.invoice).record;
  const obstacleOf = useObstacleToIssue(creditNote);
  const { isBusy, failure, run } = useAction((error) => explainFailure(error, creditNote));
  const [isAsking, setAsking] = useState(false);
  const isIssued = record.taxNumber !== '' && !isBusy;
  const obstacle = isBusy ? null : (obstacleOf(record) ?? obstacleToIssueNote(record, credited));
  const isOffered = !isIssued && obstacle === null;

  const close = (): void => setAsking(false);

  return (
    <Section title="Tax credit note">
      <p role="status" className="mt-1 text-[0.8125rem] text-muted tabular-nums">
        {isBusy
          ? 'Taking the next number…'
          : isIssued
            ? `Number ${record.taxNumber}`
            : (obstacle ?? 'No number yet')}
      </p>
      {isOffered && !isAsking && (
        <PanelActs>
          <Act label="Issue tax credit note" isCommand onClick={() => setAsking(true)} />
        </PanelActs>
      )}
      {isOffered && isAsking && (
        <Question
          text="Takes the next tax credit note number. Its amount is taken off the invoice, which is Paid once nothing is open. Neither the number nor the credit note can be changed afterwards."
          yes="Issue the number"
          busy={isBusy && 'Issuing the number…'}
          onYes={() => void run(() => issueCreditNote(record).then(() => undefined)).then(close)}
          onNo={close}
        />
      )}
      <ActionMessage failure={isIssued ? '' : failure} />
    </Section>
  );
}

/** What the form of a credit note shows below its fields. */
export const creditNoteDetails = (form: RecordForm) => (
  <>
    <LinesTotal form={form} total="amount" />
    <CreditedInvoice form={form} />
  </>
);

function CreditedInvoice({ form: { record, values } }: { readonly form: RecordForm }) {
  const typed = parseValues(creditNote, values);
  const credited = useRecord(invoice, typed.invoice).record;
  if (credited === undefined) return null;
  const isIssued = record !== null && standing(typed) === 'Issued';
  const warning = isIssued ? null : excess(typed.amount, credited);
  return (
    <>
      <p className="border-t border-line px-4 py-3 text-[0.8125rem] text-muted sm:px-6">
        Takes back{' '}
        <TextLink to={recordAddress(invoice, credited.id)} className="-my-3 font-semibold">
          <bdi>{credited.idNum}</bdi>
        </TextLink>
        {isIssued
          ? '.'
          : `, an invoice of ${money(credited.amount)}, of which ${inCurrency(uncredited(credited))} can still be credited.`}
      </p>
      <div role="status">
        {warning !== null && (
          <p className="border-t border-line bg-tone-yellow px-4 py-3 text-sm text-tone-yellow-ink sm:px-6">
            {warning}
          </p>
        )}
      </div>
    </>
  );
}
