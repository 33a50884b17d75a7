import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, go, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]));

it('an address fills no number that the form draws and no option that does not exist', async () => {
  await signInAs('Layla Haddad');
  openApp(
    '/dashboard/finance?record=invoices/new&with-customer=Palm+House&with-idNum=INV-1&with-status=Eaten&with-amount=12.5&with-nothing=1',
  );
  const form = within(await findForm('New Invoice'));
  expect(form.getByLabelText('Customer')).toHaveValue('Palm House');
  expect(form.getByLabelText('Amount ($)')).toHaveValue(12.5);
  expect(form.getByLabelText('Status')).toHaveValue('Draft');
  expect(form.getByLabelText<HTMLInputElement>('Invoice #').value).toMatch(/^INV-\d{4}-\d+$/);
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(query()).toEqual({}));
  fireEvent.click(screen.getByRole('button', { name: 'New Invoice' }));
  expect(within(await findForm('New Invoice')).getByLabelText('Customer')).toHaveValue('');
});

it('what is late and has no number is reminded of below its acts, which fit in a line without that', async () => {
  const late = { customer: 'Noor', due: '2026-02-01', amount: 5, status: 'Overdue' };
  await seed('finance/invoices', { a: late, b: { ...late, taxNumber: 1 } });
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance?record=invoices/a');
  const next = within(await screen.findByRole('region', { name: 'What is next' }));
  const address = '#/dashboard/statement?name=Noor&part=reminder&invoice=a';
  expect(next.getByRole('link')).toHaveAttribute('href', address);
  const acts = within(screen.getByRole('group', { name: 'Acts' }));
  expect(await acts.findByRole('button', { name: 'Issue and send' })).toBeVisible();
  expect(acts.queryByRole('link', { name: 'Remind the customer' })).toBeNull();
  go('/dashboard/finance?record=invoices/b');
  expect(await screen.findByRole('link', { name: 'Remind the customer' })).toBeVisible();
});

it('a share of a won deal that is typed is invoiced by Enter, which saves nothing of the deal', async () => {
  await seed('sales/deals/d1', { title: 'Reef', customer: 'Noor', value: 1000, stage: 'Won' });
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  await user.type(await screen.findByLabelText('A share of it, in %'), '40{Enter}');
  expect(within(await findForm('New Invoice')).getByLabelText('Amount ($)')).toHaveValue(400);
});

it('a draft of an order leads with sending it', async () => {
  await seed('procurement/purchaseOrders', {
    a: { poId: 'PO-2026-1', supplier: 'Coral Co', status: 'Draft' },
    b: { poId: 'PO-2026-2', supplier: 'Coral Co', status: 'Sent' },
  });
  await signInAs('Layla Haddad');
  openApp('/dashboard/procurement?record=purchaseOrders/a');
  const send = await screen.findByRole('link', { name: 'Send the order' });
  expect(send).toHaveAttribute('href', '#/dashboard/document?purchaseOrders=a');
  go('/dashboard/procurement?record=purchaseOrders/b');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Send the order' })).toBeNull());
});
