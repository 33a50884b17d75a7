import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { typeCode } from '../../support/scanner.ts';
import { seed, stored } from '../../support/backend.ts';

const ITEM = { sku: 'A-1', name: 'Pump', category: '', stock: 10, reorder: 5, cost: 1 };

beforeEach(async () => {
  await seed('inventory/items', {
    i1: ITEM,
    i2: { ...ITEM, sku: 'B-2', name: 'Salt', stock: 0.1 },
    i3: { ...ITEM, sku: 'C-3', name: 'رمل', stock: 4 },
  });
  await signInAs('Layla Haddad');
});

async function openCount() {
  const { user } = openApp('/dashboard/inventory/count');
  const list = within(await screen.findByRole('list', { name: 'Items to count' }));
  await list.findByLabelText('Pump');
  return { user, list };
}

const count = (list: ReturnType<typeof within>, name: string, text: string): void => {
  fireEvent.change(list.getByLabelText(name), { target: { value: text } });
};
const rowOf = (list: ReturnType<typeof within>, name: string) =>
  list.getByLabelText(name).closest('li');
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Save count' }));
};
const stocks = async () =>
  Object.values((await stored('inventory/items')) as Record<string, typeof ITEM>).map(
    ({ stock }) => stock,
  );

it('asks what is right when the stock has moved since the count began, as by a colleague who counted the same', async () => {
  const { list } = await openCount();
  count(list, 'Pump', '9');
  count(list, 'Salt', '1');
  await seed('inventory/items/i1/stock', 9);
  await seed('inventory/items/i2/stock', 5);
  await waitFor(() => expect(rowOf(list, 'Pump')).toHaveTextContent('Expected 10, now 9'));
  await waitFor(() => expect(rowOf(list, 'Salt')).toHaveTextContent('Expected 0.1, now 5'));
  save();
  const dialog = within(await findForm('The stock changed while you counted'));
  const saveAll = dialog.getByRole('button', { name: 'Save count' });
  fireEvent.click(saveAll);
  expect(saveAll).toHaveAttribute('aria-disabled', 'true');
  expect(await stored('activity')).toBeNull();
  const choose = (item: string, choice: string) =>
    fireEvent.click(
      within(dialog.getByRole('group', { name: item })).getByRole('radio', { name: choice }),
    );
  choose('Pump', 'A colleague counted it too: 9 are there now');
  choose('Salt', 'Goods came or went: my difference makes it 5.9');
  fireEvent.click(saveAll);
  expect(await screen.findByText('Count: 1 corrected, 1 as expected')).toBeVisible();
  await waitFor(async () => expect(await stocks()).toEqual([9, 5.9, 4]));
});

it('saves the differences, so that what a colleague changes meanwhile is kept, and takes them back', async () => {
  const { list } = await openCount();
  count(list, 'Pump', '12');
  count(list, 'Salt', '0.3');
  count(list, 'رمل', '4');
  expect(list.getByLabelText('Pump')).toHaveAccessibleDescription('+2');
  expect(list.getByLabelText('رمل')).toHaveAccessibleDescription('Agrees');
  await seed('inventory/items/i1/stock', 15);
  await waitFor(() => expect(rowOf(list, 'Pump')).toHaveTextContent('A-1 · Expected 10, now 15'));
  save();
  const dialog = within(await findForm('The stock changed while you counted'));
  fireEvent.click(dialog.getByRole('radio', { name: /^Goods came or went/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save count' }));
  expect(await screen.findByText('Count: 2 corrected, 1 as expected')).toBeVisible();
  await waitFor(async () => expect(await stocks()).toEqual([17, 0.3, 4]));
  expect(list.getByLabelText('Pump')).toHaveValue(null);
  const changes = Object.values((await stored('history')) as object).map(
    (entry: { readonly changes: object }) => entry.changes,
  );
  expect(changes).toHaveLength(2);
  expect(changes).toContainEqual({ stock: { from: 15, to: 17 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stocks()).toEqual([15, 0.1, 4]));
});

it('counts without a connection: the list shows it at once, and two people who count add up', async () => {
  const { list } = await openCount();
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  count(list, 'Pump', '7');
  save();
  await waitFor(() => expect(rowOf(list, 'Pump')).toHaveTextContent('A-1 · Expected 7'));
  count(list, 'Pump', '6');
  save();
  await waitFor(() => expect(rowOf(list, 'Pump')).toHaveTextContent('A-1 · Expected 6'));
  expect(await stocks()).toEqual([10, 0.1, 4]);
  await seed('inventory/items/i1/stock', 11);
  goOnline(getDatabase());
  await waitFor(async () => expect(await stocks()).toEqual([7, 0.1, 4]));
  await waitFor(() => expect(rowOf(list, 'Pump')).toHaveTextContent('A-1 · Expected 7'));
});

it('finds an item by its SKU, counts piece by piece, and keeps what was counted when the page is loaded again', async () => {
  const { user, list } = await openCount();
  await user.type(screen.getByRole('searchbox'), 'b-2');
  await waitFor(() => expect(list.queryByLabelText('Pump')).toBeNull());
  await user.click(list.getByRole('button', { name: 'One more: Salt' }));
  await user.click(list.getByRole('button', { name: 'One more: Salt' }));
  await user.click(list.getByRole('button', { name: 'One less: Salt' }));
  expect(list.getByLabelText('Salt')).toHaveValue(1);
  cleanup();
  const again = await openCount();
  expect(again.list.getByLabelText('Salt')).toHaveValue(1);
  expect(screen.getByText('1 counted')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(again.list.getByLabelText('Salt')).toHaveValue(null);
  expect(screen.queryByRole('button', { name: 'Save count' })).toBeNull();
});

it('saves nothing while a quantity is below 0, and says when all is as expected', async () => {
  const { list, user } = await openCount();
  count(list, 'Pump', '-1');
  expect(list.getByLabelText('Pump')).toHaveAccessibleDescription('Not a quantity');
  save();
  expect(screen.getByText('Check the quantities')).toBeVisible();
  count(list, 'Pump', '10');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  expect(await screen.findByText('Nothing to correct: 1 as expected')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stock count' })).toHaveFocus();
  expect(await stored('activity')).toBeNull();
});

it('goes past the bins in their order, and is led to an item by its barcode', async () => {
  await seed('inventory/items', {
    i1: { ...ITEM, bin: 'B-10' },
    i2: { ...ITEM, sku: 'B-2', name: 'Salt' },
    i3: { ...ITEM, sku: 'C-3', name: 'Sand', bin: 'B-9', barcode: '4006381333931' },
  });
  const { list } = await openCount();
  const names = list.getAllByRole('spinbutton').map((input) => input.getAttribute('id'));
  const inOrder = ['Sand', 'Pump', 'Salt'].map((name) => list.getByLabelText(name).id);
  expect(names).toEqual(inOrder);
  expect(rowOf(list, 'Pump')).toHaveTextContent('Bin B-10 · A-1 · Expected 10');
  await typeCode('4006381333931');
  await waitFor(() => expect(list.getByLabelText('Sand')).toHaveFocus());
  await waitFor(() => expect(list.queryByLabelText('Pump')).toBeNull());
  await typeCode('0012345');
  expect(await screen.findByRole('link', { name: 'Add an item with this barcode' })).toBeVisible();
});

it('goes on to the next item with Enter, and to the item of a code that a hand scanner types', async () => {
  const { user, list } = await openCount();
  const field = (name: string) => list.getByLabelText(name);
  await user.click(field('Pump'));
  await user.keyboard('62{Enter}18{Enter}');
  expect(field('Pump')).toHaveValue(62);
  expect(field('Salt')).toHaveValue(18);
  expect(field('رمل')).toHaveFocus();
  await user.keyboard('{Enter}');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('b-2{Enter}');
  await waitFor(() => expect(field('Salt')).toHaveFocus());
  await user.keyboard('7{Enter}');
  expect(field('Salt')).toHaveValue(7);
  expect(search).toHaveFocus();
});

it('takes back that a count was discarded', async () => {
  const { user, list } = await openCount();
  count(list, 'Pump', '9');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(list.getByLabelText('Pump')).toHaveValue(null);
  expect(screen.getByRole('heading', { name: 'Stock count' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(list.getByLabelText('Pump')).toHaveValue(9);
});
