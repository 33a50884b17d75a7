import { customer } from '../../../src/features/sales/customer.entity.ts';
import { defineCase, records } from '../entityCase.ts';

export default defineCase(customer, {
  opener: 'Add Customer',
  titles: ['New Customer', 'Edit Customer', 'Create'],
  activity: ['created new customer', 'updated customer'],
  subject: ({ name }) => name,
  fields: {
    name: ['Name', 'text', '', 'Sidra', 'Sidra II'],
    trn: ['TRN', 'text', '', '100123', '7'],
    terms: [
      'Terms',
      'one of Net 30 | Net 60 | Due on Receipt',
      'Net 30',
      'Net 60',
      'Due on Receipt',
    ],
    invoiced: ['Total Invoiced', 'text', '', '12500', '$1,250'],
    email: ['Email', 'email', '', 'sidra@example.com', 'office@example.com'],
    phone: ['Phone', 'tel', '', '+971 4 000 0000', '04 1'],
    address: ['Address', 'several lines', '', 'Villa 4, Dubai', 'Villa 5, Dubai'],
    paymentDays: ['Payment Terms (days)', 'text', '', '45', '14'],
    vatRegistration: [
      'VAT Registration',
      'one of Not stated | Not registered',
      'Not stated',
      'Not registered',
      'Not stated',
    ],
    formerNames: ['Former Names', 'several lines', '', 'Sidra Villas', 'Sidra\nSidra Estate'],
    licence: ['Trade Licence', 'text', '', 'CN-1001', 'CN-1002'],
    authority: ['Licence Issued By', 'text', '', 'Dubai Economy', 'JAFZA'],
    city: ['City', 'text', '', 'Dubai', 'Al Ain'],
    emirate: [
      'Emirate',
      'one of Not stated | Dubai | Abu Dhabi | Sharjah | Ajman | Ras Al Khaimah | Fujairah | Umm Al Quwain',
      'Not stated',
      'Dubai',
      'Abu Dhabi',
    ],
    country: ['Country', 'text', '', 'OM', 'SA'],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Sales CRM',
    seeds: records(customer, [
      { name: 'Dune', trn: '100', terms: 'Net 60', invoiced: '485000' },
      { name: 'Sidra', invoiced: '1250.5' },
      { name: 'Noor', invoiced: 'a lot' },
    ]),
    panel: 'Customers',
    rows: [
      ['Name', 'TRN', 'Terms', 'Total Invoiced'],
      ['Noor', '', 'Net 30', 'a lot'],
      ['Sidra', '', 'Net 30', '$1,250.50'],
      ['Dune', '100', 'Net 60', '$485,000'],
    ],
  },
});
