import { waLink } from '../../../lib/waLink.ts';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { mailtoHref } from '../../links.ts';
import { enquiryText, type Enquiry } from './enquiry.ts';

/** The longest link, in characters, that mail programs and WhatsApp on every system open. */
const MAX_LENGTH = 1_800;

/** A link that carries an enquiry, or, if that is too long for a link, its beginning. */
export type EnquiryLink = { readonly href: string; readonly isShortened: boolean };

/** The links that open WhatsApp and the visitor's mail program with the enquiry typed in. */
export function enquiryLinks(enquiry: Enquiry): {
  readonly whatsApp: EnquiryLink;
  readonly mail: EnquiryLink;
} {
  const { subject } = CONSULTATION_FORM;
  // Half of a surrogate pair cannot be part of an address.
  const text = enquiryText(enquiry).replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return {
    whatsApp: fittingLink(text, (part) => waLink(BRAND.whatsAppPhone, part)),
    // Mail programs want both characters at the end of a line (RFC 6068).
    mail: fittingLink(text, (part) => mailtoHref(subject, part.replaceAll('\n', '\r\n'))),
  };
}

/** The link with the whole text if it fits, or with the longest beginning that does. */
function fittingLink(text: string, hrefOf: (text: string) => string): EnquiryLink {
  const whole = hrefOf(text);
  if (whole.length <= MAX_LENGTH) return { href: whole, isShortened: false };
  const characters = charactersOf(text.slice(0, MAX_LENGTH));
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
const charactersOf = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
