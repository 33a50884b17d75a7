import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { money } from '../../lib/money.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useIdle } from '../../records/page/useIdle.ts';
import { useToday } from '../../records/page/useToday.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { Badge, UnsavedBadge } from '../../ui/Badge.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Invoice } from '../finance/invoice.entity.ts';
import { creditNote, standing, STANDINGS } from './creditNote.entity.ts';
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
  return (
    <Section
      title="Credit notes"
      actions={
        obstacle === null &&
        isKnown && (
          <Link
            to={createAddress(creditNote, textsOfCreditNote(record, notes, today))}
            data-command="New credit note"
            className="inline-flex min-h-8 items-center rounded-md border border-edge/50 bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:border-edge hover:bg-sunken pointer-coarse:min-h-11"
          >
            New credit note
          </Link>
        )
      }
    >
      {obstacle !== null && <p className="mt-1 text-[0.8125rem] text-muted">{obstacle}</p>}
      <ul className="mt-1 text-[0.8125rem] empty:hidden">
        {notes.map((note) => (
          <li
            key={note.id}
            className="flex min-h-8 flex-wrap items-center gap-x-3 border-t border-line py-1 first:border-t-0"
          >
            <Link
              to={recordAddress(creditNote, note.id)}
              className="inline-flex items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{orUntitled(note.idNum)}</bdi>
            </Link>
            <span className="text-muted">{formatDate(note.date)}</span>
            <Badge colors={STANDINGS} status={standing(note)} />
            {note.unsaved && <UnsavedBadge unsaved={note.unsaved} />}
            <span className="ms-auto font-semibold tabular-nums">{money(note.amount)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
