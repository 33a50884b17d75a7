import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { figure, openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';

const archived = '2026-11-20';
const invoiceOf = (amount: number, status: string, others: object = {}) => ({
  idNum: `INV-${amount}`,
  customer: 'Palm House',
  date: '2026-11-01',
  due: '2026-11-10',
  amount,
  status,
  creationDate: '2026-11-01',
  ...others,
});
const dealOf = (value: number, stage: string, others: object = {}) => ({
  title: `Reef ${value}`,
  customer: 'Palm House',
  value,
  stage,
  creationDate: '2026-11-01',
  ...others,
});
const orderOf = (amount: number, status: string) => ({
  poId: `PO-${amount}`,
  supplier: 'Coral Supply',
  date: '2026-11-01',
  amount,
  status,
  archived,
  creationDate: '2026-11-01',
});

beforeEach(async () => {
  await seed('finance/invoices', {
    kept: invoiceOf(350_000, 'Paid'),
    paid: invoiceOf(500_000, 'Paid', { archived }),
    late: invoiceOf(40_000, 'Overdue', { archived }),
    sent: invoiceOf(10_000, 'Sent', { archived }),
    draft: invoiceOf(5_000, 'Draft', { archived }),
  });
  await seed('sales/deals', {
    kept: dealOf(100_000, 'Won'),
    won: dealOf(300_000, 'Won', { archived }),
    lost: dealOf(70_000, 'Lost', { archived }),
    open: dealOf(50_000, 'Negotiation', { archived }),
  });
  await seed('procurement/purchaseOrders', {
    received: orderOf(7_000, 'Received'),
    sent: orderOf(9_000, 'Sent'),
  });
  await signInAs('Layla Haddad');
});

it.each([
  [
    'finance',
    {
      'Total Revenue (YTD)': '$0.85M',
      'Net Profit (YTD)': '$306.0k',
      'A/R (Overdue)': '$40.0k',
      'A/P (Upcoming)': '$7.0k',
    },
  ],
  [
    'sales',
    {
      'Deals Won (Total)': '$400.0k',
      'Pipeline Value': '$0',
      'Avg. Deal Size': '$200.0k',
      'Conversion Rate': '66.7%',
    },
  ],
  ['sales/customer?name=Palm+House', { 'Open Balance': '$40,000.00' }],
])(
  'on /dashboard/%s, archived money that has come, is owed or was decided goes on counting',
  async (page, expected) => {
    openApp(`/dashboard/${page}`);
    await screen.findByLabelText('Key figures');
    for (const [label, value] of Object.entries(expected))
      await waitFor(() => expect(figure(label)).toBe(value));
  },
);
