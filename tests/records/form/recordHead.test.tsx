import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

beforeEach(() => signInAs('Layla Haddad'));

it('a record says above its fields what it is called and how it stands, as it is typed', async () => {
  await seed('sales/deals/d1', {
    title: 'Reef court',
    customer: 'Noor',
    value: 45_000,
    stage: 'Negotiation',
    creationDate: '2026-11-01',
  });
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  const form = within(await findForm('Edit Deal'));
  expect(form.getByText('Reef court')).toBeVisible();
  const amount = form.getByText('Value', { exact: true });
  expect(amount.closest('div')).toHaveTextContent('Reef court Noor $45,000.00 NegotiationValue');
  await user.selectOptions(form.getByLabelText('Stage'), 'Won');
  await user.clear(form.getByLabelText('Value ($)'));
  expect(amount).not.toBeInTheDocument();
  expect(form.getAllByText('Won').length).toBeGreaterThan(1);
});

it('an item stands by its stock, and a new one has neither name nor standing', async () => {
  await seed('inventory/items/i1', {
    sku: 'FEED',
    name: 'Koi feed',
    category: 'Food',
    stock: 2,
    reorder: 4,
    cost: 3.5,
    creationDate: '2026-11-01',
  });
  const { user } = openApp('/dashboard/inventory?record=items/i1');
  const form = within(await findForm('Edit Item'));
  expect(form.getByText('Low stock')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Add New Item' }));
  expect(within(await findForm('Add New Item')).queryByText('Out of stock')).toBeNull();
});

it('a record is read and acted on first: Edit goes to its first field, Save leads once there is something to save', async () => {
  await seed('service/tickets/t1', { ticketId: '7', customer: 'Noor', issue: 'Pump hums' });
  const { user } = openApp('/dashboard/service?record=tickets/t1');
  const panel = await findForm('Edit Ticket');
  const form = within(panel);
  expect(form.getAllByText('Pump hums')[0]).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Ticket' })).toHaveFocus());
  await user.click(form.getByRole('button', { name: 'Edit' }));
  const first = form.getByLabelText('Customer');
  expect(first).toHaveFocus();
  const history = await form.findByRole('heading', { name: 'History' });
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(history.compareDocumentPosition(first) & DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  const save = form.getByRole('button', { name: 'Save Changes' });
  const quiet = save.className;
  await user.type(first, 's');
  expect(save.className).not.toBe(quiet);
});

it('folds what stays as it is once the number is issued, and shows what may be edited', async () => {
  const lines = 'Koi pond\t1\t100';
  const record = {
    customer: 'Noor',
    date: '2026-11-01',
    amount: 105,
    lines,
    vatRate: 'Standard 5 %',
  };
  await seed('finance/invoices', {
    a: { ...record, idNum: 'INV-1', status: 'Draft' },
    b: { ...record, idNum: 'INV-2', status: 'Sent', taxNumber: '1' },
  });
  const { user } = openApp('/dashboard/finance?record=invoices/a');
  expect((await findForm('Edit Invoice')).querySelector('details[open]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /INV-2/ }));
  const issued = await findForm('Edit Invoice');
  expect(issued).toHaveTextContent('INV-2');
  expect(issued.querySelector('details[open]')).toBeNull();
});
