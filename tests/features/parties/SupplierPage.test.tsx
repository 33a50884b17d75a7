import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BRAND } from '../../../src/company/brand.ts';
import { cards, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const orderOf = (number: number, status: string, date: string, amount: number) => ({
  poId: `PO-2026-${number}`,
  supplier: ' castwell ACRYLICS',
  date,
  amount,
  status,
});

beforeEach(async () => {
  await seed('suppliers/s1', {
    name: 'Castwell Acrylics',
    contact: 'Martin Hale',
    email: 'orders@castwell.example',
    phone: '04 555 0111',
    category: 'Acrylic',
    status: 'Inactive',
  });
  await seed('procurement/purchaseOrders', {
    o1: orderOf(1, 'Billed', '2026-03-01', 100),
    o2: orderOf(2, 'Received', '2026-05-09', 20.5),
    o3: orderOf(3, 'Sent', '2026-04-01', 3),
    o4: { ...orderOf(4, 'Sent', '2026-06-01', 999), supplier: 'Castwell' },
  });
  await signInAs('Layla Haddad');
});

it('shows what is known of a supplier and what was ordered there', async () => {
  openApp('/dashboard/suppliers/supplier?name=castwell+acrylics');
  expect(await screen.findByRole('heading', { level: 1, name: 'Castwell Acrylics' })).toBeVisible();
  await waitFor(() =>
    expect(cards().map(([label, value]) => [label, value])).toEqual([
      ['Open Orders', '$23.50'],
      ['To Bill', '$20.50'],
      ['All Orders', '$123.50'],
      ['Last Order', '09 May 2026'],
    ]),
  );
  const orders = within(screen.getByRole('region', { name: 'Purchase Orders' }));
  expect(orders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'PO-2026-3 Dated 01 Apr 2026 $3.00 Sent',
    'PO-2026-2 Dated 09 May 2026 $20.50 Received',
    'PO-2026-1 Dated 01 Mar 2026 $100.00 Billed',
  ]);
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Martin Hale',
    'orders@castwell.example',
    '04 555 0111',
    'Acrylic',
    'Inactive',
  ]);
  const contacts = within(screen.getByRole('list', { name: 'Get in touch' }));
  expect(contacts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:045550111',
    'https://wa.me/97145550111',
    'mailto:orders@castwell.example',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'New Purchase Order' }));
  const form = within(await findForm('New Purchase Order'));
  expect(form.getByLabelText('Supplier')).toHaveValue('Castwell Acrylics');
});

it('a supplier is called from its row, which does not open, and from its panel', async () => {
  await seed('suppliers/s2', { name: 'Lumen', phone: '' });
  openApp('/dashboard/suppliers');
  const call = await screen.findByRole('link', { name: 'Call Castwell Acrylics' });
  expect(call).toHaveAttribute('href', 'tel:045550111');
  expect(screen.queryByRole('link', { name: 'Call Lumen' })).toBeNull();
  call.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(call);
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Castwell Acrylics' }));
  const panel = within(await findForm('Edit Supplier'));
  expect(await panel.findByRole('link', { name: /^Call 04 555 0111$/ })).toHaveAttribute(
    'href',
    'tel:045550111',
  );
  fireEvent.click(panel.getByRole('link', { name: 'Castwell Acrylics' }));
  await screen.findByRole('region', { name: 'Purchase Orders' });
  expect(document.title).toBe(`Castwell Acrylics · ${BRAND.name}`);
});
