import type { Passage } from './types.ts';

/** What the site does with enquiries, by the settings of its build. */
export type EnquirySettings = {
  readonly areStored: boolean;
  /** Whether Google checks that this site sends them. */
  readonly hasAppCheck: boolean;
};

const SENDS_NOTHING = [
  'The form sends nothing. What you type stays in your browser until you send it yourself by WhatsApp or e-mail, and is gone when you close the tab.',
  'What you send reaches us through the service you choose, under the terms of that service. We then hold your name, your address or number, and what you tell us of the project.',
];

const STORES = [
  'What you type stays in your browser until you press “Send enquiry”. Your browser then connects to our database, which Google keeps for us (Firebase). It stores what is in the form and the time; Google sees your IP address. Afterwards the connection is closed.',
  'If you send your words by WhatsApp or e-mail instead, they reach us through the service you choose, under the terms of that service. In each case we then hold your name, your address or number, and what you tell us of the project.',
];

const APP_CHECK =
  'Before that, Google checks that a browser on this site sends the enquiry, and no program (reCAPTCHA). Its code is loaded from Google only then; it looks at your browser and may keep data in it, under the terms and the privacy policy of Google.';

/** What the privacy notice says of the consultation form. */
export function formPassage({ areStored, hasAppCheck }: EnquirySettings): Passage {
  const [stores = '', ...others] = STORES;
  const paragraphs = [stores, ...(hasAppCheck ? [APP_CHECK] : []), ...others];
  return {
    heading: 'The consultation form',
    paragraphs: areStored ? paragraphs : SENDS_NOTHING,
  };
}

/** What follows the promise that the site loads nothing from other companies. */
export const visitException = ({ areStored }: EnquirySettings): string =>
  areStored ? ' There is one exception: sending the consultation form, described below.' : '';

/** Who receives enquiries outside the studio. */
export const enquiryProviders = ({ areStored }: EnquirySettings): string =>
  areStored ? 'telephone, e-mail and database' : 'telephone and e-mail';
