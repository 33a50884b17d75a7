import { screen, within } from '@testing-library/react';
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
