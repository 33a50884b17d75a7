import { childrenOf, textOrBlank } from '../../lib/stored.ts';
import { isTimestamp } from '../../records/model/activity.ts';
import { ENQUIRY_TEXT_NAMES, type EnquiryLanguage, type EnquiryTexts } from './enquiry.ts';

/** What became of an enquiry, and who decided that. */
export type Handling = {
  readonly user: string;
  /** The server's time, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The id of the lead it was made; null if it was dismissed. */
  readonly lead: string | null;
};

/** A stored enquiry. */
export type Enquiry = EnquiryTexts & {
  readonly id: string;
  /** That of the page it was sent from, unless that is English. */
  readonly language?: EnquiryLanguage;
  /** When it was sent, by the server's time in milliseconds since 1970. */
  readonly timestamp: number;
  /** Null while nobody has handled it. */
  readonly handling: Handling | null;
};

/** Parses a stored enquiry; null when it has no time, which the rules never accept. */
export function parseEnquiry(id: string, stored: unknown): Enquiry | null {
  const raw = childrenOf(stored);
  if (!isTimestamp(raw['timestamp'])) return null;
  const texts = Object.fromEntries(
    ENQUIRY_TEXT_NAMES.map((name) => [name, textOrBlank(raw[name])]),
  );
  return {
    ...(texts as EnquiryTexts),
    id,
    ...(raw['language'] === 'ar' && { language: 'ar' }),
    timestamp: raw['timestamp'],
    handling: parseHandling(raw['handled']),
  };
}

/** Parses what is stored of how an enquiry was handled; null if it has not been. */
export function parseHandling(stored: unknown): Handling | null {
  const { user, timestamp, lead } = childrenOf(stored);
  if (!isTimestamp(timestamp)) return null;
  return { user: textOrBlank(user), timestamp, lead: typeof lead === 'string' ? lead : null };
}
