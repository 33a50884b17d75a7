import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Matter } from './attention.ts';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { HIDDEN } from './matterRow.ts';
import { useSteps } from './useSteps.ts';
import { MatterItem } from './MatterItem.tsx';

type MatterListProps = {
  readonly found: Attention;
  /** Shows the others here, where there is room for a few only. */
  readonly onShowAll?: () => void;
};

/** The matters that need attention, and links to those that are not shown. */
export function MatterList({ found, onShowAll }: MatterListProps) {
  const { matters, hidden } = found;
  const stepOf = useSteps();
  const list = useRef<HTMLUListElement>(null);
  const settled = useRef<number | null>(null);

  // The step that was pressed is gone with its row; the row that took its place gets the focus.
  useEffect(() => {
    if (settled.current === null || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(settled.current, links.length - 1)]?.focus();
    settled.current = null;
  }, [matters]);

  // The button that showed the others is gone; the first of them gets the focus.
  const shownBefore = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === null) return;
    const first = matters.findIndex((matter) => !before.includes(keyOf(matter)));
    list.current?.querySelectorAll('a')[first]?.focus();
    shownBefore.current = null;
  }, [matters]);

  function showAll(): void {
    shownBefore.current = matters.map(keyOf);
    onShowAll?.();
  }

  return (
    <>
      <ul ref={list} onPointerOver={showTitleIfTruncated} className="text-sm">
        {matters.map((matter, index) => (
          <MatterItem
            key={keyOf(matter)}
            matter={matter}
            step={stepOf(matter)}
            onSettle={() => {
              settled.current = index;
            }}
          />
        ))}
      </ul>
      {hidden.length > 0 && onShowAll !== undefined && (
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 w-full border-t border-line px-4 text-start text-sm font-medium text-accent outline-offset-[-2px] sm:px-6"
        >
          Show {(found.count - matters.length).toLocaleString('en-US')} more
        </button>
      )}
      {hidden.length > 0 && onShowAll === undefined && (
        <p className="flex min-h-11 flex-wrap @3xl:min-h-(--row) items-center gap-x-5 border-t border-line px-4 sm:px-6 py-1 text-sm">
          {hidden.map(({ kind, count }) => (
            <Link
              key={kind}
              to={HIDDEN[kind].to}
              className="py-0.5 font-medium text-accent hover:underline"
            >
              {count.toLocaleString('en-US')} more {HIDDEN[kind].label}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function keyOf({ kind, records: [first] }: Matter): string {
  return `${kind} ${'record' in first ? first.record.id : ''}`;
}
