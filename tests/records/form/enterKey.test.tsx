import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CREATED_ENTITIES } from '../../../src/records/model/entities.ts';
import { createTitle } from '../../../src/records/model/entity.ts';
import { createAddress } from '../../../src/records/page/address/addresses.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

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
      await user.keyboard('{Enter}{Enter}');
    }
    await waitFor(async () => expect(Object.keys((await stored(path)) ?? {})).toHaveLength(1));
    expect(panel).toBeVisible();
    // The record itself is saved by no more than what it was for.
    expect(Object.keys((await stored('activity')) ?? {}).length).toBeLessThan(3);
  },
);

const countAt = async (path: string): Promise<number> =>
  Object.keys((await stored(path)) ?? {}).length;

/** The controls in which a person types, chooses or ticks. */
const controlsOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>(
    ':is(input, textarea, select):not([readonly], [type=file])',
  ),
];

/** Whether the browser goes on to press the button of the form, as it does in an input whose Enter nobody takes. */
function isLeftToBrowser(field: HTMLInputElement): boolean {
  field.focus();
  return fireEvent.keyDown(field, { key: 'Enter' }) && field instanceof HTMLInputElement;
}

describe.each(CREATED_ENTITIES.map((entity) => [createTitle(entity), entity] as const))(
  'the form %s',
  (title, entity) => {
    it('is saved by Enter in a field, once, and not by Enter in a line or a long text', async () => {
      await signInAs('Layla Haddad');
      const { user } = openApp(createAddress(entity));
      const form = await screen.findByRole('dialog', { name: title });
      const fields = controlsOf(form);
      for (const field of fields) {
        const isPlain = field instanceof HTMLInputElement && field.closest('li') === null;
        expect([field.name, isLeftToBrowser(field)]).toEqual([field.name, isPlain]);
      }
      fireEvent.blur(form);
      expect(await stored('activity')).toBeNull();
      const first = fields.find(({ type }) => type === 'text') as HTMLInputElement;
      fireEvent.change(first, { target: { value: 'Reef' } });
      first.focus();
      await user.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(form).not.toBeInTheDocument());
      const [record] = Object.values((await stored(entity.path)) ?? {}) as object[];
      expect(Object.values(record ?? {})).toContain('Reef');
      expect(await countAt('activity')).toBe(1);
    });
  },
);

const ITEM = { sku: 'C', name: 'Sand', stock: 1, reorder: 4, cost: 2, supplier: 'Reef Co' };
const PLACE = { name: 'Reef', customer: 'Noor', kind: 'Marine', fee: 5, plan: 'Monthly' };

it.each([
  ['the form of a visit', 'service/visit?installation=p', 'service/visits', 0, /^pH/],
  [
    'the orders of what is low',
    'inventory?orderLow=all',
    'procurement/purchaseOrders',
    0,
    /^How many of Sand/,
  ],
  ['the conversion of a lead', 'sales?convert=l', 'sales/deals', 1, 'Value ($)'],
  ['the list of assignees', 'service?assignees=edit', 'config/assignees/names', 4, 'Name 1'],
])(
  'Enter in each control of %s stores it as often as it should',
  async (_, page, path, count, typed) => {
    await seed('inventory/items/i', ITEM);
    await seed('service/installations/p', PLACE);
    await seed('sales/leads/l', { company: 'Noor', contact: 'Ann', status: 'New' });
    await signInAs('Layla Haddad');
    const { user } = openApp(`/dashboard/${page}`);
    const label = await screen.findByLabelText(typed);
    fireEvent.change(label, { target: { value: '8' } });
    const form = label.closest<HTMLElement>('dialog, form') as HTMLElement;
    const search = within(form).queryByRole('searchbox');
    if (search) await user.type(search, 'Sand{Enter}');
    for (const field of controlsOf(form)) {
      if (!field.isConnected) continue;
      field.focus();
      await user.keyboard('{Enter}');
    }
    await waitFor(async () => expect(await countAt(path)).toBe(count));
  },
);
