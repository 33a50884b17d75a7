import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { seed, stored } from '../support/backend.ts';

const RECORDS = {
  'procurement/purchaseOrders/r': { poId: 'PO-1', status: 'Sent', lines: 'C\tSand\t5\t1' },
  'finance/invoices/r': { idNum: 'INV-1', customer: 'Noor', amount: 50, status: 'Sent' },
  'sales/deals/r': { title: 'Reef', customer: 'Noor', value: 1 },
  'service/tickets/r': { ticketId: '7', customer: 'Noor', issue: 'Leak', status: 'New' },
  'inventory/items/i': { sku: 'C', name: 'Sand', stock: 1 },
};

it.each([
  ['purchase order', '/dashboard/procurement?record=purchaseOrders/r', 'Receive', 'receipts'],
  ['invoice', '/dashboard/finance?record=invoices/r', 'Record payment', 'payments'],
  ['deal', '/dashboard/sales?record=deals/r', null, 'tasks'],
  ['ticket', '/dashboard/service?record=tickets/r', null, 'tasks'],
])(
  'Enter in each field beside those of one %s stores what it is for',
  async (_, address, opener, path) => {
    for (const [at, record] of Object.entries(RECORDS)) await seed(at, record);
    await signInAs('Layla Haddad');
    const { user } = openApp(address);
    const panel = await screen.findByRole('dialog', { name: /^Edit/ });
    const task = await within(panel).findByPlaceholderText('What is to be done next?');
    if (opener === null) fireEvent.change(task, { target: { value: 'Call' } });
    else await user.click(await within(panel).findByRole('button', { name: opener }));
    const others = [...panel.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      ({ name, type }) => name === '' && type !== 'checkbox' && type !== 'file',
    );
    expect(others.length).toBeGreaterThan(1);
    for (const field of others) {
      if (!field.isConnected) continue;
      field.focus();
      await user.keyboard('{Enter}');
    }
    await waitFor(async () => expect(Object.keys((await stored(path)) ?? {})).toHaveLength(1));
    expect(panel).toBeVisible();
    // The record itself is saved by no more than what it was for.
    expect(Object.keys((await stored('activity')) ?? {}).length).toBeLessThan(3);
  },
);
