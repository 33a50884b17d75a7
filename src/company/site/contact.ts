import { BRAND } from '../brand.ts';
import { PHONES } from '../phones.ts';
import type { ContactGroup } from './types.ts';

/** The contact groups. */
const GROUPS: readonly ContactGroup[] = [
  {
    heading: 'New projects',
    text: 'A first idea, a plan on paper, a question of cost.',
    subject: 'a new project',
    members: [
      {
        name: 'Hala Mansour',
        role: 'Senior Consultant, residences',
        phone: BRAND.whatsAppPhone,
      },
      {
        name: 'Daniel Okoye',
        role: 'Senior Consultant, hotels and offices',
        phone: PHONES.hotels,
      },
      { name: 'Idris Vellani', role: 'Design Director, for architects and designers' },
    ],
  },
  {
    heading: 'Care and coral',
    text: 'Systems in our care, and the coral bank in Sri Lanka.',
    subject: 'a system in your care',
    members: [
      {
        name: 'Priority support',
        role: 'On call 24/7 for systems in our care',
        phone: PHONES.support,
      },
      { name: 'Maren Solheim', role: 'Head of Husbandry', phone: PHONES.care },
      { name: 'Dilan Jayasuriya', role: 'Coordinator, Coral Bank' },
    ],
  },
];

export const CONTACT = {
  head: {
    title: 'Contact',
    description: `Write, call or send a message. A senior consultant of the ${BRAND.city} studio responds within one business day.`,
    heading: 'Write, call, or send a plan',
    lead: 'A sketch, a floor plan, a photograph of a wall: any of them is a beginning.',
  },
  nextPage: {
    to: `/why-${BRAND.slug}`,
    eyebrow: `Why ${BRAND.name}`,
    heading: 'Six differences you can check',
  },
  labels: {
    headquarters: 'Headquarters',
    visits: 'Visits to the studio are by appointment.',
    social: 'Follow the studio',
    // The functions make screen-reader text before the label of a link.
    messageFor: (name: string) => `Message ${name} on`,
    message: 'WhatsApp',
    callFor: (name: string) => `Call ${name}`,
    write: 'E-mail',
    subject: (name: string) => `For ${name}`,
  },
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
} as const;
