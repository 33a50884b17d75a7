import { BRAND } from '../../brand.ts';
import type { ContactGroup, FormField, Item, PageHead } from './types.ts';

const LABELS = {
  headquarters: 'Headquarters',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  visits: 'Visits to the studio are by appointment.',
  social: 'Follow the studio',
  // The functions make screen-reader text before the label of a link.
  messageFor: (name: string) => `Message ${name} on`,
  message: 'WhatsApp',
  callFor: (name: string) => `Call ${name}`,
  write: 'E-mail',
  subject: (name: string) => `For ${name}`,
} as const;

/** The contact groups: samples to be replaced. */
const GROUPS: readonly ContactGroup[] = [
  {
    heading: 'New projects',
    text: 'A first idea, a plan on paper, a question of cost.',
    members: [
      {
        name: 'Hala Mansour',
        role: 'Senior Consultant, residences',
        phone: '+971 50 555 0111',
      },
      {
        name: 'Daniel Okoye',
        role: 'Senior Consultant, hotels and offices',
        phone: '+971 50 555 0112',
      },
      { name: 'Idris Vellani', role: 'Design Director, for architects and designers' },
    ],
  },
  {
    heading: 'Care and coral',
    text: 'Systems in our care, and the coral bank in Sri Lanka.',
    members: [
      {
        name: 'Priority support',
        role: 'On call 24/7 for systems in our care',
        phone: '+971 50 555 0124',
      },
      { name: 'Maren Solheim', role: 'Head of Husbandry', phone: '+971 50 555 0115' },
      { name: 'Dilan Jayasuriya', role: 'Coordinator, Coral Bank' },
    ],
  },
];

/** The consultation form (specification, section 5). */
export const CONSULTATION_FORM: {
  readonly heading: string;
  readonly text: string;
  readonly requiredMark: string;
  readonly optionalMark: string;
  readonly fields: Readonly<
    Record<'name' | 'email' | 'message' | 'projectType' | 'country' | 'timeline', FormField>
  >;
  /** How to send plans, since the form has no upload. */
  readonly plans: {
    readonly text: string;
    readonly or: string;
    readonly message: string;
    readonly subject: string;
  };
  readonly noProjectType: string;
  readonly projectTypes: readonly string[];
  readonly privacy: string;
  readonly submit: string;
  readonly thanks: {
    readonly heading: string;
    readonly text: string;
    readonly direct: string;
    readonly call: string;
    readonly message: string;
    readonly write: string;
    readonly whatsAppPhone: string;
  };
} = {
  heading: 'Request a consultation',
  text: 'Three fields are enough. The others help us to choose who answers. A senior consultant responds within one business day.',
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
  privacy: 'We use these details to answer your enquiry, and for nothing else.',
  submit: 'Send your enquiry',
  thanks: {
    heading: 'Thank you',
    text: 'A senior consultant responds within one business day.',
    direct: 'To speak to someone sooner, use any of these.',
    call: `Call ${BRAND.phone}`,
    message: 'Message a consultant on WhatsApp',
    write: `Write to ${BRAND.email}`,
    whatsAppPhone: '+971 50 555 0111',
  },
};

export const CONTACT: {
  readonly head: PageHead;
  readonly labels: typeof LABELS;
  readonly groups: readonly ContactGroup[];
  readonly next: { readonly heading: string; readonly lines: readonly Item[] };
} = {
  head: {
    title: 'Contact',
    description: `Write, call or send a message. A senior consultant of the ${BRAND.city} studio responds within one business day.`,
    eyebrow: 'Contact',
    heading: 'Write, call, or send a plan',
    lead: 'A sketch, a floor plan, a photograph of a wall: any of them is a beginning.',
  },
  labels: LABELS,
  groups: GROUPS,
  next: {
    heading: 'What happens next',
    lines: [
      {
        title: 'A reply',
        text: 'Within one business day, from a senior consultant, with questions about the room.',
      },
      {
        title: 'A visit',
        text: 'We look at load, access, power and drainage. Listening and survey typically take 1–2 weeks.',
      },
      {
        title: 'A note',
        text: 'You receive a feasibility note and a budget band, to keep whatever you decide.',
      },
    ],
  },
};
