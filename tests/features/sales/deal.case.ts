import { deal } from '../../../src/features/sales/deal.entity.ts';
import { changes, defineCase, records } from '../entityCase.ts';

export default defineCase(deal, {
  titles: ['New Deal', 'Edit Deal', 'Create'],
  activity: ['created new deal', 'updated deal'],
  subject: ({ title }) => title,
  fields: {
    title: ['Deal Title', 'text', '', 'Koi court', 'Koi hall'],
    customer: ['Customer', 'text', '', 'Villa Qamar', 'Sidra'],
    value: ['Value ($)', 'number, step any', '', '148000.5', '9'],
    stage: [
      'Stage',
      'one of New Lead | Quotation Sent | Negotiation | Won | Lost',
      'New Lead',
      'Negotiation',
      'Quotation Sent',
    ],
    owner: ['Owner', 'text', '', 'Layla', 'Omar'],
    expectedClose: ['Expected Close', 'date', '', '2026-12-24', '2027-01-15'],
    lines: ['Lines', 'lines', '', 'Pond shell\t1\t90000\nKoi\t40\t75', 'Koi\t12\t75'],
    vatRate: [
      'VAT',
      'one of Not stated | Standard 5 % | Zero-rated | Exempt | Out of scope',
      'Not stated',
      'Standard 5 %',
      'Exempt',
    ],
    rate: ['AED per USD', 'text', '', '3.6725', '3.673'],
    validUntil: ['Valid Until', 'date', '', '2026-12-31', '2027-01-31'],
    terms: ['Terms', 'several lines', '', '40 % on order', '50 % on order'],
    quotation: ['Quotation #', 'issued later', ''],
    quoted: ['Quoted On', 'set by the app', ''],
    revision: ['Revision', 'set by the app', ''],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Sales CRM',
    buttons: ['New Lead', 'New Deal'],
    seeds: records(deal, [
      { title: 'Reef', value: 1_200_000, stage: 'Won' },
      { title: 'Pond', value: 300_000, stage: 'Lost' },
      { title: 'Koi', value: 45_500, stage: 'Negotiation' },
    ]),
    cards: {
      'Deals Won (Total)': '$1.2M',
      'Pipeline Value': '$45.5k',
      'Avg. Deal Size': '$1.2M',
      'Conversion Rate': '50.0%',
    },
    change: {
      writes: changes(deal, 'r2', { stage: 'Won' }),
      cards: { 'Pipeline Value': '$0', 'Avg. Deal Size': '$622.8k', 'Conversion Rate': '66.7%' },
    },
  },
});
