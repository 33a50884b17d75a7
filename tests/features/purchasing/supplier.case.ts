import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { changes, defineCase, foreign, records } from '../entityCase.ts';

export default defineCase(supplier, {
  titles: ['Add New Supplier', 'Edit Supplier', 'Add'],
  activity: ['added new supplier', 'updated supplier'],
  subject: ({ name }) => name,
  fields: {
    name: ['Supplier Name', 'text', '', 'Reef Glass', 'Reef Glass LLC'],
    contact: ['Contact', 'text', '', 'Omar', 'Noor'],
    email: ['Email', 'email', '', 'omar@reefglass.example', 'not an address'],
    phone: ['Phone', 'tel', '', '+971 50 000 0000', 'ask Noor'],
    category: ['Category', 'text', '', 'Glass', 'Acrylic'],
    status: ['Status', 'one of Active | Inactive', 'Active', 'Inactive', 'Active'],
    formerNames: [
      'Former Names',
      'several lines',
      '',
      'Reef Works',
      'Reef Glass\nReef Glass Works',
    ],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Supplier Management',
    buttons: ['Add New Supplier'],
    seeds: records(supplier, [
      { name: 'Reef Glass', contact: 'Omar', category: 'Glass', status: 'Active' },
      { name: 'Gulf Pumps', status: 'Inactive' },
      { name: 'Dune Stone' },
      { name: 'Old Coral', status: foreign('Blocked') },
    ]),
    cards: {
      'Total Suppliers': '4',
      'Active Suppliers': '2',
      'New this Month': '2',
      'Pending Bills': '$45.1k',
    },
    tags: { 'New this Month': 'Sample', 'Pending Bills': 'Sample' },
    panel: 'All Suppliers',
    rows: [
      ['Supplier Name', 'Contact', 'Category', 'Status'],
      ['Old Coral', '', '', 'Blocked'],
      ['Dune Stone', '', '', 'Active'],
      ['Gulf Pumps', '', '', 'Inactive'],
      ['Reef Glass', 'Omar', 'Glass', 'Active'],
    ],
    badges: [
      ['Blocked', 'gray'],
      ['Active', 'green'],
      ['Inactive', 'red'],
      ['Active', 'green'],
    ],
    change: {
      writes: changes(supplier, 'r4', { name: 'Fifth' }),
      cards: { 'Total Suppliers': '5', 'Active Suppliers': '3', 'New this Month': '2' },
    },
  },
});
