import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from './storedEnquiry.ts';
import { lead } from '../sales/lead.entity.ts';
import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { MAX_HANDLED, useHandledEnquiries } from './useEnquiries.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { recordAddress } from '../../shell/address/addresses.ts';
import { OPENED_HERE } from '../../shell/address/useAddress.ts';

type HandledEnquiriesProps = {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly onRestore: (enquiry: Enquiry) => void;
};

/** The enquiries that were handled last: who made them leads, and the dismissed ones to take back. */
export function HandledEnquiries({ now, onRestore }: HandledEnquiriesProps) {
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
        <time
          dateTime={new Date(handling.timestamp).toISOString()}
          title={dateAndTime(handling.timestamp)}
        >
          {timeAgo(handling.timestamp, now)}
        </time>
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
        <Link
          to={recordAddress(lead, handling.lead)}
          state={OPENED_HERE}
          aria-label={`Open: ${name}`}
          className="inline-flex min-h-8 items-center px-2 font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          Open
        </Link>
      )}
    </li>
  );
}
