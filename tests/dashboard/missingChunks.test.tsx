import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { expectConsoleError } from '../support/console.ts';

// As after a deployment, when the server no longer has the chunks of the previous build.
vi.mock('../../src/dashboard/pages/InventoryPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../src/dashboard/components/MonthlyBarChart.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('offers to reload if the code of a page is missing; other pages still work', async () => {
  expectConsoleError(/the error boundary you provided/);
  await signInAs('Layla Haddad');
  openApp('/dashboard/inventory');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This page could not be shown/);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the figures if the code of the chart is missing', async () => {
  expectConsoleError(/the error boundary you provided/);
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Revenue vs. Expenses' }));
  expect(await panel.findByText(/^The chart could not be loaded/)).toBeVisible();
  expect(panel.getByRole('table', { hidden: true })).toHaveTextContent('Jun$110k$70k');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Layla');
  expect(screen.queryByRole('alert')).toBeNull();
});
