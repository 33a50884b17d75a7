import { BRAND, LEGAL } from '../brand.ts';
import {
  enquiryProviders,
  formPassage,
  visitException,
  type EnquirySettings,
} from './enquiryPrivacy.ts';

/**
 * The privacy notice, after Federal Decree-Law No. 45 of 2021 of the United Arab Emirates.
 *
 * @placeholder The promises of the privacy notice: who reads an enquiry and how long it is kept.
 */
export const PRIVACY = {
  head: {
    title: 'Privacy',
    description:
      'What this site knows of you, what becomes of an enquiry, and your rights under the data protection law of the UAE.',
    heading: 'What we know of you, and why',
    lead: 'In short: this site does not track you. We know what you write to us, and use it to answer.',
  },
  /** What a build with these settings says. */
  passages: (settings: EnquirySettings) => [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${LEGAL.name}, ${BRAND.address}, decides how the personal data described here are used. For every question about them, write to ${BRAND.email}.`,
        'This notice follows Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data of the United Arab Emirates.',
      ],
    },
    {
      heading: 'Visiting the site',
      paragraphs: [
        `This site sets no cookies and does not track you. It has no analytics and no advertising, and loads nothing from other companies: pictures, film and fonts come from our own address.${visitException(settings)}`,
        'The server that delivers the pages sees what every web server sees: your IP address, the time and the file asked for.',
        'Members of staff can sign in. Only then does the site contact the service that checks the password, and keep the session and a few settings, such as light or dark, in the browser.',
      ],
    },
    formPassage(settings),
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use what you send to answer you and, if you ask for one, to prepare an offer: steps that you request before a contract, or that you consent to by writing. We do not sell it, use it for advertising, or let software decide about you.',
        `It is read by the people who answer you. Outside the studio it goes to the providers of our ${enquiryProviders(settings)}, and to nobody else unless you agree or the law requires it.`,
        'We delete an enquiry when it is answered and leads to no project. Documents of a project are kept for as long as the law prescribes.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold of you and receive a copy; have it corrected or erased; restrict or stop its use; and withdraw a consent at any time, which leaves what was done before as it was.',
        `Write to ${BRAND.email}. If our answer does not satisfy you, you may complain to the UAE Data Office.`,
      ],
    },
  ],
} as const;
