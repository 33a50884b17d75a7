import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPalette } from '../../../src/features/palette/PaletteHost.tsx';
import { cellsOf, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const INVOICES = {
  a: { idNum: 'INV-1', customer: 'Palm House', amount: 1_000_000, status: 'Paid' },
  b: { idNum: 'INV-2', customer: 'Dune Hotel', amount: 2_000_000, status: 'Paid', taxNumber: 7 },
  c: { idNum: 'INV-3', customer: 'Palm Spa', amount: 4_000_000, status: 'Paid' },
};

beforeEach(async () => {
  await seed('finance/invoices', INVOICES);
  await signInAs('Layla Haddad');
});

const expectNumbers = (...expected: readonly string[]) =>
  waitFor(() =>
    expect(
      cellsOf(screen.getByRole('table', { name: 'Invoices' }))
        .slice(1)
        .map(([number]) => number),
    ).toEqual(expected),
  );

async function openInvoices(query = ''): Promise<void> {
  openApp(`/dashboard/finance${query}`);
  await screen.findByRole('table', { name: 'Invoices' });
}

it('takes a record out of its list, in the history, and back, and leaves what it was paid counted', async () => {
  await openInvoices();
  expect(screen.getByText('$7.00M')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'INV-3' }));
  fireEvent.click(within(await findForm('Edit Invoice')).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('INV-3 archived')).toBeVisible();
  await expectNumbers('INV-2', 'INV-1');
  expect(screen.getByRole('button', { name: 'INV-2' })).toHaveFocus();
  expect(screen.getByText('$7.00M')).toBeVisible();
  await waitFor(async () =>
    expect(Object.values((await stored('history')) as object)).toMatchObject([
      { record: 'finance/invoices/c', changes: { archived: { to: expect.any(String) as string } } },
    ]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectNumbers('INV-3', 'INV-2', 'INV-1');
  await waitFor(async () => expect(await stored('finance/invoices/c/archived')).toBe(''));
});

it('leaves a record to be found by the filter and the palette, and restored', async () => {
  await seed('finance/invoices/c/archived', '2026-02-01');
  await openInvoices('?archived=only');
  await expectNumbers('INV-3');
  act(openPalette);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search or jump to…' }), {
    target: { value: 'INV-3' },
  });
  fireEvent.click(await screen.findByRole('option', { name: /Archived/ }));
  const form = within(await findForm('Edit Invoice'));
  expect(await form.findByText(/^Archived on 01 Feb 2026/)).toBeVisible();
  fireEvent.click(form.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('INV-3 restored')).toBeVisible();
  await expectNumbers('INV-3', 'INV-2', 'INV-1');
  await waitFor(async () => expect(await stored('finance/invoices/c/archived')).toBe(''));
});

it('takes several at once, but none whose number is issued', async () => {
  await openInvoices();
  for (const number of ['INV-1', 'INV-2', 'INV-3']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${number}` }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('2 invoices archived')).toBeVisible();
  await expectNumbers('INV-2');
  fireEvent.click(screen.getByRole('button', { name: 'INV-2' }));
  const form = within(await findForm('Edit Invoice'));
  expect(form.queryByRole('button', { name: 'Archive' })).toBeNull();
  await waitFor(async () =>
    expect(Object.keys((await stored('history')) as object)).toHaveLength(2),
  );
});
