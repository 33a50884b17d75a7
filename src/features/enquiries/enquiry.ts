import { westernDigits } from '../../lib/westernDigits.ts';

/** The database path of the enquiries that visitors send with the consultation form. */
export const ENQUIRIES_PATH = 'site/enquiries';

/** The database path of how many have come since one was handled: each raises it by one and names itself. */
export const ENQUIRY_COUNT_PATH = 'site/enquiryCount';

/** The most enquiries that are accepted until somebody handles one. */
export const MAX_UNHANDLED = 300;

/** The texts of an enquiry, each with the most characters that the security rules accept. */
export const ENQUIRY_TEXTS = {
  name: { maxLength: 200, isRequired: true },
  email: { maxLength: 320, isRequired: true },
  message: { maxLength: 5_000, isRequired: true },
  projectType: { maxLength: 100, isRequired: false },
  country: { maxLength: 100, isRequired: false },
  timeline: { maxLength: 300, isRequired: false },
} as const;

export type EnquiryTextName = keyof typeof ENQUIRY_TEXTS;

/** What a visitor typed, by field; '' where nothing was. */
export type EnquiryTexts = Readonly<Record<EnquiryTextName, string>>;

/** The names of the texts. */
export const ENQUIRY_TEXT_NAMES = Object.keys(ENQUIRY_TEXTS) as readonly EnquiryTextName[];

/** The language of the page that an enquiry comes from; an English one has none. */
export type EnquiryLanguage = 'ar';

/** A new key for an enquiry: 20 characters that nobody can guess. */
export function newEnquiryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => KEY_CHARACTERS[byte % KEY_CHARACTERS.length]).join('');
}

/** 64 characters, so that each is equally likely. */
const KEY_CHARACTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** The texts to store: trimmed, with western digits, and without blank ones. */
export function textsToStore(typed: EnquiryTexts): Partial<EnquiryTexts> {
  const texts = ENQUIRY_TEXT_NAMES.map(
    (name) => [name, westernDigits(typed[name].trim())] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The texts that are too long to be stored, by field, each with its length and the most characters. */
export function tooLongTexts(
  typed: EnquiryTexts,
): Partial<Record<EnquiryTextName, { readonly length: number; readonly maxLength: number }>> {
  const found = ENQUIRY_TEXT_NAMES.flatMap((name) => {
    const { length } = typed[name].trim();
    const { maxLength } = ENQUIRY_TEXTS[name];
    return length > maxLength ? [[name, { length, maxLength }] as const] : [];
  });
  return Object.fromEntries(found);
}
