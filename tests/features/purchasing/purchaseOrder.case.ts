import { today } from '../../../src/lib/dates.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { changes, defineCase, records } from '../entityCase.ts';

const PREFIX = `PO-${today().slice(0, 4)}-`;

export default defineCase(purchaseOrder, {
  titles: ['New Purchase Order', 'Edit Purchase Order', 'Create'],
  activity: ['created PO', 'updated PO'],
  subject: ({ poId }) => poId,
  numbers: { prefix: PREFIX, highest: 999 },
  fields: {
    poId: ['PO #', 'read-only text', new RegExp(`^${PREFIX}(0|[1-9]\\d{0,2})$`)],
    supplier: ['Supplier', 'text', '', 'Reef Glass', 'Gulf Pumps'],
    date: ['Date', 'date', '', '2026-11-05', ''],
    amount: ['Amount ($)', 'number, step any', '', '8400', '8500'],
    status: [
      'Status',
      'one of Draft | Sent | Partially Received | Received | Billed | Closed',
      'Sent',
      'Partially Received',
      'Billed',
    ],
    lines: [
      'Lines',
      'lines',
      '',
      'PMP-40\tReturn pump\t4\t189.95',
      'PMP-40\tReturn pump\t5\t189.95',
    ],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Procurement',
    buttons: ['New Purchase Order'],
    seeds: [
      ...records(purchaseOrder, [
        {
          poId: 'PO-2026-1',
          supplier: 'Glass',
          date: '2026-11-05',
          amount: 1_000,
          status: 'Draft',
        },
        { poId: 'PO-2026-2', amount: 2_000, status: 'Sent' },
        { poId: 'PO-2026-3', amount: 4_000, status: 'Partially Received' },
        { poId: 'PO-2026-4', amount: 8_000, status: 'Received' },
        { poId: 'PO-2026-5', amount: 16_000, status: 'Billed' },
        { poId: 'PO-2026-6', amount: 32_000, status: 'Closed' },
      ]),
      ...records(supplier, [{ status: 'Active' }, { status: 'Inactive' }, { name: 'New' }]),
    ],
    cards: {
      'Open POs': '4',
      'Value of Open POs': '$15.0k',
      'Bills to Pay': '2',
      'Active Suppliers': '2',
    },
    panel: 'Purchase Orders',
    rows: [
      ['PO #', 'Supplier', 'Date', 'Amount', 'Status'],
      ['PO-2026-6', '', '', '$32,000.00', 'Closed'],
      ['PO-2026-5', '', '', '$16,000.00', 'Billed'],
      ['PO-2026-4', '', '', '$8,000.00', 'Received'],
      ['PO-2026-3', '', '', '$4,000.00', 'Partially Received'],
      ['PO-2026-2', '', '', '$2,000.00', 'Sent'],
      ['PO-2026-1', 'Glass', '05 Nov 2026', '$1,000.00', 'Draft'],
    ],
    badges: [
      ['Closed', 'gray'],
      ['Billed', 'green'],
      ['Received', 'purple'],
      ['Partially Received', 'yellow'],
      ['Sent', 'blue'],
      ['Draft', 'gray'],
    ],
    change: {
      writes: changes(supplier, 'r1', { status: 'Active' }),
      cards: { 'Active Suppliers': '3' },
    },
  },
});
