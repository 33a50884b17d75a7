import { closedNote, closedUntil } from '../../model/closedMonth.ts';
import { useStore } from '../../lib/createStore.ts';
import { shortMoney } from '../../model/money.ts';
import { useId, useRef, useState } from 'react';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { invoice, type Invoice } from './invoice.entity.ts';
import { useConnection } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { issueTaxNumber } from './issueTaxNumber.ts';
import { explain } from '../../store/write/explain.ts';
import { takeFocus, useMoveFocus } from '../../ui/focus.ts';

/** What the number of an invoice or credit note is called, and what taking it does. */
type Issuing<Row> = {
  readonly entity: Pick<Entity, 'path' | 'noun'>;
  readonly record: Row & Pick<RecordOf<Entity>, 'unsaved'> & { readonly taxNumber: number | '' };
  /** What its number makes of it, such as "Tax invoice". */
  readonly title: string;
  /** What issuing means, beside that it takes the next number. */
  readonly meaning: string;
  /** Why no number can be taken of what is stored; null when one can. */
  readonly obstacle: string | null;
  issue(this: void, record: Row): Promise<unknown>;
};

/** The tax invoice number of an invoice, or a button that takes the next one. */
export const InvoiceTaxNumber = ({ record }: { readonly record: Invoice }) => (
  <IssueTaxNumber
    entity={invoice}
    record={record}
    title="Tax invoice"
    meaning="Neither the number nor the invoice can be changed afterwards, except its status."
    obstacle={obstacleToIssue(record)}
    issue={(row: Invoice) => issueTaxNumber(invoice, row)}
  />
);

/** The number of what is issued with one, or a button that takes the next one. */
export function IssueTaxNumber<Row>(props: Issuing<Row>) {
  const { entity, record, title, meaning, issue } = props;
  const titleId = useId();
  const { isBusy: isIssuing, failure, run } = useAction((error) => messageOf(error, entity));
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
          <Button
            data-command={command}
            className="ms-auto min-h-8! px-3! pointer-coarse:min-h-11!"
            onClick={() => setAsking(true)}
          >
            {command}
          </Button>
        )}
      </div>
      {!isIssued && obstacle !== null && <p className="mt-1 text-muted">{obstacle}</p>}
      {!isIssued && isAsking && obstacle === null && (
        <Question
          text={`Takes the next ${title.toLowerCase()} number. ${meaning}`}
          isIssuing={isIssuing}
          onConfirm={() => void confirm()}
          onCancel={() => {
            // It says what came of it.
            moveFocus(() => section.current);
            setAsking(false);
          }}
        />
      )}
      {!isIssued && failure !== '' && (
        <div className="mt-3">
          <Alert kind="alert">{failure}</Alert>
        </div>
      )}
    </section>
  );
}

type QuestionProps = {
  readonly text: string;
  readonly isIssuing: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Tells what issuing means, and asks for a confirmation. */
function Question({ text, isIssuing, onConfirm, onCancel }: QuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-describedby={id} className="mt-2 rounded-md bg-sunken p-3">
      <p id={id}>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={takeFocus}
          variant="primary"
          tall
          aria-disabled={isIssuing}
          onClick={onConfirm}
        >
          {isIssuing ? 'Issuing the number…' : 'Issue the number'}
        </Button>
        {!isIssuing && (
          <Button tall onClick={onCancel}>
            Not now
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why no number can be taken now. */
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

const messageOf = (error: unknown, { path, noun }: Pick<Entity, 'path' | 'noun'>): string =>
  explain(
    error,
    path,
    `If this ${noun.one} lacks a field that every ${noun.one} has, save it once, then try again.`,
  );

/** Why no tax invoice number can be issued for an invoice; null when one can. */
function obstacleToIssue({ status, amount }: Pick<Invoice, 'status' | 'amount'>): string | null {
  if (status === 'Draft') return 'A draft takes no number: change its status first.';
  return amount === 0
    ? `An invoice of ${shortMoney(0)} takes no number: enter its amount first.`
    : null;
}
