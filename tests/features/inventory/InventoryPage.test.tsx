import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cellsOf, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { typeCode } from '../../support/scanner.ts';
import { clauses } from '../../specification/clauses.ts';

it('searches names and SKUs, not categories', clauses('S2.9-4'), async () => {
  await signInAs('Layla Haddad');
  await seed('inventory/items', {
    a: { sku: 'PMP-40', name: 'Return motor', category: 'Pumps' },
    b: { sku: 'SND-1', name: 'Reef sand', category: 'PMP substitutes' },
    c: { sku: 'SLT-1', name: 'Salt for PMP-40', category: 'Water' },
  });
  openApp('/dashboard/inventory');
  const search = await screen.findByPlaceholderText('Search by name or SKU...');
  const table = screen.getByRole('table', { name: 'Items' });
  const found = () => cellsOf(table).map(([sku]) => sku);
  expect(found()).toEqual(['SKU', 'SLT-1', 'SND-1', 'PMP-40']);
  fireEvent.change(search, { target: { value: 'pmp' } });
  await waitFor(() => expect(found()).toEqual(['SKU', 'SLT-1', 'PMP-40']));
  fireEvent.change(search, { target: { value: 'motor' } });
  await waitFor(() => expect(found()).toEqual(['SKU', 'PMP-40']));
});

it('shows the bins as soon as one is known, and opens the item whose code is scanned', async () => {
  await signInAs('Layla Haddad');
  await seed('inventory/items', { a: { sku: 'PMP-40', name: 'Return motor', bin: 'A-7' } });
  openApp('/dashboard/inventory');
  const table = await screen.findByRole('table', { name: 'Items' });
  await waitFor(() => expect(cellsOf(table)[1]).toContain('A-7'));
  expect(cellsOf(table)[0]).toContain('Bin Location');
  await typeCode('pmp-40');
  expect(within(await findForm('Edit Item')).getByLabelText('Bin Location')).toHaveValue('A-7');
});
