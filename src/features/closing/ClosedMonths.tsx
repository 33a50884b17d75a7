import { Lock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { formatDate, formatMoment } from '../../lib/dates.ts';
import { CLOSED_UNTIL, CLOSED_UNTIL_PATH } from './closedMonth.ts';
import { readText } from '../../records/model/field.ts';
import { STAFF_PATH } from '../accounts/invitation.ts';
import { parseStaff } from '../accounts/staff.ts';
import { HISTORY_PATH, parseHistory } from '../../records/model/history.ts';
import { addDays } from '../../lib/calendar.ts';
import { endOfMonth, formatMonth, type Period } from '../../lib/period.ts';
import { Loading } from '../../records/page/PageHeader.tsx';
import { useToday, useConnectionState } from '../../records/store/connection/useConnection.ts';
import { useChildrenWith, useStoredValue } from '../../records/store/read/useStored.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { saveDetails } from '../documents/saveDetails.ts';
import { CONFIG, CONFIG_CHANGES } from '../documents/company.ts';
import { explain } from '../../records/store/write/save.ts';
import { useMoveFocus } from '../../ui/focus.ts';
import { Select } from '../../ui/controls.tsx';
import { Question } from '../../ui/Question.tsx';
import { showToast } from '../../ui/showToast.ts';

/** How many months back one can close, or open again. */
const MONTHS = 24;

/** A day before which there is nothing: none is closed. */
const BEFORE_ALL = '2000-01-31';

type ClosedMonthsProps = {
  readonly unfinished: (period: Period) => ReactNode;
};

/** Which months are closed, for administrators a way to close more or open them again, and who has done so. */
export function ClosedMonths({ unfinished }: ClosedMonthsProps) {
  const stored = useStoredValue(CLOSED_UNTIL_PATH, readText);
  const closed = stored ?? '';
  const { isBusy, failure, notice, run } = useAction(explainClosing);
  const isOffline = useConnectionState() === 'none';
  const id = useId();
  const today = useToday();
  const uid = useAuth().user?.uid ?? '';
  const isAdministrator = useStoredValue(STAFF_PATH, parseStaff)?.get(uid) === 'administrator';
  const ends = Array.from({ length: MONTHS }, (_, index) => endOfMonth(today, -1 - index));
  const choices = isAdministrator ? ends.filter((end) => end !== closed) : [];
  const [asksToClose, setAsking] = useState(false);
  const moveFocus = useMoveFocus();
  const [chosen, setChosen] = useState('');
  const day = choices.includes(chosen) ? chosen : (choices[0] ?? '');
  const opens = day < closed;
  // A colleague may have closed it meanwhile.
  const isAsking = asksToClose && !opens;

  const change = (): Promise<void> =>
    run(async () => {
      await setClosedUntil(day);
      setAsking(false);
      moveFocus(() => document.getElementById(id));
      if (opens) return `Open again after ${formatDate(day)}.`;
      const undo = () =>
        void run(() => setClosedUntil(closed || BEFORE_ALL, day).then(() => 'Undone.'));
      showToast(`Closed up to ${formatDate(day)}`, { label: 'Undo', run: undo });
      return undefined;
    });

  return (
    <section
      aria-label="Closed months"
      className="border-t border-line px-4 py-1.5 text-[0.8125rem] sm:px-6 print:hidden"
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2">
        <Lock aria-hidden="true" className="size-4 text-muted" />
        {stored === undefined ? (
          <Loading what="What is closed shows" className="" />
        ) : (
          <p role="status">
            {closed <= BEFORE_ALL ? 'No month is closed.' : `Closed up to ${formatDate(closed)}.`}
          </p>
        )}
        {choices.length > 0 && stored !== undefined && !isAsking && (
          <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
            {isOffline && <span className="text-muted">This needs a connection.</span>}
            <label htmlFor={id}>Up to the end of</label>
            <Select
              id={id}
              value={day}
              options={choices.map((end) => [end, formatMonth(end)])}
              onChoice={setChosen}
            />
            <Button
              tall
              aria-disabled={isBusy || isOffline}
              onClick={() => {
                if (isOffline) return;
                if (opens) void change();
                else setAsking(true);
              }}
            >
              {opens ? 'Open the months after it' : 'Close the months'}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <Question
          text={`Closes all up to the end of ${formatMonth(day)}: nothing in it is sent, numbered or corrected any more.`}
          details={unfinished({ from: addDays(closed || BEFORE_ALL, 1), to: day })}
          yes="Close the months"
          busy={isBusy && 'Closing…'}
          onYes={() => void change()}
          onNo={() => {
            setAsking(false);
            moveFocus(() => document.getElementById(id));
          }}
        />
      )}
      <ActionMessage failure={failure} notice={notice} />
      <Fold title="What closing does, and who has done it">
        <p className="max-w-[80ch] pb-2 text-pretty text-muted">
          In a closed month nobody adds an invoice, a payment or a credit note, issues a number, or
          changes a date, an amount, lines, VAT or a rate. Older invoices are still paid and
          credited by what is dated later. Administrators close months and open them again: whom the
          owner of the database has entered as one.
        </p>
        <Changes />
      </Fold>
    </section>
  );
}

function Changes() {
  const { children } = useChildrenWith(HISTORY_PATH, CONFIG_CHANGES, parseHistory);
  const entries = children.filter(({ changes }) => changes[CLOSED_UNTIL] !== undefined);
  return (
    entries.length > 0 && (
      <ul aria-label="Changes of the closed months" className="pb-2 text-muted">
        {entries.toReversed().map((entry) => {
          const { from, to } = entry.changes[CLOSED_UNTIL] ?? {};
          return (
            <li key={entry.id} className="border-t border-line py-1.5 first:border-t-0">
              {String(to) < String(from ?? '') ? 'Opened again after' : 'Closed up to'}{' '}
              {formatDate(String(to))} by <bdi>{entry.user}</bdi>, {formatMoment(entry.timestamp)}
            </li>
          );
        })}
      </ul>
    )
  );
}

/**
 * Closes all months up to a day, YYYY-MM-DD, with an entry of the history; an earlier day than the one before opens the months in
 * between again. `until`: only if that is still the day. Rejects as `save` does, and without a connection.
 */
const setClosedUntil = (day: string, until?: string): Promise<void> =>
  saveDetails(
    { [CLOSED_UNTIL]: day },
    {
      record: CONFIG,
      needsAnswer: true,
      ...(until !== undefined && { over: { [CLOSED_UNTIL]: until } }),
    },
  );

const explainClosing = (error: unknown): string =>
  explain(error, CLOSED_UNTIL_PATH, 'Only an administrator closes months and opens them again.');
