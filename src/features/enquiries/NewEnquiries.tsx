import { useEffect, useRef, useState } from 'react';
import { MAX_UNHANDLED } from './enquiry.ts';
import type { Enquiry } from './storedEnquiry.ts';
import { NEW_PAGE, useAreEnquiriesFull, useNewEnquiries } from './useEnquiries.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { HandledEnquiries } from './HandledEnquiries.tsx';
import { useHandling } from './useHandling.ts';

/** How many enquiries are shown before somebody asks for more. */
const SHOWN = 2;

/** How many new enquiries there are; `hasMore`: at least. */
export type EnquiryCount = { readonly count: number; readonly hasMore: boolean };

export type NewEnquiriesProps = {
  /** Stable. Receives how many there are. */
  readonly onCount: (count: EnquiryCount) => void;
};

/** The new enquiries from the website, each with what can become of it; nothing while there are none. */
export default function NewEnquiries({ onCount }: NewEnquiriesProps) {
  const [max, setMax] = useState(NEW_PAGE);
  const { enquiries, hasMore } = useNewEnquiries(max);
  const areFull = useAreEnquiriesFull();
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

  const groups = groupsOf(enquiries);
  const isAllShown = isFull || groups.length <= SHOWN;
  const shown = isAllShown ? groups : groups.slice(0, SHOWN);
  const handle = (run: (enquiry: Enquiry) => Promise<void>) => (enquiry: Enquiry) => {
    setUsed(true);
    void run(enquiry);
  };
  return (
    <Panel
      title="New enquiries"
      className="border-b border-line"
      actions={
        <>
          <p className="me-auto text-[0.8125rem] text-muted tabular-nums">
            {hasMore ? `More than ${max}` : count}
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
        {areFull && (
          <div className="px-4 pb-3 sm:px-6">
            <Alert kind="alert">
              {`${MAX_UNHANDLED} enquiries have come since one was handled, so no more are accepted. Make one a lead or dismiss it, and the next can come.`}
            </Alert>
          </div>
        )}
        {count === 0 && (
          <p className="px-4 pb-5 text-[0.8125rem] text-muted sm:px-6">
            No new enquiries. The next one appears here.
          </p>
        )}
        <ul>
          {shown.map(({ first, same }) => (
            <EnquiryItem
              key={first.id}
              enquiry={first}
              count={same.length}
              now={now}
              onMakeLead={handle(handling.makeLead)}
              onDismiss={handle(
                same.length === 1 ? handling.dismiss : () => handling.dismissAll(same),
              )}
            />
          ))}
        </ul>
        {(groups.length > SHOWN || hasMore) && (
          <p className="flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-1.5 text-[0.8125rem] text-muted sm:px-6">
            {groups.length > SHOWN && (
              <Button
                variant="quiet"
                className="-ms-3.5 pointer-coarse:min-h-11"
                aria-expanded={isFull}
                onClick={() => setFull(!isFull)}
              >
                {isFull ? 'Show fewer' : `Show ${groups.length - SHOWN} more`}
              </Button>
            )}
            {isAllShown && hasMore && (
              <Button
                variant="quiet"
                className="-ms-3.5 pointer-coarse:min-h-11"
                onClick={() => setMax(max + NEW_PAGE)}
              >
                Show older
              </Button>
            )}
            {isAllShown && (
              <Button
                variant="quiet"
                className="-ms-3.5 pointer-coarse:min-h-11"
                onClick={() => {
                  setUsed(true);
                  void handling.dismissAll(enquiries);
                }}
              >
                {`Dismiss all ${count} of these`}
              </Button>
            )}
          </p>
        )}
      </div>
      {isHandledOpen && <HandledEnquiries now={now} onRestore={handle(handling.restore)} />}
    </Panel>
  );
}

/** Enquiries by message, newest first: an advertisement that is sent to every form, or a second press of a button. */
function groupsOf(enquiries: readonly Enquiry[]) {
  const groups = new Map<string, { readonly first: Enquiry; readonly same: Enquiry[] }>();
  for (const enquiry of enquiries) {
    const message = enquiry.message.trim();
    const group = groups.get(message);
    if (group) group.same.push(enquiry);
    else groups.set(message, { first: enquiry, same: [enquiry] });
  }
  return [...groups.values()];
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
