/** How a control looks to the person who fills it in: `number, step 0.01`, or `one of New | Won`. */
type Control = string;

type Stored = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** One kind of record as people meet it: where its form is, what stands in it, and what it stores. */
export type FormCase = {
  readonly path: string;
  readonly page: string;
  readonly opener: string;
  /** Titles of the two forms and the button of the first. */
  readonly create: string;
  readonly edit: string;
  readonly submit: string;
  /** Label, control and text of a blank form, in order. A generated number is given as its pattern. */
  readonly controls: readonly (readonly [label: string, Control, text: string | RegExp])[];
  /** The generated number: its label and the name it is stored under. */
  readonly numbered?: readonly [label: string, name: string];
  readonly blank: Stored;
  readonly first: { readonly typed: Texts; readonly stored: Stored };
  readonly second: { readonly typed: Texts; readonly stored: Stored };
  readonly created: string;
  readonly updated: string;
  /** The subject of the activity, from what is stored. */
  readonly subject: (stored: Stored) => unknown;
};

const YEAR = new Date().getFullYear();

const ORDER_STATUSES = 'one of Draft | Sent | Partially Received | Received | Billed | Closed';
const PEOPLE = 'one of Omar Farouk | Priya Nair | Jonas Lindqvist | Mariam Saeed';

export const FORMS: readonly FormCase[] = [
  {
    path: 'sales/deals',
    page: 'sales',
    opener: 'New Deal',
    create: 'New Deal',
    edit: 'Edit Deal',
    submit: 'Create',
    controls: [
      ['Deal Title', 'text', ''],
      ['Customer', 'text', ''],
      ['Value ($)', 'number, step any', ''],
      ['Stage', 'one of New Lead | Quotation Sent | Negotiation | Won | Lost', 'New Lead'],
    ],
    blank: { title: '', customer: '', value: 0, stage: 'New Lead' },
    first: {
      typed: {
        'Deal Title': 'Koi court',
        Customer: 'Villa Qamar',
        'Value ($)': '148000.5',
        Stage: 'Negotiation',
      },
      stored: {
        title: 'Koi court',
        customer: 'Villa Qamar',
        value: 148000.5,
        stage: 'Negotiation',
      },
    },
    second: {
      typed: { 'Deal Title': 'Koi hall', Customer: 'Sidra', 'Value ($)': '9', Stage: 'Won' },
      stored: { title: 'Koi hall', customer: 'Sidra', value: 9, stage: 'Won' },
    },
    created: 'created new deal',
    updated: 'updated deal',
    subject: ({ title }) => title,
  },
  {
    path: 'sales/leads',
    page: 'sales',
    opener: 'Add Lead',
    create: 'New Lead',
    edit: 'Edit Lead',
    submit: 'Create',
    controls: [
      ['Company', 'text', ''],
      ['Contact', 'text', ''],
      ['Status', 'one of New | Contacted | Qualified | Unqualified', 'New'],
      ['Source', 'text', ''],
    ],
    blank: { company: '', contact: '', status: 'New', source: '' },
    first: {
      typed: { Company: 'Dune', Contact: 'Rania', Status: 'Contacted', Source: 'Referral' },
      stored: { company: 'Dune', contact: 'Rania', status: 'Contacted', source: 'Referral' },
    },
    second: {
      typed: { Company: 'Dunes', Contact: 'Aisha', Status: 'Qualified', Source: 'Web' },
      stored: { company: 'Dunes', contact: 'Aisha', status: 'Qualified', source: 'Web' },
    },
    created: 'created new lead',
    updated: 'updated lead',
    subject: ({ company }) => company,
  },
  {
    path: 'sales/customers',
    page: 'sales',
    opener: 'Add Customer',
    create: 'New Customer',
    edit: 'Edit Customer',
    submit: 'Create',
    controls: [
      ['Name', 'text', ''],
      ['TRN', 'text', ''],
      ['Terms', 'one of Net 30 | Net 60 | Due on Receipt', 'Net 30'],
      ['Total Invoiced', 'text', ''],
    ],
    blank: { name: '', trn: '', terms: 'Net 30', invoiced: '' },
    first: {
      typed: { Name: 'Sidra', TRN: '100123', Terms: 'Net 60', 'Total Invoiced': '12500' },
      stored: { name: 'Sidra', trn: '100123', terms: 'Net 60', invoiced: '12500' },
    },
    second: {
      typed: { Name: 'Sidra II', TRN: '7', Terms: 'Due on Receipt', 'Total Invoiced': '$1,250' },
      stored: { name: 'Sidra II', trn: '7', terms: 'Due on Receipt', invoiced: '$1,250' },
    },
    created: 'created new customer',
    updated: 'updated customer',
    subject: ({ name }) => name,
  },
  {
    path: 'finance/invoices',
    page: 'finance',
    opener: 'New Invoice',
    create: 'New Invoice',
    edit: 'Edit Invoice',
    submit: 'Create',
    controls: [
      ['Invoice #', 'read-only text', new RegExp(`^INV-${YEAR}-(0|[1-9]\\d{0,2})$`)],
      ['Customer', 'text', ''],
      ['Date', 'date', ''],
      ['Due Date', 'date', ''],
      ['Amount ($)', 'number, step any', ''],
      ['Status', 'one of Draft | Sent | Paid | Overdue', 'Draft'],
    ],
    numbered: ['Invoice #', 'idNum'],
    blank: { customer: '', date: '', due: '', amount: 0, status: 'Draft' },
    first: {
      typed: {
        Customer: 'Sidra',
        Date: '2026-11-05',
        'Due Date': '2026-12-05',
        'Amount ($)': '12500.25',
        Status: 'Sent',
      },
      stored: {
        customer: 'Sidra',
        date: '2026-11-05',
        due: '2026-12-05',
        amount: 12500.25,
        status: 'Sent',
      },
    },
    second: {
      typed: {
        Customer: 'Dune',
        Date: '2026-11-06',
        'Due Date': '',
        'Amount ($)': '7',
        Status: 'Paid',
      },
      stored: { customer: 'Dune', date: '2026-11-06', due: '', amount: 7, status: 'Paid' },
    },
    created: 'created invoice',
    updated: 'updated invoice',
    subject: ({ idNum }) => idNum,
  },
  {
    path: 'procurement/purchaseOrders',
    page: 'procurement',
    opener: 'New Purchase Order',
    create: 'New Purchase Order',
    edit: 'Edit Purchase Order',
    submit: 'Create',
    controls: [
      ['PO #', 'read-only text', new RegExp(`^PO-${YEAR}-(0|[1-9]\\d{0,2})$`)],
      ['Supplier', 'text', ''],
      ['Date', 'date', ''],
      ['Amount ($)', 'number, step any', ''],
      ['Status', ORDER_STATUSES, 'Sent'],
    ],
    numbered: ['PO #', 'poId'],
    blank: { supplier: '', date: '', amount: 0, status: 'Sent' },
    first: {
      typed: {
        Supplier: 'Reef Glass',
        Date: '2026-11-05',
        'Amount ($)': '8400',
        Status: 'Partially Received',
      },
      stored: {
        supplier: 'Reef Glass',
        date: '2026-11-05',
        amount: 8400,
        status: 'Partially Received',
      },
    },
    second: {
      typed: { Supplier: 'Gulf Pumps', Date: '', 'Amount ($)': '8500', Status: 'Billed' },
      stored: { supplier: 'Gulf Pumps', date: '', amount: 8500, status: 'Billed' },
    },
    created: 'created PO',
    updated: 'updated PO',
    subject: ({ poId }) => poId,
  },
  {
    path: 'inventory/items',
    page: 'inventory',
    opener: 'Add New Item',
    create: 'Add New Item',
    edit: 'Edit Item',
    submit: 'Add',
    controls: [
      ['SKU', 'text', ''],
      ['Item Name', 'text', ''],
      ['Category', 'text', ''],
      ['Stock on Hand', 'number, step any', ''],
      ['Reorder Point', 'number, step any', ''],
      ['Unit Cost ($)', 'number, step 0.01', ''],
    ],
    blank: { sku: '', name: '', category: '', stock: 0, reorder: 0, cost: 0 },
    first: {
      typed: {
        SKU: 'PMP-40',
        'Item Name': 'Return pump',
        Category: 'Pumps',
        'Stock on Hand': '12',
        'Reorder Point': '5',
        'Unit Cost ($)': '189.95',
      },
      stored: {
        sku: 'PMP-40',
        name: 'Return pump',
        category: 'Pumps',
        stock: 12,
        reorder: 5,
        cost: 189.95,
      },
    },
    second: {
      typed: {
        SKU: 'PMP-41',
        'Item Name': 'Wave pump',
        Category: 'Motion',
        'Stock on Hand': 'a few',
        'Reorder Point': '',
        'Unit Cost ($)': '-1',
      },
      stored: {
        sku: 'PMP-41',
        name: 'Wave pump',
        category: 'Motion',
        stock: 0,
        reorder: 0,
        cost: -1,
      },
    },
    created: 'added new item',
    updated: 'updated inventory for',
    subject: ({ sku }) => sku,
  },
  {
    path: 'service/tickets',
    page: 'service',
    opener: 'New Ticket',
    create: 'New Ticket',
    edit: 'Edit Ticket',
    submit: 'Create',
    controls: [
      ['Ticket ID', 'read-only text', /^(0|[1-9]\d{0,3})$/],
      ['Customer', 'text', ''],
      ['Issue', 'several lines', ''],
      ['Assigned To', PEOPLE, 'Omar Farouk'],
      ['Status', 'one of New | In Progress | On Hold | Resolved | Closed', 'New'],
    ],
    numbered: ['Ticket ID', 'ticketId'],
    blank: { customer: '', issue: '', assigned: 'Omar Farouk', status: 'New' },
    first: {
      typed: {
        Customer: 'Sidra',
        Issue: 'The pump hums.\nSince Monday.',
        'Assigned To': 'Priya Nair',
        Status: 'In Progress',
      },
      stored: {
        customer: 'Sidra',
        issue: 'The pump hums.\nSince Monday.',
        assigned: 'Priya Nair',
        status: 'In Progress',
      },
    },
    second: {
      typed: {
        Customer: 'Dune',
        Issue: 'Quiet again',
        'Assigned To': 'Mariam Saeed',
        Status: 'Resolved',
      },
      stored: {
        customer: 'Dune',
        issue: 'Quiet again',
        assigned: 'Mariam Saeed',
        status: 'Resolved',
      },
    },
    created: 'created ticket',
    updated: 'updated ticket',
    subject: ({ ticketId }) => `#${String(ticketId)}`,
  },
  {
    path: 'suppliers',
    page: 'suppliers',
    opener: 'Add New Supplier',
    create: 'Add New Supplier',
    edit: 'Edit Supplier',
    submit: 'Add',
    controls: [
      ['Supplier Name', 'text', ''],
      ['Contact', 'text', ''],
      ['Email', 'email', ''],
      ['Phone', 'tel', ''],
      ['Category', 'text', ''],
      ['Status', 'one of Active | Inactive', 'Active'],
    ],
    blank: { name: '', contact: '', email: '', phone: '', category: '', status: 'Active' },
    first: {
      typed: {
        'Supplier Name': 'Reef Glass',
        Contact: 'Omar',
        Email: 'omar@reefglass.example',
        Phone: '+971 50 000 0000',
        Category: 'Glass',
        Status: 'Inactive',
      },
      stored: {
        name: 'Reef Glass',
        contact: 'Omar',
        email: 'omar@reefglass.example',
        phone: '+971 50 000 0000',
        category: 'Glass',
        status: 'Inactive',
      },
    },
    second: {
      typed: {
        'Supplier Name': 'Reef Glass LLC',
        Contact: 'Noor',
        Email: 'not an address',
        Phone: 'ask Noor',
        Category: 'Acrylic',
        Status: 'Active',
      },
      stored: {
        name: 'Reef Glass LLC',
        contact: 'Noor',
        email: 'not an address',
        phone: 'ask Noor',
        category: 'Acrylic',
        status: 'Active',
      },
    },
    created: 'added new supplier',
    updated: 'updated supplier',
    subject: ({ name }) => name,
  },
];
