import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CHART } from '../../src/features/figures/MonthlyFigures.tsx';
import { NEXT_STEPS } from '../../src/desk/Dashboard.tsx';
import { MODULES } from '../../src/desk/modules.tsx';
import { OPEN_PANEL } from '../../src/records/page/RecordPanels.tsx';
import { lazyPage } from '../../src/lib/lazyPage.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';

/** As after a deployment, when the server no longer has the chunks of the previous build. */
function removeCode(owner: { readonly Page: unknown } | undefined): void {
  const missing = lazyPage<object>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const spy = vi.spyOn(owner as typeof missing, 'Page').mockImplementation(missing.Page);
  onTestFinished(() => spy.mockRestore());
}

it('offers to reload if the code of a page is missing; other pages still work', async () => {
  expectConsoleError(/the error boundary you provided/);
  removeCode(MODULES.find(({ path }) => path === 'inventory'));
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
  removeCode(CHART);
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Revenue vs. Expenses' }));
  expect(await panel.findByText(/^The chart could not be loaded/)).toBeVisible();
  expect(panel.getByRole('table', { hidden: true })).toHaveTextContent('Jun$110k$70k');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Layla');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a form without an alert if the code of its next steps is missing', async () => {
  expectConsoleError(/the error boundary you provided/);
  removeCode(NEXT_STEPS);
  await openDeal();
  const form = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(form.getByRole('combobox', { name: 'Customer' })).toHaveValue('Palm');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so beside the list if the code of the form is missing', async () => {
  expectConsoleError(/the error boundary you provided/);
  removeCode(OPEN_PANEL);
  await openDeal();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The form could not be loaded/);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

async function openDeal(): Promise<void> {
  await signInAs('Layla Haddad');
  await seed('sales/deals', {
    d1: { title: 'Reef', customer: 'Palm', value: 1, stage: 'Won', creationDate: '2026-01-01' },
  });
  openApp('/dashboard/sales?record=deals/d1');
}
