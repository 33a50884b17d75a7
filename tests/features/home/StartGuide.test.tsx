import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const findGuide = async () => within(await screen.findByRole('region', { name: 'Get started' }));

async function openGuide() {
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  return findGuide();
}

it('is shown while there are no records at all, and does not hide what needs attention', async () => {
  const guide = await openGuide();
  expect(guide.getByText('0 of 4 done')).toBeVisible();
  expect(await screen.findByText(/^Nothing needs attention/)).toBeVisible();
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  await seed('finance/invoices/a', { status: 'Overdue', customer: 'Pearl' });
  expect(await attention.findByRole('link', { name: /^Overdue Pearl/ })).toBeVisible();
  expect(guide.getByText('0 of 4 done')).toBeVisible();
});

it.each(['sales/leads', 'service/tickets'])('is not shown where %s has a record', async (path) => {
  await signInAs('Layla Haddad');
  await seed(`${path}/a`, { status: 'Paid', stage: 'Won' });
  openApp('/dashboard');
  expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeVisible();
  expect(await screen.findByText(/^Nothing needs attention|New · #/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
});

it('its steps open the forms of a customer, a deal and an item', async () => {
  const guide = await openGuide();
  const hrefs = ['customer', 'deal', 'item'].map((name) => {
    const link = guide.getByRole<HTMLAnchorElement>('link', { name: `Add your first ${name}` });
    return decodeURIComponent(link.hash);
  });
  expect(hrefs).toEqual([
    '#/dashboard/sales?record=customers/new',
    '#/dashboard/sales?record=deals/new',
    '#/dashboard/inventory?record=items/new',
  ]);
  fireEvent.click(guide.getByRole('link', { name: 'Add your first item' }));
  expect(await findForm('Add New Item')).toBeVisible();
});

it('ticks the steps as records arrive, and stays until it is dismissed', async () => {
  const guide = await openGuide();
  await seed('sales/customers/a', { name: 'Al Noor' });
  expect(await guide.findByText('1 of 4 done')).toBeVisible();
  expect(guide.getAllByRole('listitem')[0]).toHaveTextContent(/^Done: Add your first customer/);
  expect(guide.queryByRole('link', { name: 'Add your first customer' })).toBeNull();
  await seed('inventory/items/a', { name: 'Salt' });
  expect(await guide.findByText('2 of 4 done')).toBeVisible();
  await seed('sales/deals/a', { title: 'Koi court' });
  expect(await guide.findByText('3 of 4 done')).toBeVisible();

  cleanup();
  openApp('/dashboard');
  const again = await findGuide();
  expect(await again.findByText('3 of 4 done')).toBeVisible();
  fireEvent.click(again.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  cleanup();
  openApp('/dashboard');
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(await attention.findByRole('link', { name: /^Low stock Salt/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
});

it('copies the address at which colleagues sign up', async () => {
  const guide = await openGuide();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const address = guide.getByRole('textbox', { name: 'Sign-up address' });
  expect(address).toHaveDisplayValue(/^http.*\/#\/login$/);
  fireEvent.click(guide.getByRole('button', { name: 'Copy link' }));
  expect(await guide.findByText('The link is copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith((address as HTMLInputElement).value);
  expect(await guide.findByText('1 of 4 done')).toBeVisible();

  writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  fireEvent.click(guide.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(guide.getByText('Press Ctrl+C to copy the link.')).toBeVisible());
});
