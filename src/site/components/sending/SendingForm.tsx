import { useState } from 'react';
import { SENDING } from '../../content/sending.ts';
import { EMPTY_ENQUIRY, type Enquiry } from '../consultation/enquiry.ts';
import { EnquiryForm } from '../consultation/EnquiryForm.tsx';
import type { Errors } from '../consultation/validateForm.ts';
import { SendingFailure } from './SendingFailure.tsx';
import { SentThanks } from './SentThanks.tsx';
import { useSending } from './useSending.ts';

/**
 * The consultation form where enquiries are stored (VITE_ENQUIRIES). Submitting it writes the enquiry to the browser's
 * console, as the specification says, and sends it; the thank-you message follows once the server has stored it.
 */
export function SendingForm() {
  const [enquiry, setEnquiry] = useState<Enquiry>(EMPTY_ENQUIRY);
  const { state, send } = useSending();
  if (state.phase === 'sent') return <SentThanks enquiry={enquiry} />;

  function onSubmit(): Promise<Errors> {
    console.log('Consultation request', enquiry);
    return send(enquiry);
  }

  const isBusy = state.phase === 'sending';
  const hasFailed = state.phase === 'failed';
  return (
    <EnquiryForm
      enquiry={enquiry}
      onChange={setEnquiry}
      onSubmit={onSubmit}
      submit={isBusy ? SENDING.sending : hasFailed ? SENDING.again : SENDING.submit}
      privacy={SENDING.privacy}
      isBusy={isBusy}
    >
      <p role="status" className="sr-only">
        {isBusy && SENDING.sending}
      </p>
      {hasFailed && <SendingFailure enquiry={enquiry} failure={state.failure} />}
    </EnquiryForm>
  );
}
