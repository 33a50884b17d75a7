import { lead } from '../../../src/features/sales/lead.entity.ts';
import { defineCase, records } from '../entityCase.ts';

export default defineCase(lead, {
  opener: 'Add Lead',
  titles: ['New Lead', 'Edit Lead', 'Create'],
  activity: ['created new lead', 'updated lead'],
  subject: ({ company }) => company,
  fields: {
    company: ['Company', 'text', '', 'Dune', 'Dunes'],
    contact: ['Contact', 'text', '', 'Rania', 'Aisha'],
    status: [
      'Status',
      'one of New | Contacted | Qualified | Unqualified',
      'New',
      'Contacted',
      'Qualified',
    ],
    source: ['Source', 'text', '', 'Referral', 'Web'],
    phone: ['Phone', 'tel', '', '+971 50 123 4567', '+971 55 765 4321'],
    email: ['Email', 'email', '', 'rania@dune.example', 'aisha@dune.example'],
    note: ['Note', 'several lines', '', 'Wants a reef', 'Wants a pond'],
    deal: ['Deal', 'set by the app', ''],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Sales CRM',
    seeds: records(lead, [
      { company: 'Dune', contact: 'Rania', status: 'New', source: 'Referral' },
      { company: 'Sidra', status: 'Contacted' },
      { company: 'Noor', status: 'Qualified' },
      { company: 'Palm', status: 'Unqualified' },
    ]),
    panel: 'Leads',
    rows: [
      ['Company', 'Contact', 'Status', 'Source'],
      ['Palm', '', 'Unqualified', ''],
      ['Noor', '', 'Qualified', ''],
      ['Sidra', '', 'Contacted', ''],
      ['Dune', 'Rania', 'New', 'Referral'],
    ],
    badges: [
      ['Unqualified', 'gray'],
      ['Qualified', 'green'],
      ['Contacted', 'yellow'],
      ['New', 'blue'],
    ],
  },
});
