import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Matter } from '../../domain/figures/attention.ts';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { HIDDEN } from './matterRow.ts';
import { useSteps } from './useSteps.ts';
import { MatterItem } from './MatterItem.tsx';

/** The matters that need attention, and links to those that are not shown. */
export function MatterList({ found }: { readonly found: Attention }) {
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
      {hidden.length > 0 && (
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
