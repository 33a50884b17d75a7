import { useRef, useState } from 'react';
import type { SendResult, SentEnquiry } from '../../../enquiries/sendEnquiry.ts';
import { SENDING } from '../../content/sending.ts';
import type { Enquiry } from '../consultation/enquiry.ts';
import type { Errors } from '../consultation/validateForm.ts';

/** Where an enquiry is on its way to the database. */
export type SendingState =
  | { readonly phase: 'filling' | 'sending' | 'sent' }
  | { readonly phase: 'failed'; readonly failure: keyof typeof SENDING.failures };

/** Sends enquiries, one at a time. The code that does it, with the database, loads with the first one. */
export function useSending() {
  const [state, setState] = useState<SendingState>({ phase: 'filling' });
  const isSending = useRef(false);
  // Sent again as it was, an enquiry keeps its key and so is stored once.
  const latest = useRef<SentEnquiry | null>(null);

  /** Resolves to errors of texts that are too long to be sent. Ignored while another enquiry is being sent. */
  async function send(enquiry: Enquiry): Promise<Errors> {
    if (isSending.current) return {};
    isSending.current = true;
    setState({ phase: 'sending' });
    const result = await attempt(enquiry);
    isSending.current = false;
    setState(stateAfter(result));
    return result.kind === 'too long' ? errorsOf(result) : {};
  }

  async function attempt(enquiry: Enquiry): Promise<SendResult | { readonly kind: 'offline' }> {
    const code = navigator.onLine ? await loadCode() : null;
    if (code === null) return { kind: 'offline' };
    if (latest.current === null || !isSame(latest.current.texts, enquiry))
      latest.current = code.newSentEnquiry(enquiry);
    return code.sendEnquiry(latest.current);
  }

  return { state, send };
}

function stateAfter({ kind }: SendResult | { readonly kind: 'offline' }): SendingState {
  if (kind === 'too long') return { phase: 'filling' };
  return kind === 'stored' ? { phase: 'sent' } : { phase: 'failed', failure: kind };
}

const errorsOf = ({ texts }: Extract<SendResult, { kind: 'too long' }>): Errors =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      SENDING.tooLong(formatCount(text.maxLength), formatCount(text.length)),
    ]),
  );

const formatCount = (count: number): string => count.toLocaleString('en-US');

const isSame = (texts: object, enquiry: Enquiry): boolean =>
  JSON.stringify(texts) === JSON.stringify(enquiry);

/** The code that sends; null where it cannot be loaded, as without a network. */
async function loadCode() {
  try {
    return await import('../../../enquiries/sendEnquiry.ts');
  } catch (error) {
    console.warn('Loading the code that sends enquiries failed', error);
    return null;
  }
}
