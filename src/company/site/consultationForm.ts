import { RESPONSE_PROMISE } from './responsePromise.ts';
import { BRAND } from '../brand.ts';

/** The consultation form (specification, section 5). */
export const CONSULTATION_FORM = {
  heading: 'Request a consultation',
  text: `Three fields are enough. The others help us to choose who answers. ${RESPONSE_PROMISE}`,
  requiredMark: '(required)',
  optionalMark: '(optional)',
  fields: {
    name: {
      label: 'Name',
      required: true,
      errors: { missing: 'Please enter your name.' },
    },
    email: {
      label: 'E-mail',
      required: true,
      help: 'Our reply goes to this address.',
      errors: {
        missing: 'Please enter your e-mail address.',
        malformed: 'Please enter an e-mail address in the form name@example.com.',
      },
    },
    message: {
      label: 'Message',
      required: true,
      help: 'The room, the size you have in mind, the animals you like: whatever you know already.',
      errors: { missing: 'Please write a line or two about your project.' },
    },
    projectType: { label: 'Project type', required: false },
    country: { label: 'Country', required: false, help: 'Where the project stands.' },
    timeline: {
      label: 'Timeline',
      required: false,
      help: 'For example: plans freeze in March, moving in next winter.',
    },
  },
  /** How to send plans, since the form has no upload. */
  plans: {
    text: 'Plans and photographs:',
    or: 'or',
    message: 'WhatsApp',
    subject: 'Plans and photographs',
  },
  noProjectType: 'Please choose',
  projectTypes: [
    'Luxury Residential',
    'Hospitality / Hotel',
    'Corporate / Office',
    'Architect / Designer',
    'Other',
  ],
  submit: 'Review and send',
  privacy: {
    text: 'Nothing leaves this page before you send it yourself, by WhatsApp or e-mail. We use what you send to answer you, and for nothing else.',
    link: { label: 'Privacy notice', to: '/privacy' },
  },
  /** The first line of the enquiry, and the subject of its e-mail. */
  subject: 'Consultation request',
  /** Ends an enquiry that is too long for a link. */
  shortened: '(This is the beginning of a longer message.)',
  /** After an enquiry that a build does not store; a build that does says `arrived` of `enquirySending.ts` first. */
  thanks: {
    step: 'One step is left: choose how your words reach us. They are typed in already.',
    heading: 'Thank you',
    chosen: 'Once you have sent them, your words are with us.',
    promise: RESPONSE_PROMISE,
    message: 'Send by WhatsApp',
    write: 'Send by e-mail',
    copy: 'Copy the text',
    copied: 'Copied. Paste it wherever you write to us.',
    copyByHand: 'The browser does not let this page copy. The text is selected: copy it by hand.',
    wholeText: 'The whole text',
    tooLong:
      'Your message is longer than a link can carry. WhatsApp and e-mail open with its beginning; copy the text to send all of it.',
    enquiry: 'Your enquiry',
    back: 'Change something',
    direct: 'To speak to someone sooner:',
    call: `Call ${BRAND.phone}`,
  },
} as const;
