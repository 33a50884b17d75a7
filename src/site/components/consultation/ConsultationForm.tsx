import { useState } from 'react';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { ConsultationThanks } from './ConsultationThanks.tsx';
import { EMPTY_ENQUIRY, type Enquiry } from './enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

/**
 * The consultation form (specification, sections 3 to 5). Submitting it writes the enquiry to the browser's console
 * and shows a thank-you message, from which the visitor sends it; there is no server call.
 */
export function ConsultationForm() {
  const [enquiry, setEnquiry] = useState<Enquiry>(EMPTY_ENQUIRY);
  const [phase, setPhase] = useState<'filling' | 'submitted' | 'returned'>('filling');
  const { submit, privacy } = CONSULTATION_FORM;

  if (phase === 'submitted')
    return <ConsultationThanks enquiry={enquiry} onBack={() => setPhase('returned')} />;

  function onSubmit(): void {
    console.log('Consultation request', enquiry);
    setPhase('submitted');
  }

  return (
    <EnquiryForm
      enquiry={enquiry}
      onChange={setEnquiry}
      onSubmit={onSubmit}
      submit={submit}
      privacy={privacy}
      isReturn={phase === 'returned'}
    />
  );
}
