import { CONSULTATION_FORM } from '../../content/consultationForm.ts';

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
export type Enquiry = typeof EMPTY_ENQUIRY;

/** A field of the enquiry that the form has a control for. */
export type FieldName = keyof typeof CONSULTATION_FORM.fields;

const DETAILS = ['name', 'email', 'projectType', 'country', 'timeline'] as const;

/** The fields other than the message that are filled in, each with its label. */
export function detailsOf(enquiry: Enquiry) {
  return DETAILS.map((name) => ({
    name,
    label: CONSULTATION_FORM.fields[name].label,
    value: enquiry[name].trim(),
  })).filter(({ value }) => value !== '');
}

/** The enquiry as plain text: its details line by line, then the message. */
export function enquiryText(enquiry: Enquiry): string {
  const details = detailsOf(enquiry).map(({ label, value }) => `${label}: ${value}`);
  return [CONSULTATION_FORM.subject, '', ...details, '', enquiry.message.trim()].join('\n');
}
