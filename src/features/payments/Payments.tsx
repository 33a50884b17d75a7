import { Banknote, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { draftScope, openedEdits, useEdits, type Editing } from '../../records/form/useEdits.ts';
import { RecordField } from '../../records/form/RecordField.tsx';
import type { Texts } from '../../records/model/draft.ts';
import { formatDate } from '../../lib/dates.ts';
import { closedNote } from '../closing/closedMonth.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { cents, centsAsNumber, inCurrency, isCalculable } from '../../lib/exact.ts';
import { money, readAmount } from '../../lib/money.ts';
import { countText } from '../../lib/words.ts';
import { documentAddress, textsToFill } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import type { Intent } from '../../records/store/write/intent.ts';
import { discard, holdForEditing, useOutbox } from '../../records/store/write/outbox.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { takeFocusWithin, useMoveFocus } from '../../ui/focus.ts';
import { Question } from '../../ui/Question.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { Section } from '../../ui/Section.tsx';
import { showToast } from '../../ui/showToast.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { daysLate, isReceivable, openAmount } from '../finance/receivables.ts';
import { InnerForm } from '../../ui/Form.tsx';
import { payment, type Payment } from './payment.entity.ts';
import { paymentSaves, RECORD_PAYMENT, reversalId, reversalSaves, WITH_PAYMENT } from './settle.ts';
import { useInvoicePayments } from './useInvoicePayments.ts';

type PaymentsProps = { readonly record: Invoice };

/** What of an invoice is paid and open, its payments, and a form for another one. */
export function Payments({ record }: PaymentsProps) {
  const { id, status } = record;
  const payments = useInvoicePayments(id);
  const typing = useEdits(null, (uid) =>
    openedEdits(draftScope(uid, payment.path, id), { continues: true }),
  );
  const [params] = useSearchParams();
  const [isOpened, setOpened] = useState(WITH_PAYMENT in textsToFill(params));
  const opener = useRef<HTMLButtonElement>(null);
  const moveFocus = useMoveFocus();
  const isDraft = status === 'Draft';
  const isOpen = !isDraft && (isOpened || Object.keys(typing.state.edits).length > 0);

  function close(): void {
    typing.discard();
    setOpened(false);
    moveFocus(() => opener.current);
  }

  // Of what is settled, its receipt comes first: the acts wait for it.
  const isSettled = openAmount(record) === 0n && record.paid !== 0;
  const reversed = new Set(payments.records.map(({ reverses }) => reverses));
  const last = payments.records.find((one) => one.amount > 0 && !reversed.has(one.id));

  if (isDraft && payments.records.length === 0) return null;
  return (
    <Section title="Payments">
      {!isOpen && !isDraft && !(isSettled && payments.status === 'loading') && (
        <PanelActs>
          {isSettled && last && (
            <Act to={documentAddress(payment, last.id)} icon={Printer} label="Receipt" />
          )}
          <Act
            ref={opener}
            icon={Banknote}
            label={RECORD_PAYMENT}
            isCommand
            onClick={() => setOpened(true)}
          />
        </PanelActs>
      )}
      <p role="status" className="mt-1 text-[0.8125rem] text-muted tabular-nums">
        {describeStanding(record)}
        <DueDate record={record} />
      </p>
      {isOpen && (
        <NewPayment record={record} typing={typing} takesFocus={isOpened} onClose={close} />
      )}
      {payments.status === 'failed' && (
        <ListPlaceholder status={payments.status} label="The payments" empty="" />
      )}
      <ul aria-label="Payments" className="mt-1 empty:hidden">
        {payments.records.map((one) => (
          <PaymentItem key={one.id} record={one} isReversed={reversed.has(one.id)} />
        ))}
      </ul>
    </Section>
  );
}

function describeStanding(record: Invoice): string {
  const { paid, credited, status } = record;
  const open = openAmount(record);
  const missing = openAmount({ ...record, status: 'Sent' });
  const parts = [
    ...(paid === 0 ? [] : [`Paid ${money(paid)}`]),
    ...(credited === 0 ? [] : [`Credited ${money(credited)}`]),
  ];
  if (status === 'Paid' && missing > 0n)
    return parts.length === 0
      ? 'Set to Paid; no payment is recorded.'
      : `${parts.join(' · ')} · Set to Paid; ${inCurrency(missing)} is not recorded.`;
  if (open < 0n) return [...parts, `${inCurrency(-open)} to pay back`].join(' · ');
  return [...parts, open === 0n ? 'Nothing is open' : `${inCurrency(open)} open`].join(' · ');
}

/** When the rest of an invoice is due, and for how long it has been. */
function DueDate({ record }: PaymentsProps) {
  const late = daysLate(record, useToday());
  if (!isReceivable(record) || record.due === '' || openAmount(record) <= 0n) return null;
  return (
    <span className={late > 0 ? 'text-tone-red-ink' : ''}>
      , due {formatDate(record.due)}
      {late > 0 && (
        <>
          , <span className="whitespace-nowrap">{countText(late, 'day')} late</span>
        </>
      )}
    </span>
  );
}

type PaymentItemProps = { readonly record: Payment; readonly isReversed: boolean };

const ITEM_ACTION = 'min-h-6! px-1! text-xs! pointer-coarse:min-h-11!';

function PaymentItem({ record, isReversed }: PaymentItemProps) {
  const { id, date, amount, method, reference, reverses, user, unsaved } = record;
  const [isAsked, setAsked] = useState(false);
  const takeBack = useTakeBack();
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useMoveFocus();
  const isReversal = reverses !== '';
  const sum = money(amount);

  function close(): void {
    setAsked(false);
    moveFocus(
      () =>
        button.current ?? document.querySelector<HTMLElement>(`[data-payment="${CSS.escape(id)}"]`),
    );
  }

  return (
    <li
      data-payment={id}
      tabIndex={-1}
      className="border-t border-line py-2 text-[0.8125rem] outline-none first:border-t-0"
    >
      <div
        className={`flex items-baseline justify-between gap-4 ${isReversed ? 'text-muted line-through' : ''}`}
      >
        <span className="min-w-0 wrap-anywhere">
          <time dateTime={date}>{formatDate(date)}</time>
          {` · ${method}`}
          {reference.trim() !== '' && (
            <>
              {' · '}
              <bdi>{reference}</bdi>
            </>
          )}
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{sum}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
        <span className="flex flex-wrap gap-x-2">
          <span>
            {isReversal
              ? 'Reversal · '
              : isReversed
                ? 'Reversed · '
                : amount < 0
                  ? 'Refund · '
                  : ''}
            <bdi>{user || 'You'}</bdi>
          </span>
          {unsaved && <UnsavedBadge unsaved={unsaved} />}
        </span>
        {!isReversal && !isReversed && !isAsked && (
          <span className="flex gap-2">
            <Link
              to={documentAddress(payment, id)}
              aria-label={`Receipt of ${sum}`}
              className="inline-flex min-h-6 items-center gap-1 px-1 font-semibold text-accent hover:underline pointer-coarse:min-h-11"
            >
              <Printer aria-hidden="true" className="size-3" />
              Receipt
            </Link>
            <Button
              ref={button}
              variant="quiet"
              aria-label={`Reverse ${sum}`}
              className={ITEM_ACTION}
              onClick={() => setAsked(true)}
            >
              Reverse
            </Button>
          </span>
        )}
      </div>
      {isAsked && (
        <Question
          text="The amount is open again. The payment stays in the list, with its reversal."
          yes="Reverse it"
          onYes={() => {
            close();
            void takeBack(record, `Payment of ${sum} reversed`);
          }}
          onNo={close}
        />
      )}
    </li>
  );
}

/** Takes a payment back, and says so: by a reversal of today, or by discarding it while it has not left this device. */
function useTakeBack(): (taken: Payment, done: string, intent?: Intent) => Promise<void> {
  const save = useSaveBatch();
  const { intents } = useOutbox();
  const today = useToday();
  return async (taken, done, own = intents.find(({ id }) => id === taken.id)) => {
    if (intents.some(({ id }) => id === reversalId(taken.id))) return;
    const held = own ? await holdForEditing(own) : null;
    const closed = held === null ? closedNote(today) : null;
    if (closed !== null) return showToast(closed);
    if (held === null) {
      const purpose = 'Reversal of a payment';
      const title = taken.invoiceNumber;
      return void (await save(reversalSaves(taken, today), { purpose, title, toast: done }));
    }
    await discard(held.intent);
    held.release();
    return showToast(done);
  };
}

type NewPaymentProps = PaymentsProps & {
  readonly typing: Editing;
  /** Whether somebody has just asked for it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The form of a payment, which starts with all that is open. What is typed stays in this tab until it is recorded. */
function NewPayment({ record, typing, takesFocus, onClose }: NewPaymentProps) {
  const save = useSaveBatch();
  const takeBack = useTakeBack();
  const today = useToday();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState('');
  // Also of what was set to Paid by hand, for which a payment can still be recorded.
  const open = openAmount({ ...record, status: 'Sent' });
  const texts: Texts = {
    amount: open === 0n ? '' : centsAsNumber(open),
    date: today,
    method: payment.fields.method.initial(),
    reference: '',
    ...typing.state.edits,
  };
  const date = texts['date'] || today;
  const closed = closedNote(date);

  function type(name: string, text: string): void {
    setQuestion('');
    setError('');
    typing.change(name, text);
  }

  function add(): void {
    if (closed !== null) return;
    const number = readAmount(texts['amount'] ?? '');
    const sum = number !== null && isCalculable(number) ? cents(number) : 0n;
    if (sum === 0n) return setError('Enter the amount that was paid.');
    if (-sum > cents(record.paid)) return setError('This is more than what was paid.');
    const doubt = findDoubt(sum, open);
    if (doubt !== question) return setQuestion(doubt);
    const reference = texts['reference']?.trim() ?? '';
    void save(paymentSaves(record, { ...texts, amount: centsAsNumber(sum), date, reference }), {
      purpose: 'Payment',
      title: record.idNum,
      toast: `${sum < 0n ? 'Refund' : 'Payment'} of ${inCurrency(sum)} recorded`,
      undo: ([sent]) =>
        sent && void takeBack(parseRecord(payment, sent.id, sent.typed), 'Undone', sent),
    });
    onClose();
  }

  return (
    <InnerForm
      ref={takesFocus ? showForm : undefined}
      label="New payment"
      onSubmit={add}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'number') target.select();
      }}
      className="mt-2 grid gap-2 rounded-md bg-sunken p-3"
    >
      <div className="grid grid-cols-2 gap-2">
        {FIELDS.map((name) => (
          <RecordField
            key={name}
            // Its record has such a field as well.
            name={`payment-${name}`}
            field={payment.fields[name]}
            value={texts[name] ?? ''}
            error={{ amount: error || undefined, date: closed ?? undefined }[name as string]}
            onTextChange={(text) => type(name, text)}
          />
        ))}
      </div>
      <p role="status" className="text-[0.8125rem] empty:hidden">
        {question}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tall onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" tall onClick={add}>
          {question === '' ? RECORD_PAYMENT : 'Record it all the same'}
        </Button>
      </div>
    </InnerForm>
  );
}

const FIELDS = ['amount', 'date', 'method', 'reference'] as const;

function showForm(form: HTMLElement | null): void {
  takeFocusWithin(form);
  form?.scrollIntoView({ block: 'nearest' });
}

/** What is asked before an amount is recorded, all in cents; blank for what is as expected. */
function findDoubt(sum: bigint, open: bigint): string {
  if (sum > 0n) {
    if (sum <= open) return '';
    return open > 0n
      ? `This is ${inCurrency(sum - open)} more than what is open.`
      : 'Nothing is open.';
  }
  return sum >= open ? '' : 'Below zero: this pays back what was not paid too much.';
}
