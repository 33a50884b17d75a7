import { useMemo } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { createAddress } from '../../records/page/address/addresses.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Invoice } from '../finance/invoice.entity.ts';
import { creditNote } from './creditNote.entity.ts';
import { obstacleToCredit, textsOfCreditNote } from './crediting.ts';

/** The credit notes of an invoice, and the way to a new one. */
export function InvoiceCreditNotes({ record }: { readonly record: Invoice }) {
  const { id, taxNumber } = record;
  const ranges = useMemo(() => [{ child: 'invoice', from: id, to: id }], [id]);
  const isWanted = useIdle(taxNumber !== '');
  const { status, records } = useRecordsBy(creditNote, ranges, { isWanted });
  // Until they are there, a copy of all of them.
  const notes = records.filter((note) => note.invoice === id);
  // The others say which lines are left.
  const isKnown = record.credited === 0 || isComplete(status);
  const today = useToday();
  const obstacle = obstacleToCredit(record);
  if (obstacle !== null && notes.length === 0) return null;
  return (
    <Section
      title="Credit notes"
      actions={
        obstacle === null &&
        isKnown && (
          <TextLink
            to={createAddress(creditNote, textsOfCreditNote(record, notes, today))}
            data-command="New credit note"
            className="text-[0.8125rem] font-semibold"
          >
            New credit note
          </TextLink>
        )
      }
    >
      {obstacle !== null && <p className="mt-1 text-[0.8125rem] text-muted">{obstacle}</p>}
      <div className="-mx-4 mt-1 sm:-mx-6">
        <ListItems entity={creditNote} records={notes} without={record.customer} />
      </div>
    </Section>
  );
}
