import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';

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
