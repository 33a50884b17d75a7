import { groupedBy } from '../../lib/groupedBy.ts';
import { Moment } from '../../ui/Moment.tsx';
import { useEffect, useState, useId } from 'react';
import { MAX_UNHANDLED } from './enquiry.ts';
import type { Enquiry } from './storedEnquiry.ts';
import {
  NEW_PAGE,
  useAreEnquiriesFull,
  useNewEnquiries,
  MAX_HANDLED,
  useHandledEnquiries,
} from './useEnquiries.ts';
import { useServerNow } from '../../records/store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { mailHref } from '../../lib/messageLinks.ts';
import { timeAgo } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/words.ts';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { lead } from '../sales/lead.entity.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { OPENED_HERE } from '../../records/page/address/useAddress.ts';
import { useHandling } from './handleEnquiry.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** How many enquiries are shown before somebody asks for more. */
const SHOWN = 2;

type NewEnquiriesProps = {
  /** Stable. Receives how many there are; `hasMore`: at least. */
  readonly onCount: (count: { readonly count: number; readonly hasMore: boolean }) => void;
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
  const now = useServerNow();
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
      <div className="@container">
        {handling.failure !== null && (
          <Alert kind="alert" className="mx-4 mb-3 sm:mx-6">
            {handling.failure}
          </Alert>
        )}
        {areFull && (
          <Alert kind="alert" className="mx-4 mb-3 sm:mx-6">
            {`${MAX_UNHANDLED} enquiries have come since one was handled, so no more are accepted. Make one a lead or dismiss it, and the next can come.`}
          </Alert>
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
const groupsOf = (enquiries: readonly Enquiry[]) =>
  Array.from(
    groupedBy(enquiries, ({ message }) => message.trim()),
    ([, same]) => ({
      first: same[0],
      same,
    }),
  );

const FOLDED_LENGTH = 80;

type EnquiryItemProps = {
  readonly enquiry: Enquiry;
  /** How many have the same message, this one included. */
  readonly count: number;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly onMakeLead: (enquiry: Enquiry) => void;
  readonly onDismiss: (enquiry: Enquiry) => void;
};

function EnquiryItem({ enquiry, count, now, onMakeLead, onDismiss }: EnquiryItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { email, message, timestamp } = enquiry;
  const name = orUntitled(enquiry.name);
  const isLong =
    message.includes('\n') ||
    [message, enquiry.timeline, enquiry.country].some(({ length }) => length > FOLDED_LENGTH);
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-sm sm:px-6 @2xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 overflow-clip wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="line-clamp-2 font-semibold">{name}</bdi>{' '}
          <a
            href={mailHref(email)}
            className="text-[0.8125rem] text-muted underline-offset-4 hover:underline"
          >
            <bdi className="line-clamp-2">{email}</bdi>
          </a>{' '}
          <Moment at={timestamp} className="text-xs text-muted">
            {timeAgo(timestamp, now)}
          </Moment>
          {count > 1 && (
            <span className="text-xs font-semibold">{count} with the same message</span>
          )}
        </p>
        <p
          className={`mt-1 max-w-[80ch] text-start [unicode-bidi:plaintext] ${isOpen ? 'whitespace-pre-line' : 'line-clamp-2'}`}
        >
          {message}
        </p>
        {isLong && (
          <Button
            variant="quiet"
            className="-ms-2 min-h-8! px-2! text-[0.8125rem]! pointer-coarse:min-h-11!"
            aria-label={`${isOpen ? 'Fold' : 'Show all'}: ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold' : 'Show all'}
          </Button>
        )}
        <EnquiryDetails enquiry={enquiry} isFolded={!isOpen} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Button aria-label={`Make it a lead: ${name}`} tall onClick={() => onMakeLead(enquiry)}>
          Make it a lead
        </Button>
        <Button
          variant="quiet"
          aria-label={`${count > 1 ? `Dismiss all ${count}` : 'Dismiss'}: ${name}`}
          tall
          onClick={() => onDismiss(enquiry)}
        >
          {count > 1 ? `Dismiss all ${count}` : 'Dismiss'}
        </Button>
      </div>
    </li>
  );
}

type HandledEnquiriesProps = {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly onRestore: (enquiry: Enquiry) => void;
};

function HandledEnquiries({ now, onRestore }: HandledEnquiriesProps) {
  const { status, enquiries, hasMore } = useHandledEnquiries();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t border-line bg-sunken/50 py-2">
      <h3 id={titleId} className="px-4 py-1 text-[0.8125rem] font-semibold sm:px-6">
        Recently handled
      </h3>
      {enquiries.length === 0 && (
        <ListPlaceholder
          status={status}
          label="The handled enquiries"
          empty="No enquiry has been handled yet."
        />
      )}
      <ul>
        {enquiries.map((enquiry) => (
          <HandledItem key={enquiry.id} enquiry={enquiry} now={now} onRestore={onRestore} />
        ))}
      </ul>
      {hasMore && (
        <p className="px-4 py-1 text-xs text-muted sm:px-6">
          Only the latest {MAX_HANDLED} are listed.
        </p>
      )}
    </section>
  );
}

type HandledItemProps = HandledEnquiriesProps & { readonly enquiry: Enquiry };

function HandledItem({ enquiry, now, onRestore }: HandledItemProps) {
  const { handling } = enquiry;
  if (handling === null) return null;
  const name = orUntitled(enquiry.name);
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 px-4 text-[0.8125rem] wrap-anywhere sm:px-6 pointer-coarse:min-h-11">
      <bdi className="line-clamp-1 min-w-0 font-medium">{name}</bdi>
      <span className="text-muted">
        {handling.lead === null ? 'dismissed by ' : 'made a lead by '}
        <bdi>{handling.user}</bdi>,{' '}
        <Moment at={handling.timestamp}>{timeAgo(handling.timestamp, now)}</Moment>
      </span>
      {handling.lead === null ? (
        <Button
          variant="quiet"
          aria-label={`Take back: ${name}`}
          className="min-h-8! px-2! pointer-coarse:min-h-11!"
          onClick={() => onRestore(enquiry)}
        >
          Take back
        </Button>
      ) : (
        <TextLink
          to={recordAddress(lead, handling.lead)}
          state={OPENED_HERE}
          aria-label={`Open: ${name}`}
          className="min-h-8 px-2 font-semibold"
        >
          Open
        </TextLink>
      )}
    </li>
  );
}
