import { today } from '../../../src/lib/dates.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { changes, defineCase, foreign, records } from '../entityCase.ts';

const PREFIX = `INV-${today().slice(0, 4)}-`;

export default defineCase(invoice, {
  titles: ['New Invoice', 'Edit Invoice', 'Create'],
  activity: ['created invoice', 'updated invoice'],
  subject: ({ idNum }) => idNum,
  numbers: { prefix: PREFIX, highest: 999 },
  fields: {
    idNum: ['Invoice #', 'read-only text', new RegExp(`^${PREFIX}(0|[1-9]\\d{0,2})$`)],
    customer: ['Customer', 'text', '', 'Sidra', 'Dune'],
    date: ['Date', 'date', '', '2026-11-05', '2026-11-06'],
    due: ['Due Date', 'date', '', '2026-12-05', ''],
    amount: ['Amount ($)', 'number, step any', '', '12500.25', '7'],
    status: ['Status', 'one of Draft | Sent | Paid | Overdue', 'Draft', 'Sent', 'Paid'],
    taxNumber: ['Tax Invoice #', 'issued later', ''],
    lines: ['Lines', 'lines', '', 'Live rock\t20\t12.5\nPump\t1\t90', 'Hose\t4\t2.25'],
    vatRate: [
      'VAT',
      'one of Not stated | Standard 5 % | Zero-rated | Exempt | Out of scope',
      'Not stated',
      'Standard 5 %',
      'Exempt',
    ],
    supplyDate: ['Date of Supply', 'date', '', '2026-11-01', '2026-11-02'],
    rate: ['AED per USD', 'text', '', '3.6725', '3.673'],
    deal: ['Deal', 'set by the app', ''],
    installation: ['Installation', 'set by the app', ''],
    paid: ['Paid ($)', 'set by the app', ''],
    credited: ['Credited ($)', 'set by the app', ''],
    settledBy: ['Settled By', 'set by the app', ''],
    sentOn: ['Sent On', 'date', '', '2026-11-06', '2026-11-07'],
    firstReminder: ['First Reminder', 'date', '', '2026-11-08', '2026-11-09'],
    secondReminder: ['Second Reminder', 'date', '', '2026-11-10', '2026-11-11'],
    finalReminder: ['Final Reminder', 'date', '', '2026-11-12', '2026-11-13'],
    supply: [
      'Kind of Supply',
      'one of Ordinary | Continuous supply | Summary of several supplies | Export | E-commerce | Deemed supply',
      'Ordinary',
      'Export',
      'Continuous supply',
    ],
    periodStart: ['Period From', 'date', '', '2026-10-01', '2026-10-02'],
    periodEnd: ['Period To', 'date', '', '2026-10-31', '2026-10-30'],
    buyerName: ['Buyer', 'set by the app', ''],
    buyerAddress: ['Buyer’s Address', 'set by the app', ''],
    buyerTrn: ['Buyer’s TRN', 'set by the app', ''],
    buyerLicence: ['Buyer’s Licence', 'set by the app', ''],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Finance & Accounting',
    buttons: ['New Invoice'],
    seeds: [
      ...records(invoice, [
        { idNum: 'INV-2026-1', customer: 'Al Noor', amount: 1_200_000, status: 'Paid' },
        {
          idNum: 'INV-2026-2',
          customer: 'Dune',
          due: '2026-11-05',
          amount: 34_567.5,
          status: 'Paid',
        },
        { idNum: 'INV-2026-3', customer: 'Sidra', due: 'soon', amount: 18_940, status: 'Overdue' },
        { idNum: 'INV-2026-4', amount: 7, status: 'Sent' },
        { idNum: 'INV-2026-5' },
        { idNum: 'INV-2026-6', status: foreign('Disputed') },
      ]),
      ...records(purchaseOrder, [
        { amount: 4_000, status: 'Received' },
        { amount: 250, status: 'Partially Received' },
        { amount: 99_000, status: 'Billed' },
      ]),
    ],
    cards: {
      'Total Revenue (YTD)': '$1.23M',
      'Net Profit (YTD)': '$444.4k',
      'A/R (Overdue)': '$18.9k',
      'A/P (Upcoming)': '$4.3k',
    },
    tags: { 'Net Profit (YTD)': 'Estimate' },
    panel: 'Recent Invoices',
    rows: [
      ['Invoice #', 'Customer', 'Due Date', 'Amount', 'Status'],
      ['INV-2026-6', '', '', '$0.00', 'Disputed'],
      ['INV-2026-5', '', '', '$0.00', 'Draft'],
      ['INV-2026-4', '', '', '$7.00', 'Sent'],
      ['INV-2026-3', 'Sidra', 'soon', '$18,940.00', 'Overdue'],
      ['INV-2026-2', 'Dune', '05 Nov 2026', '$34,567.50', 'Paid'],
      ['INV-2026-1', 'Al Noor', '', '$1,200,000.00', 'Paid'],
    ],
    badges: [
      ['Disputed', 'gray'],
      ['Draft', 'gray'],
      ['Sent', 'blue'],
      ['Overdue', 'red'],
      ['Paid', 'green'],
      ['Paid', 'green'],
    ],
    change: {
      writes: changes(purchaseOrder, 'r2', { status: 'Received' }),
      cards: { 'A/P (Upcoming)': '$103.3k' },
    },
  },
});
