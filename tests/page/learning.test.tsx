import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENTITIES } from '../../src/model/entities.ts';
import { PURPOSES } from '../../src/page/EmptyList.tsx';
import { PAGE_KEYS } from '../../src/ui/pageKeys.ts';
import { findForm, openApp, signInAs } from '../support/app.tsx';

it('the sheet of keys lists every single key of the pages', async () => {
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/people');
  await screen.findByRole('heading', { name: 'People', level: 1 });
  await user.keyboard('?');
  const sheet = within(await findForm('Keys'));
  for (const key of Object.values(PAGE_KEYS))
    expect(sheet.getAllByText(key.toUpperCase())[0]).toBeVisible();
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

it('every kind of record has a purpose', () => {
  expect(Object.keys(PURPOSES).toSorted()).toEqual(ENTITIES.map(({ path }) => path).toSorted());
});
