import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGE_KEYS } from '../../../src/ui/pageKeys.ts';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

it('the sheet of keys lists every single key of the pages', async () => {
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/people');
  await screen.findByRole('heading', { name: 'People', level: 1 });
  await user.keyboard('?');
  const sheet = within(await findForm('Keys'));
  for (const key of Object.values(PAGE_KEYS))
    expect(sheet.getAllByText(key.toUpperCase())[0]).toBeVisible();
});

it('keys go to the list of the part of the page that one is in, and Escape ends a selection', async () => {
  await seed('sales', {
    deals: { d1: { title: 'Reef wall', stage: 'New Lead' } },
    leads: { l1: { company: 'Palm Atelier', status: 'New' } },
  });
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/sales?part=leads');
  const row = await screen.findByRole('button', { name: 'Palm Atelier' });
  await screen.findByRole('button', { name: /^Reef wall/ });
  await waitFor(() => expect(document.getElementById('leads')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(row).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).toBeNull();
  expect(row).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveFocus();
});

it('an empty list says what its records are for, and opens a form or the import', async () => {
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/tasks');
  expect(await screen.findByText(/^A task is what somebody is to do/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Import a spreadsheet' });
  expect(link).toHaveAttribute('href', '#/dashboard/import?into=tasks');
  await user.click(screen.getByRole('button', { name: 'Add the first task' }));
  expect(await findForm('New Task')).toBeVisible();
});
