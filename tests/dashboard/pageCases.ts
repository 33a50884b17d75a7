/** What cards say, by their labels. */
export type Cards = Readonly<Record<string, string>>;

/** A page as people see it: its words, and what it makes of seeded records. */
export type PageCase = {
  readonly address: string;
  readonly title: string;
  /** The buttons at the head of the page. */
  readonly buttons: readonly string[];
  readonly seeds: Readonly<Record<string, unknown>>;
  /** The cards in order, each with what it says of the seeds. */
  readonly cards: Cards;
  /** The cards that are not measured, and their marks. */
  readonly marks: Cards;
  /** Name of the table's panel; headings, then rows from newest to oldest. */
  readonly panel: string;
  readonly rows: readonly (readonly string[])[];
  readonly badges: readonly (readonly [word: string, tone: string])[];
  /** A change by somebody else, and what it does to the cards. */
  readonly change: readonly [path: string, value: unknown, becomes: Cards];
};

export const PAGES: readonly PageCase[] = [
  {
    address: 'finance',
    title: 'Finance & Accounting',
    buttons: ['New Invoice'],
    seeds: {
      'finance/invoices': {
        a: { idNum: 'INV-2026-1', customer: 'Al Noor', amount: 1_200_000, status: 'Paid' },
        b: {
          idNum: 'INV-2026-2',
          customer: 'Dune',
          due: '2026-11-05',
          amount: 34_567.5,
          status: 'Paid',
        },
        c: {
          idNum: 'INV-2026-3',
          customer: 'Sidra',
          due: 'soon',
          amount: 18_940,
          status: 'Overdue',
        },
        d: { idNum: 'INV-2026-4', amount: 7, status: 'Sent' },
        e: { idNum: 'INV-2026-5' },
        f: { idNum: 'INV-2026-6', status: 'Disputed' },
      },
      'procurement/purchaseOrders': {
        a: { amount: 4_000, status: 'Received' },
        b: { amount: 250, status: 'Partially Received' },
        c: { amount: 99_000, status: 'Billed' },
      },
    },
    cards: {
      'Total Revenue (YTD)': '$1.23M',
      'Net Profit (YTD)': '$444.4k',
      'A/R (Overdue)': '$18.9k',
      'A/P (Upcoming)': '$4.3k',
    },
    marks: { 'Net Profit (YTD)': 'Estimate' },
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
    change: ['procurement/purchaseOrders/c/status', 'Received', { 'A/P (Upcoming)': '$103.3k' }],
  },
  {
    address: 'inventory',
    title: 'Inventory Management',
    buttons: ['Add New Item'],
    seeds: {
      'inventory/items': {
        a: { sku: 'S-1', name: 'Pump', category: 'Pumps', stock: 12, reorder: 5, cost: 189.95 },
        b: { sku: 'S-2', name: 'Sand', category: 'Substrate', stock: 5, reorder: 5, cost: 2 },
        c: { sku: 'S-3', name: 'Salt', category: 'Water', stock: 0, reorder: 5, cost: 40 },
        d: { sku: 'S-4', name: 'Koi', stock: -1, reorder: 5, cost: 100 },
        e: { sku: 'S-5', name: 'Moss', stock: 1_200, reorder: 1_199, cost: 'none' },
      },
    },
    cards: {
      'Total Items': '5',
      'Stock Value': '$2.2k',
      'Low Stock Items': '1',
      'Out of Stock': '1',
    },
    marks: {},
    panel: 'All Items',
    rows: [
      ['SKU', 'Item Name', 'Category', 'Stock on Hand', 'Unit Cost'],
      ['S-5', 'Moss', '', '1,200', '$0.00'],
      ['S-4', 'Koi', '', 'Below zero · -1', '$100.00'],
      ['S-3', 'Salt', 'Water', 'Out of stock · 0', '$40.00'],
      ['S-2', 'Sand', 'Substrate', 'Low stock · 5', '$2.00'],
      ['S-1', 'Pump', 'Pumps', '12', '$189.95'],
    ],
    badges: [
      ['1,200', 'green'],
      ['Below zero · -1', 'red'],
      ['Out of stock · 0', 'red'],
      ['Low stock · 5', 'yellow'],
      ['12', 'green'],
    ],
    change: [
      'inventory/items/a/stock',
      0,
      { 'Stock Value': '-$90', 'Low Stock Items': '1', 'Out of Stock': '2' },
    ],
  },
  {
    address: 'procurement',
    title: 'Procurement',
    buttons: ['New Purchase Order'],
    seeds: {
      'procurement/purchaseOrders': {
        a: {
          poId: 'PO-2026-1',
          supplier: 'Glass',
          date: '2026-11-05',
          amount: 1_000,
          status: 'Draft',
        },
        b: { poId: 'PO-2026-2', amount: 2_000, status: 'Sent' },
        c: { poId: 'PO-2026-3', amount: 4_000, status: 'Partially Received' },
        d: { poId: 'PO-2026-4', amount: 8_000, status: 'Received' },
        e: { poId: 'PO-2026-5', amount: 16_000, status: 'Billed' },
        f: { poId: 'PO-2026-6', amount: 32_000, status: 'Closed' },
      },
      suppliers: { a: { status: 'Active' }, b: { status: 'Inactive' }, c: { name: 'New' } },
    },
    cards: {
      'Open POs': '4',
      'Value of Open POs': '$15.0k',
      'Bills to Pay': '2',
      'Active Suppliers': '2',
    },
    marks: {},
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
    change: ['suppliers/b/status', 'Active', { 'Active Suppliers': '3' }],
  },
  {
    address: 'service',
    title: 'Service & Maintenance',
    buttons: ['New Ticket'],
    seeds: {
      'service/tickets': {
        a: {
          ticketId: '7',
          customer: 'Sidra',
          issue: 'Hum',
          assigned: 'Priya Nair',
          status: 'New',
        },
        b: { ticketId: '4711', status: 'In Progress', assigned: 'Somebody else' },
        c: { ticketId: '30', status: 'On Hold' },
        d: { ticketId: '31', status: 'Resolved' },
        e: { ticketId: '32', status: 'Closed' },
        f: { ticketId: '33' },
      },
    },
    cards: { 'New Tickets': '2', 'In Progress': '1', 'On Hold': '1', 'Resolved Today': '2' },
    marks: { 'Resolved Today': 'Sample' },
    panel: 'All Tickets',
    rows: [
      ['Ticket ID', 'Customer', 'Issue', 'Assigned To', 'Status'],
      ['#33', '', '', 'Omar Farouk', 'New'],
      ['#32', '', '', 'Omar Farouk', 'Closed'],
      ['#31', '', '', 'Omar Farouk', 'Resolved'],
      ['#30', '', '', 'Omar Farouk', 'On Hold'],
      ['#4711', '', '', 'Somebody else', 'In Progress'],
      ['#7', 'Sidra', 'Hum', 'Priya Nair', 'New'],
    ],
    badges: [
      ['New', 'blue'],
      ['Closed', 'green'],
      ['Resolved', 'purple'],
      ['On Hold', 'gray'],
      ['In Progress', 'yellow'],
      ['New', 'blue'],
    ],
    change: ['service/tickets/a/status', 'On Hold', { 'New Tickets': '1', 'On Hold': '2' }],
  },
  {
    address: 'suppliers',
    title: 'Supplier Management',
    buttons: ['Add New Supplier'],
    seeds: {
      suppliers: {
        a: { name: 'Reef Glass', contact: 'Omar', category: 'Glass', status: 'Active' },
        b: { name: 'Gulf Pumps', status: 'Inactive' },
        c: { name: 'Dune Stone' },
        d: { name: 'Old Coral', status: 'Blocked' },
      },
    },
    cards: {
      'Total Suppliers': '4',
      'Active Suppliers': '2',
      'New this Month': '2',
      'Pending Bills': '$45.1k',
    },
    marks: { 'New this Month': 'Sample', 'Pending Bills': 'Sample' },
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
    change: [
      'suppliers/e',
      { name: 'Fifth' },
      { 'Total Suppliers': '5', 'Active Suppliers': '3', 'New this Month': '2' },
    ],
  },
  {
    address: 'sales',
    title: 'Sales CRM',
    buttons: ['New Lead', 'New Deal'],
    seeds: {
      'sales/deals': {
        a: { title: 'Reef', value: 1_200_000, stage: 'Won' },
        b: { title: 'Pond', value: 300_000, stage: 'Lost' },
        c: { title: 'Koi', value: 45_500, stage: 'Negotiation' },
      },
      'sales/leads': {
        a: { company: 'Dune', contact: 'Rania', status: 'New', source: 'Referral' },
        b: { company: 'Sidra', status: 'Contacted' },
        c: { company: 'Noor', status: 'Qualified' },
        d: { company: 'Palm', status: 'Unqualified' },
      },
    },
    cards: {
      'Deals Won (Total)': '$1.2M',
      'Pipeline Value': '$45.5k',
      'Avg. Deal Size': '$1.2M',
      'Conversion Rate': '50.0%',
    },
    marks: {},
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
    change: [
      'sales/deals/c/stage',
      'Won',
      { 'Pipeline Value': '$0', 'Avg. Deal Size': '$622.8k', 'Conversion Rate': '66.7%' },
    ],
  },
];
