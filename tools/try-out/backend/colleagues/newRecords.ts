import type { Draft } from '../../../../src/records/model/draft.ts';
import type { deal } from '../../../../src/features/sales/deal.entity.ts';
import type { lead } from '../../../../src/features/sales/lead.entity.ts';
import { ASSIGNEES } from '../../../../src/company/assignees.ts';
import type { ticket } from '../../../../src/features/service/ticket.entity.ts';

/** The texts of a form; what they lack starts as in a blank one. */
type TextsOf<E extends { readonly fields: object }> = Partial<
  Draft<E['fields'] & Readonly<Record<string, never>>>
>;

const [OMAR, PRIYA] = ASSIGNEES;

/** What colleagues add to the desk, each once. All of it is invented. */
export const NEW_LEADS = [
  { company: 'Lantern Bay Marina', contact: 'Salim Haidar', source: 'Website' },
  { company: 'Tamarind Court Hotel', contact: 'Beatriz Moura', source: 'Referral' },
  { company: 'Northline Architects', contact: 'Ines Kovač', source: 'Architect' },
  { company: 'Pearl & Pine Clinic', contact: 'Dr. Hala Mansour', source: 'Exhibition' },
  { company: 'Saltmarsh Academy', contact: 'Peter Oduya', source: 'Website' },
  { company: 'Villa Zafira', contact: 'Mona Al Ali', source: 'Referral' },
] as const satisfies readonly TextsOf<typeof lead>[];

export const NEW_DEALS = [
  { title: 'Reflecting pond for the forecourt', customer: 'Tamarind Court Hotel', value: '134000' },
  { title: 'Seahorse column, waiting room', customer: 'Pearl & Pine Clinic', value: '58000' },
  { title: 'Mangrove corner for the atrium', customer: 'Harbour Gate Tower', value: '91000' },
] as const satisfies readonly TextsOf<typeof deal>[];

export const NEW_TICKETS = [
  {
    ticketId: '7301',
    customer: 'Saffron Bay Hotel',
    issue: 'The return pump hums louder than last week.',
    assigned: PRIYA,
  },
  {
    ticketId: '7302',
    customer: 'Villa Qamar',
    issue: 'Two koi keep to the shallow end since the water change.',
    assigned: OMAR,
  },
] as const satisfies readonly TextsOf<typeof ticket>[];
