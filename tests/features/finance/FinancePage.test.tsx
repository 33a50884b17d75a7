import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cellsOf, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

it('finds invoices by formatted date and amount, and sorts them by number and status', async () => {
  await signInAs('Layla Haddad');
  await seed('finance/invoices', {
    a: { idNum: 'INV-2026-240', due: '2026-12-19', amount: 97_000, status: 'Overdue' },
    b: { idNum: 'INV-2026-99', due: '2026-11-05', amount: 12, status: 'Sent' },
    c: { idNum: 'INV-2026-100', status: 'Draft' },
  });
  openApp('/dashboard/finance');
  const panel = within(await screen.findByRole('region', { name: 'Recent Invoices' }));
  const table = await panel.findByRole('table');
  const found = () =>
    cellsOf(table)
      .slice(1)
      .map(([id]) => id?.replace('INV-2026-', ''));

  for (const query of ['19 Dec 2026', '$97,000.00', '97000']) {
    fireEvent.change(panel.getByRole('searchbox'), { target: { value: query } });
    await waitFor(() => expect(found()).toEqual(['240']));
  }
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(found()).toEqual(['100', '99', '240']));
  fireEvent.click(within(table).getByRole('button', { name: 'Invoice #' }));
  expect(found()).toEqual(['99', '100', '240']);
  fireEvent.click(within(table).getByRole('button', { name: 'Status' }));
  expect(found()).toEqual(['100', '99', '240']);
});

it('scrolls to the receivables, which come once the list above them has its height', async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance?part=receivables');
  await waitFor(() => expect(document.activeElement?.id).toBe('receivables'));
});
