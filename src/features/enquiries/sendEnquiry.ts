import {
  ENQUIRIES_PATH,
  ENQUIRY_COUNT_PATH,
  newEnquiryKey,
  textsToStore,
  tooLongTexts,
  type EnquiryLanguage,
  type EnquiryTexts,
} from './enquiry.ts';
import {
  NOW,
  ONE_MORE,
  withVisitorDatabase,
  type VisitorDatabase,
} from '../../firebase/visitorDatabase.ts';

/** How long the server may take to answer. */
const TIMEOUT_MS = 15_000;

/** An enquiry on its way: it keeps its key when it is sent again, so that it is stored once. */
export type SentEnquiry = {
  readonly key: string;
  readonly texts: EnquiryTexts;
  readonly language?: EnquiryLanguage | undefined;
};

/** What became of sending an enquiry. `unanswered`: it may have been stored or not. */
export type SendResult =
  | { readonly kind: 'stored' | 'unanswered' | 'refused' }
  | { readonly kind: 'too long'; readonly texts: ReturnType<typeof tooLongTexts> };

/** Gives an enquiry its key. */
export const newSentEnquiry = (texts: EnquiryTexts, language?: EnquiryLanguage): SentEnquiry => ({
  key: newEnquiryKey(),
  texts,
  language,
});

/** Stores an enquiry, and waits until the server has. Sending the same one again stores it once. Never rejects. */
export async function sendEnquiry(
  enquiry: SentEnquiry,
  timeoutMs = TIMEOUT_MS,
): Promise<SendResult> {
  const tooLong = tooLongTexts(enquiry.texts);
  if (Object.keys(tooLong).length > 0) return { kind: 'too long', texts: tooLong };
  try {
    return await withVisitorDatabase((database) =>
      Promise.race([store(database, enquiry), timeout(timeoutMs)]),
    );
  } catch (error) {
    console.error('The database refused the enquiry', error);
    return { kind: 'refused' };
  }
}

async function store(
  database: VisitorDatabase,
  { key, texts, language }: SentEnquiry,
): Promise<SendResult> {
  const path = `${ENQUIRIES_PATH}/${key}`;
  const values = { ...textsToStore(texts), ...(language && { language }) };
  try {
    await database.update({
      [path]: { ...values, timestamp: NOW, waiting: NOW },
      [`${ENQUIRY_COUNT_PATH}/count`]: ONE_MORE,
      [`${ENQUIRY_COUNT_PATH}/last`]: key,
    });
  } catch (error) {
    const isStored = await repeat(database, path, values);
    if (!isStored) throw error;
  }
  return { kind: 'stored' };
}

/** Writes the same texts over themselves, which the rules allow where they are stored. */
async function repeat(database: VisitorDatabase, path: string, values: object): Promise<boolean> {
  const texts = Object.entries(values).map(([name, text]) => [`${path}/${name}`, text as string]);
  try {
    await database.update(Object.fromEntries(texts) as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

const timeout = (ms: number): Promise<SendResult> =>
  new Promise((resolve) => setTimeout(() => resolve({ kind: 'unanswered' }), ms));
