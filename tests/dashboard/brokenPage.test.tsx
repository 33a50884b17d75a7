import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { expectConsoleError } from '../support/console.ts';

// As after a deployment: the server no longer has the code that this page, or a chart, would load.
vi.mock('../../src/dashboard/pages/InventoryPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../src/dashboard/components/MonthlyBarChart.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a page whose code has gone offers to reload, and the others still work', async () => {
  expectConsoleError(/the error boundary you provided/);
  await signInAs('Layla Haddad');
  openApp('/dashboard/inventory');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This page could not be shown/);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page whose chart has gone says so, and keeps its figures', async () => {
  expectConsoleError(/the error boundary you provided/);
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Revenue vs. Expenses' }));
  expect(await panel.findByText(/^The chart could not be loaded/)).toBeVisible();
  expect(panel.getByRole('table', { hidden: true })).toHaveTextContent('Jun$110k$70k');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Layla');
  expect(screen.queryByRole('alert')).toBeNull();
});
