import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { expectConsoleError } from '../support/console.ts';

// As after a deployment: the server no longer has the code that this page would load.
vi.mock('../../src/dashboard/pages/InventoryPage.tsx', () => {
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
