import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const steps = async () => within(await screen.findByRole('region', { name: 'Next steps' }));
const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]));

it('lead to a deal: the form starts with what is known, and a lead says what it became', async () => {
  await seed('sales/leads/a', {
    company: 'Palm House',
    contact: '',
    status: 'Qualified',
    source: '',
    creationDate: '2026-01-01',
  });
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales?record=a');
  fireEvent.click(await (await steps()).findByRole('link', { name: 'New deal' }));
  const form = within(await findForm('New Deal'));
  expect(form.getByLabelText('Deal Title')).toHaveValue('Palm House');
  expect(form.getByLabelText('Customer')).toHaveValue('Palm House');
  expect(form.getByLabelText('Stage')).toHaveValue('New Lead');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(async () =>
    expect(Object.values((await stored('sales/deals')) ?? {})).toEqual([
      expect.objectContaining({ title: 'Palm House', customer: 'Palm House' }),
    ]),
  );
  await waitFor(() => expect(query()).toEqual({}));

  fireEvent.click(await screen.findByRole('button', { name: 'Palm House' }));
  const lead = await steps();
  expect(await lead.findByText(/^There is/)).toHaveTextContent('There is Palm House already.');
});

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
