import { BRAND } from '../../../company/brand.ts';
import type { SendResult, SentEnquiry } from '../../../features/enquiries/sendEnquiry.ts';
import { loadCode } from '../../../lib/lazyPage.ts';
import { mailHref } from '../../../lib/messageLinks.ts';
import { whatsAppHref } from '../links.tsx';
import { CONSULTATION_FORM } from '../../../company/site/consultationForm.ts';
import { LANGUAGE } from '../../../company/site/language.ts';
import { SENDING } from '../../../company/site/enquirySending.ts';

/** The longest link, in characters, that mail programs and WhatsApp on every system open. */
const MAX_LENGTH = 1_800;

export const EMPTY_ENQUIRY = {
  name: '',
  email: '',
  phone: '',
  message: '',
  projectType: '',
  country: '',
  timeline: '',
};

/** What the visitor typed into the consultation form (specification, section 3). */
export type TypedEnquiry = typeof EMPTY_ENQUIRY;

/** A field of the enquiry that the form has a control for. */
export type FieldName = keyof typeof CONSULTATION_FORM.fields;

const DETAILS = ['name', 'email', 'projectType', 'country', 'timeline'] as const;

/** The fields other than the message that are filled in, each with its label. */
export function detailsOf(enquiry: TypedEnquiry) {
  return DETAILS.map((name) => ({
    name,
    label: CONSULTATION_FORM.fields[name].label,
    value: enquiry[name].trim(),
  })).filter(({ value }) => value !== '');
}

/** The enquiry as plain text: its details line by line, then the message. */
export function enquiryText(enquiry: TypedEnquiry): string {
  const details = detailsOf(enquiry).map(({ label, value }) => `${label}: ${value}`);
  return [CONSULTATION_FORM.subject, '', ...details, '', enquiry.message.trim()].join('\n');
}

/** A link that carries an enquiry, or, if that is too long for a link, its beginning. */
type EnquiryLink = { readonly href: string; readonly isShortened: boolean };

/** The links that open WhatsApp and the visitor's mail program with the enquiry typed in. */
export function enquiryLinks(enquiry: TypedEnquiry): {
  readonly whatsApp: EnquiryLink;
  readonly mail: EnquiryLink;
} {
  const { subject } = CONSULTATION_FORM;
  const text = enquiryText(enquiry);
  return {
    whatsApp: fittingLink(text, (part) => whatsAppHref(BRAND.whatsAppPhone, part)),
    mail: fittingLink(text, (part) => mailHref(BRAND.email, { subject, body: part })),
  };
}

/** The link with the whole text if it fits, or with the longest beginning that does. */
function fittingLink(text: string, hrefOf: (text: string) => string): EnquiryLink {
  const whole = hrefOf(text);
  if (whole.length <= MAX_LENGTH) return { href: whole, isShortened: false };
  const characters = countCharacters(text.slice(0, MAX_LENGTH));
  const beginning = (count: number): string =>
    hrefOf(`${characters.slice(0, count).join('').trimEnd()}…\n\n${CONSULTATION_FORM.shortened}`);
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (beginning(middle).length <= MAX_LENGTH) fits = middle;
    else tooLong = middle;
  }
  return { href: beginning(fits), isShortened: true };
}

/** The characters as a reader counts them: an emoji of several code points is one. */
const countCharacters = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** What became of an enquiry that was sent. */
export type SendOutcome = SendResult | { readonly kind: 'offline' };

/** How enquiries are stored in the database, and what the form says meanwhile. */
export type Storing = {
  readonly texts: typeof SENDING;
  readonly onSubmit: (enquiry: TypedEnquiry) => Promise<SendOutcome>;
};

/**
 * Stores enquiries in the database. The code that does it loads with the first one. Sent again as it was, an enquiry keeps its
 * key and so is stored once.
 */
export function storingEnquiries(): Storing {
  let latest: SentEnquiry | null = null;
  async function onSubmit(enquiry: TypedEnquiry): Promise<SendOutcome> {
    const code = navigator.onLine
      ? await loadCode(() => import('../../../features/enquiries/sendEnquiry.ts'))
      : null;
    if (code === null) return { kind: 'offline' };
    const isSame = JSON.stringify(latest?.texts) === JSON.stringify(enquiry);
    latest =
      latest !== null && isSame
        ? latest
        : code.newSentEnquiry(enquiry, LANGUAGE.code === 'ar' ? 'ar' : undefined);
    return code.sendEnquiry(latest);
  }
  return { texts: SENDING, onSubmit };
}
