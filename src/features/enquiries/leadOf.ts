import type { Texts } from '../../model/draft.ts';
import type { EnquiryTexts } from './enquiry.ts';

/** The source of the leads that enquiries become. */
const SOURCE = 'Website';

/**
 * The texts of the lead that an enquiry becomes; the others are those of every new lead. A visitor names no company, so that
 * the person stands for it, and is the contact together with the address, which is a link there.
 */
export const leadTexts = ({ name, email }: Pick<EnquiryTexts, 'name' | 'email'>): Texts => ({
  company: name,
  contact: [name, email].filter(Boolean).join(', '),
  source: SOURCE,
});
