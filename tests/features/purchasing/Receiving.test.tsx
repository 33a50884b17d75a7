import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const ORDER = {
  poId: 'PO-2026-7',
  supplier: 'Reef Pumps',
  date: '',
  amount: 100,
  status: 'Sent',
  lines: 'PMP-40\tReturn pump\t10\t9.5\nSALT\tReef salt\t2\t2.5\nNEW-1\tWave pump\t1\t0',
};
const PUMP = { sku: 'pmp-40', name: 'Pump', category: '', stock: 3, reorder: 5, cost: 9.5 };

beforeEach(async () => {
  await seed('procurement/purchaseOrders/o1', ORDER);
  await seed('inventory/items', { i1: PUMP, i2: { ...PUMP, sku: 'SALT', name: 'Salt', stock: 0 } });
  await signInAs('Layla Haddad');
});

/** The act of the order below the title of its panel. */
const findAct = (name: 'Receive' | 'Mark Received') => screen.findByRole('button', { name });

async function openOrder() {
  openApp('/dashboard/procurement?record=purchaseOrders/o1');
  return within(await screen.findByRole('region', { name: 'Lines and receipts' }));
}

const receive = (panel: ReturnType<typeof within>, texts: readonly string[]): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
  const inputs = panel.getAllByLabelText(/^Receive now/);
  for (const [index, text] of texts.entries()) {
    fireEvent.change(inputs[index] as HTMLElement, { target: { value: text } });
  }
  fireEvent.click(panel.getByRole('button', { name: 'Receive into stock' }));
};

const stocks = async () => [
  await stored('inventory/items/i1/stock'),
  await stored('inventory/items/i2/stock'),
];

it('lets a number be typed over what is left to arrive', async () => {
  const { user } = openApp('/dashboard/procurement?record=purchaseOrders/o1');
  await user.click(await findAct('Receive'));
  const [first] = await screen.findAllByLabelText(/^Receive now/);
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('4');
  expect(first).toHaveValue(4);
});

it('receives a part into stock, and says what has arrived, from whom and what is left', async () => {
  const panel = await openOrder();
  await findAct('Receive');
  expect(panel.getByText('0 of 10 received')).toBeVisible();
  const create = panel.getByRole('link', { name: 'Add the item' });
  expect(create.getAttribute('href')).toMatch(
    /inventory\?record=items\/new&with-sku=NEW-1&with-name=Wave\+pump/,
  );
  receive(panel, ['4', '']);
  expect(await panel.findByText('4 of 10 received')).toBeVisible();
  await waitFor(async () => expect(await stocks()).toEqual([7, 0]));
  expect(await stored('procurement/purchaseOrders/o1/status')).toBe('Partially Received');
  const receipts = within(await panel.findByRole('list', { name: 'Receipts' }));
  await waitFor(() =>
    expect(receipts.getByRole('listitem')).toHaveTextContent(
      /^4 × PumpLayla Haddad, \d+ \w+ \d{4},/,
    ),
  );
  expect(await findAct('Receive')).toBeVisible();
  const history = (await stored('history')) as Record<string, { readonly record: string }>;
  expect(Object.values(history).map(({ record }) => record)).toEqual([
    'inventory/items/i1',
    'procurement/purchaseOrders/o1',
  ]);
  // The form of the order shows its new status.
  const form = within(await findForm('Edit Purchase Order'));
  expect(form.getByLabelText('Status')).toHaveValue('Partially Received');
});

it('asks before more is received than was ordered, and points it out afterwards', async () => {
  const panel = await openOrder();
  await findAct('Receive');
  receive(panel, ['12', '0']);
  expect(await panel.findByRole('alert')).toHaveTextContent(
    'More than was ordered: Return pump. Receive it all the same?',
  );
  expect(await stocks()).toEqual([3, 0]);
  fireEvent.click(panel.getByRole('button', { name: 'Receive all the same' }));
  expect(await panel.findByText('2 more than ordered')).toBeVisible();
  await waitFor(async () => expect(await stocks()).toEqual([15, 0]));
});

it('asks before a draft is received, and before more goes back than has arrived', async () => {
  await seed('procurement/purchaseOrders/o1/status', 'Draft');
  const panel = await openOrder();
  await findAct('Receive');
  receive(panel, ['1', '-1000000']);
  expect(await panel.findByRole('alert')).toHaveTextContent(
    'PO-2026-7 is a draft, which nobody has sent. More goes back than has arrived: Reef salt. Receive it all the same?',
  );
  expect(await stocks()).toEqual([3, 0]);
});

it('a receipt is taken back by another one, which moves the stock back and stays beside it', async () => {
  const panel = await openOrder();
  await findAct('Receive');
  receive(panel, ['4', '2']);
  await waitFor(async () => expect(await stocks()).toEqual([7, 2]));
  fireEvent.click(await panel.findByRole('button', { name: 'Reverse' }));
  expect(await stocks()).toEqual([7, 2]);
  fireEvent.click(panel.getByRole('button', { name: 'Reverse it' }));
  await waitFor(async () => expect(await stocks()).toEqual([3, 0]));
  const list = within(panel.getByRole('list', { name: 'Receipts' }));
  await waitFor(() => {
    const [reversal, reversed] = list.getAllByRole('listitem');
    expect(reversal).toHaveTextContent(
      /^−4 × Pump, −2 × SaltReversal · Layla Haddad, \d+ \w+ \d{4},/,
    );
    expect(reversed).toHaveTextContent(
      /^4 × Pump, 2 × SaltReversed · Layla Haddad, \d+ \w+ \d{4},/,
    );
  });
  expect(panel.queryByRole('button', { name: 'Reverse' })).toBeNull();
  expect(panel.getByText('0 of 10 received')).toBeVisible();
  fireEvent.click(await panel.findByRole('button', { name: 'Mark Sent' }));
  await waitFor(async () =>
    expect(await stored('procurement/purchaseOrders/o1/status')).toBe('Sent'),
  );
});

it('receives nothing of what is no number, nor of 0', async () => {
  const panel = await openOrder();
  fireEvent.click(await findAct('Receive'));
  const inputs = panel.getAllByLabelText(/^Receive now/);
  for (const [texts, message] of [
    [['1e16', '0'], 'Type a number for each line, or 0 for what has not arrived.'],
    [['0', ''], 'Nothing to receive: all quantities are 0.'],
  ] as const) {
    for (const [index, value] of texts.entries())
      fireEvent.change(inputs[index] as HTMLElement, { target: { value } });
    fireEvent.click(panel.getByRole('button', { name: 'Receive into stock' }));
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(message));
  }
  expect(await stored('receipts')).toBeNull();
});

it('counts two deliveries, one of which was received without a connection, and offers what follows', async () => {
  const panel = await openOrder();
  await findAct('Receive');
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  receive(panel, ['6', '2']);
  expect(await panel.findByText('6 of 10 received')).toBeVisible();
  expect(panel.getByRole('list', { name: 'Receipts' })).toHaveTextContent('You, not sent yet');
  expect(await stocks()).toEqual([3, 0]);

  // Meanwhile a colleague receives the rest.
  await seed('procurement/purchaseOrders/o1', {
    ...ORDER,
    lines: ORDER.lines.split('\n').slice(0, 2).join('\n'),
    status: 'Partially Received',
  });
  await seed('inventory/items/i1/stock', 7);
  await seed('receipts/colleague', {
    order: 'o1',
    user: 'Omar',
    timestamp: 1_700_000_000_000,
    lines: { i1: 4 },
  });
  goOnline(getDatabase());
  expect(await panel.findByText('10 of 10 received')).toBeVisible();
  await waitFor(async () => expect(await stocks()).toEqual([13, 2]));
  fireEvent.click(await findAct('Mark Received'));
  await waitFor(async () =>
    expect(await stored('procurement/purchaseOrders/o1/status')).toBe('Received'),
  );
});

it('the total of the lines can become the amount', async () => {
  const panel = await openOrder();
  await seed('procurement/purchaseOrders/o1/amount', 1);
  fireEvent.click(await panel.findByRole('button', { name: 'Use as amount' }));
  await waitFor(async () => expect(await stored('procurement/purchaseOrders/o1/amount')).toBe(100));
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Use as amount' })).toBeNull());
});
