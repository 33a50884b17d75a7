import { BRAND, LEGAL } from '../brand.ts';

/** The labels of the imprint; the company's entries are in `src/company/brand.ts`. */
export const IMPRINT = {
  head: {
    title: 'Imprint',
    description: `Who publishes this site: the legal name, licence and tax registration number of ${BRAND.name}, and how to reach the studio.`,
    heading: 'Who publishes this site',
    lead: 'The company as it is registered, and where to reach it.',
  },
  company: 'The company',
  entries: [
    { term: 'Legal name', detail: LEGAL.name },
    { term: 'Licensing authority', detail: LEGAL.licensingAuthority },
    { term: 'Licence number', detail: LEGAL.licenceNumber },
    { term: 'Tax registration number (TRN)', detail: LEGAL.trn },
  ],
  contact: 'The studio',
} as const;
