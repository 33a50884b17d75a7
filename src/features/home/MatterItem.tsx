import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Matter, MatterKind } from './attention.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { rowOf } from './matterRow.ts';
import type { Step } from './useSteps.ts';

const DOTS: Readonly<Record<MatterKind, string>> = {
  Overdue: 'bg-tone-red-ink',
  'Past due': 'bg-tone-yellow-ink',
  Enquiry: 'bg-tone-green-ink',
  Ticket: 'bg-tone-blue-ink',
  'Low stock': 'bg-tone-yellow-ink',
  'Quiet deal': 'bg-tone-purple-ink',
};

/** Looks like a word, and like a button while its row is hovered. */
const STEP =
  'min-h-7 items-center rounded-md border border-transparent px-2.5 font-medium whitespace-nowrap text-accent group-hover:border-edge/50 group-hover:bg-surface';

type MatterItemProps = {
  readonly matter: Matter;
  readonly step: Step;
  /** Called before the step is saved that removes this row. */
  readonly onSettle: () => void;
};

/** A row that leads to the records of a matter, with a button for the step that can be taken here. */
export function MatterItem({ matter, step, onSettle }: MatterItemProps) {
  const { kind } = matter;
  const { name, details, amount, to } = rowOf(matter);
  const { label, run } = step;
  const isRunning = useRef(false);

  function settle(): void {
    // A double click must not save twice.
    if (isRunning.current || run === undefined) return;
    isRunning.current = true;
    onSettle();
    void run();
  }

  return (
    <li className="group relative border-t border-line">
      <Link
        to={to}
        className="grid min-h-(--row) grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-1 px-4 sm:px-6 outline-offset-[-2px] group-hover:bg-ink/4 @3xl:grid-cols-[6rem_minmax(0,13rem)_minmax(0,1fr)_auto_7rem] @3xl:gap-x-3 @5xl:gap-x-4"
      >
        <span className="flex items-center gap-2 text-muted">
          <span
            aria-hidden="true"
            className={`size-1.75 shrink-0 rounded-full forced-color-adjust-none ${DOTS[kind]}`}
          />
          <span className="sr-only @3xl:not-sr-only">{kind}</span>
        </span>{' '}
        <bdi className="max-w-full justify-self-start truncate font-semibold text-ink">
          {orUntitled(name)}
        </bdi>{' '}
        <span
          className={`col-start-2 row-start-2 truncate text-muted @3xl:col-start-3 @3xl:col-end-4 @3xl:row-start-1 ${run === undefined ? 'col-end-4' : 'col-end-3'}`}
        >
          <Details parts={details} />
        </span>{' '}
        <span className="text-end font-medium whitespace-nowrap text-ink tabular-nums @3xl:col-start-4">
          {amount}
        </span>{' '}
        {/* Keeps the place of the button, which cannot be part of the link. */}
        <span
          aria-hidden="true"
          className={`col-start-3 row-start-2 -me-2.5 justify-self-end @3xl:col-start-5 @3xl:row-start-1 ${STEP} ${run === undefined ? 'hidden @3xl:flex' : 'invisible flex'}`}
        >
          {label}
        </span>
      </Link>
      {run !== undefined && (
        <button
          type="button"
          aria-label={`${label}: ${orUntitled(name)}`}
          onClick={settle}
          className={`absolute end-2.5 bottom-1.5 before:absolute before:-inset-2 before:content-[''] hover:border-edge focus-visible:bg-surface @3xl:inset-y-0 @3xl:my-auto @3xl:h-7 ${STEP}`}
        >
          {label}
        </button>
      )}
    </li>
  );
}

function Details({ parts }: { readonly parts: readonly string[] }) {
  return parts
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <span key={part}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ));
}
