import { useEffect, useRef, useState } from 'react';
import type { Enquiry } from '../../domain/enquiries/storedEnquiry.ts';
import { MAX_NEW, useNewEnquiries } from '../../records/enquiries/useEnquiries.ts';
import { useClockOffset } from '../../records/useClockOffset.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { HandledEnquiries } from './HandledEnquiries.tsx';
import { useHandling } from './useHandling.ts';

/** How many enquiries are shown before somebody asks for more. */
const SHOWN = 3;

/** How many new enquiries there are; `hasMore`: at least. */
export type EnquiryCount = { readonly count: number; readonly hasMore: boolean };

export type NewEnquiriesProps = {
  /** Stable. Receives how many there are. */
  readonly onCount: (count: EnquiryCount) => void;
};

/** The new enquiries from the website, each with what can become of it; nothing while there are none. */
export default function NewEnquiries({ onCount }: NewEnquiriesProps) {
  const { enquiries, hasMore } = useNewEnquiries();
  const [isFull, setFull] = useState(false);
  const [isHandledOpen, setHandledOpen] = useState(false);
  // Somebody who has handled the last one can still look at what was handled.
  const [wasUsed, setUsed] = useState(false);
  const handling = useHandling();
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterHandling(list, enquiries);
  const count = enquiries.length;
  useEffect(() => onCount({ count, hasMore }), [onCount, count, hasMore]);
  if (count === 0 && !wasUsed) return null;

  const shown = isFull ? enquiries : enquiries.slice(0, SHOWN);
  const handle = (run: (enquiry: Enquiry) => Promise<void>) => (enquiry: Enquiry) => {
    setUsed(true);
    void run(enquiry);
  };
  return (
    <Panel
      title="New enquiries"
      className="border-t border-line"
      actions={
        <>
          <p className="me-auto text-[0.8125rem] text-muted tabular-nums">
            {hasMore ? `More than ${MAX_NEW}` : count}
            <span className="max-sm:sr-only"> from the website</span>
          </p>
          <Button
            variant="quiet"
            className="-me-3.5 pointer-coarse:min-h-11"
            aria-expanded={isHandledOpen}
            onClick={() => setHandledOpen(!isHandledOpen)}
          >
            Recently handled
          </Button>
        </>
      }
    >
      <div ref={list} className="@container">
        {handling.failure !== null && (
          <div className="px-4 pb-3 sm:px-6">
            <Alert kind="alert">{handling.failure}</Alert>
          </div>
        )}
        {count === 0 && (
          <p className="px-4 pb-5 text-[0.8125rem] text-muted sm:px-6">
            No new enquiries. The next one appears here.
          </p>
        )}
        <ul>
          {shown.map((enquiry) => (
            <EnquiryItem
              key={enquiry.id}
              enquiry={enquiry}
              now={now}
              onMakeLead={handle(handling.makeLead)}
              onDismiss={handle(handling.dismiss)}
            />
          ))}
        </ul>
        {count > SHOWN && (
          <p className="flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-1.5 text-[0.8125rem] text-muted sm:px-6">
            <Button
              variant="quiet"
              className="-ms-3.5 pointer-coarse:min-h-11"
              aria-expanded={isFull}
              onClick={() => setFull(!isFull)}
            >
              {isFull ? 'Show fewer' : `Show ${count - SHOWN} more`}
            </Button>
            {hasMore && `The newest ${MAX_NEW} are listed; older ones follow as these are handled.`}
          </p>
        )}
      </div>
      {isHandledOpen && <HandledEnquiries now={now} onRestore={handle(handling.restore)} />}
    </Panel>
  );
}

/** A row that is handled disappears with its buttons: the one that takes its place gets the focus. */
function useFocusAfterHandling(
  list: { readonly current: HTMLElement | null },
  enquiries: readonly Enquiry[],
): void {
  const index = useRef(-1);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    if (index.current >= 0 && document.activeElement === document.body) {
      const rows = element.querySelectorAll('li');
      const next = rows[Math.min(index.current, rows.length - 1)];
      (
        next?.querySelector('button') ?? element.closest('section')?.querySelector('button')
      )?.focus();
    }
    index.current = -1;
    const note = (event: Event): void => {
      const row = event.target instanceof Element ? event.target.closest('li') : null;
      index.current = row === null ? -1 : [...element.querySelectorAll('li')].indexOf(row);
    };
    element.addEventListener('click', note);
    return () => element.removeEventListener('click', note);
  }, [list, enquiries]);
}
