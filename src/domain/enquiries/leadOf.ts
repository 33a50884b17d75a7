import type { Texts } from '../draft.ts';
import type { EnquiryTexts } from './enquiry.ts';

/** The source of the leads that enquiries become. */
const SOURCE = 'Website';

/** The texts of the lead that an enquiry becomes; the others are those of every new lead. */
export const leadTexts = ({ name, email }: Pick<EnquiryTexts, 'name' | 'email'>): Texts => ({
  company: name,
  contact: email,
  source: SOURCE,
});
