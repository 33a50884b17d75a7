import { useState } from 'react';
import type { Enquiry } from './storedEnquiry.ts';
import { mailHref } from '../../lib/contacts.ts';
import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { Button } from '../../ui/Button.tsx';
import { EnquiryDetails } from './EnquiryDetails.tsx';

/** The longest text that fits into two lines on a phone, in characters. */
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

/** A new enquiry: who wrote when, the message, and what can become of it. */
export function EnquiryItem({ enquiry, count, now, onMakeLead, onDismiss }: EnquiryItemProps) {
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
          <time
            dateTime={new Date(timestamp).toISOString()}
            title={dateAndTime(timestamp)}
            className="text-xs text-muted"
          >
            {timeAgo(timestamp, now)}
          </time>
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
        <Button
          aria-label={`Make it a lead: ${name}`}
          className="pointer-coarse:min-h-11"
          onClick={() => onMakeLead(enquiry)}
        >
          Make it a lead
        </Button>
        <Button
          variant="quiet"
          aria-label={`${count > 1 ? `Dismiss all ${count}` : 'Dismiss'}: ${name}`}
          className="pointer-coarse:min-h-11"
          onClick={() => onDismiss(enquiry)}
        >
          {count > 1 ? `Dismiss all ${count}` : 'Dismiss'}
        </Button>
      </div>
    </li>
  );
}
