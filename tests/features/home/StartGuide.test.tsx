import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const guide = () => screen.queryByRole('region', { name: 'Get started' });

it('leads a company without records to its first ones, until there is one', async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  const steps = within(await screen.findByRole('region', { name: 'Get started' }));
  const links = steps.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash }) => decodeURIComponent(hash))).toEqual([
    '#/dashboard/company',
    '#/dashboard/sales?record=customers/new',
    '#/dashboard/inventory?record=items/new',
    '#/dashboard/import?into=customers',
  ]);
  fireEvent.click(steps.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await seed('sales/leads/a', { company: 'Pearl' });
  await waitFor(() => expect(guide()).toBeNull());
});

it('is not shown to a company that has records', async () => {
  await signInAs('Layla Haddad');
  await seed('service/tickets/a', { customer: 'Pearl', status: 'New' });
  openApp('/dashboard');
  expect(await screen.findByRole('link', { name: /^Ticket Pearl/ })).toBeVisible();
  expect(guide()).toBeNull();
});
