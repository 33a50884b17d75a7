/**
 * Where there is only what an account does not read that sees no money. Spelled out, and compared with the entities by a test: their
 * code is larger than all that a first visit needs.
 */
export const MONEY_PATHS = [
  'sales/leads',
  'sales/deals',
  'finance/invoices',
  'finance/fees',
  'finance/exports',
  'payments',
  'creditNotes',
  'procurement/purchaseOrders',
  'receipts',
  'imports',
  'counters',
  'site',
  'config/closedUntil',
];

/** The kinds of which only some records are about money. */
export const PARTLY_MONEY_PATHS = ['notes', 'tasks'];

/** Where there is something of each account, of which they see their own. */
export const ACCOUNT_PATHS = ['people', 'staff', 'removals', 'fieldStaff', 'invitations'];

/** The details of the company that everybody with access sees, for the head of a report: nothing of money. */
export const SHARED_DETAILS = ['name', 'address', 'licence', 'phone', 'email', 'logo'] as const;
