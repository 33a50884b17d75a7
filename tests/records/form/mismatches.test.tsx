import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

beforeEach(() => signInAs('Layla Haddad'));

const ITEM = { sku: 'PMP-1', name: 'Pump', category: 'Pumps', stock: 4, reorder: 1, cost: 9 };
const INVOICE = {
  idNum: 'INV-2026-1',
  customer: 'Al Noor',
  date: '2026-11-01',
  due: '2026-12-01',
  amount: 10,
  status: 'Sent',
};

/** Saves one field of a record in its form. Returns the notes below all fields, by label, as they were before. */
async function edit(page: string, row: string, title: string, typed: Record<string, string>) {
  if (window.location.hash === '') openApp(`/dashboard/${page}`);
  fireEvent.click(await screen.findByRole('button', { name: row }));
  const dialog = await findForm(title);
  const notes = Object.fromEntries(
    [...dialog.querySelectorAll('label')].map(({ textContent, htmlFor }) => [
      textContent,
      dialog.querySelector(`[id="${htmlFor}-notes"]`)?.textContent ?? '',
    ]),
  );
  fill(dialog, typed);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return notes;
}

describe('a stored value of the wrong type', () => {
  it('stays when another field is saved', async () => {
    for (const [mismatch, label, description] of [
      [{ cost: 'NaN' }, 'Unit Cost ($)', 'the text “NaN”'],
      [{ cost: { net: 5, gross: 6 } }, 'Unit Cost ($)', 'several values'],
    ] as const) {
      const item = { ...ITEM, ...mismatch, sku: `PMP-${crypto.randomUUID()}` };
      await seed('inventory/items', { i1: item });
      const notes = await edit('inventory', item.sku, 'Edit Item', { 'Stock on Hand': '5' });
      expect(notes[label]).toContain(`The database holds ${description} here.`);
      expect(Object.values(notes).filter((note) => note.includes('The database'))).toHaveLength(1);
      expect(await stored('inventory/items')).toEqual({ i1: { ...item, stock: 5 } });
    }
  });

  it('does not block the save of another field', async () => {
    for (const [mismatch, description] of [
      [{ date: 1795304088995 }, '1795304088995'],
      [{ customer: 'x'.repeat(10_500) }, ''],
    ] as const) {
      const record = { ...INVOICE, ...mismatch, idNum: `INV-${crypto.randomUUID()}` };
      await seed('finance/invoices', { i1: record });
      const notes = await edit('finance', record.idNum, 'Edit Invoice', { Status: 'Paid' });
      expect(notes['Date']).toContain(description && `The database holds ${description} here.`);
      expect(await stored('finance/invoices')).toEqual({ i1: { ...record, status: 'Paid' } });
    }
  });

  it('can be a subject above the limit of the activity', async () => {
    const item = { ...ITEM, sku: 'x'.repeat(10_500) };
    await seed('inventory/items/i1', item);
    await edit('inventory', item.sku, 'Edit Item', { 'Stock on Hand': '5' });
    expect(await stored('inventory/items/i1')).toEqual({ ...item, stock: 5 });
  });

  it('is replaced by an edit, also by one to 0', async () => {
    await seed('inventory/items/i1', { ...ITEM, cost: 'NaN' });
    const notes = await edit('inventory', 'PMP-1', 'Edit Item', { 'Unit Cost ($)': '0' });
    expect(notes['Unit Cost ($)']).not.toContain('Understood as');
    expect(await stored('inventory/items/i1')).toEqual({ ...ITEM, cost: 0 });
  });
});

it('a missing field is added by the next save', async () => {
  const { reorder, ...rest } = ITEM;
  await seed('inventory/items/i1', rest);
  await edit('inventory', 'PMP-1', 'Edit Item', { 'Stock on Hand': '5' });
  expect(await stored('inventory/items/i1')).toEqual({ ...ITEM, reorder: reorder - 1, stock: 5 });
});
