import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../support/app.tsx';
import { stored } from '../support/backend.ts';

it('signing out asks for confirmation while a save is pending', async () => {
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/sales');
  await user.click(await screen.findByRole('button', { name: 'New Deal' }));
  const form = within(await findForm('New Deal'));
  fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: 'Koi court' } });
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await findForm('Sign out now?'));
  expect(dialog.getByText(/discards what you typed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(async () => expect(await stored('sales/deals')).not.toBeNull());
  expect(screen.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();
});
