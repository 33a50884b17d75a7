import { closedNote, closedUntil } from '../closing/closedMonth.ts';
import { useStore } from '../../lib/createStore.ts';
import { useId, useRef, useState } from 'react';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { explain } from '../../records/store/write/save.ts';
import { Question } from '../../ui/Question.tsx';
import { useMoveFocus } from '../../ui/focus.ts';

/** What the number of a record is called, and what taking it does. */
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

/** The number of what is issued with one, or a button that takes the next one. */
export function IssueTaxNumber<Row>(props: Issuing<Row>) {
  const { entity, record, title, meaning, issue } = props;
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

/** Why no number can be taken of a record now; null if one can. */
export function obstacleTo<Row>(
  { entity, record, obstacle }: Pick<Issuing<Row>, 'entity' | 'record' | 'obstacle'>,
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

/** Why a number could not be taken. */
export const explainFailure = (
  error: unknown,
  { path, noun }: Pick<Entity, 'path' | 'noun'>,
): string =>
  explain(
    error,
    path,
    `If this ${noun.one} lacks a field that every ${noun.one} has, save it once, then try again.`,
  );
