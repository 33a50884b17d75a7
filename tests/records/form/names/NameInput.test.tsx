import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE_SOURCE } from '../../../../src/records/store/read/watchWhole.ts';
import { findForm, openApp, signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';

beforeEach(async () => {
  await seed('sales/customers/a', {
    name: 'Palm House',
    trn: '',
    terms: 'Net 30',
    invoiced: '',
    creationDate: '2026-01-01',
  });
  await seed('service/tickets/b', { ticketId: '1', customer: 'Dune Hotel', status: 'New' });
  await signInAs('Layla Haddad');
});

async function openForm(address: string, title: string) {
  const user = userEvent.setup();
  openApp(address);
  const form = within(await findForm(title));
  return { user, form, box: form.getByRole('combobox', { name: /Customer|Name/ }) };
}

/** The suggestions on screen. */
function options(): readonly (string | null)[] {
  const list = screen.queryByRole('listbox', { name: 'Known names' });
  return list
    ? within(list)
        .getAllByRole('option')
        .map((option) => option.textContent)
    : [];
}

it('suggests the names of all records, chosen by key or click, and saves any text', async () => {
  const { user, form, box } = await openForm(
    '/dashboard/finance?record=invoices/new',
    'New Invoice',
  );
  await user.type(box, 'hou');
  await waitFor(() => expect(options()).toEqual(['Palm House']));
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Palm House', selected: true }).id,
  );
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Palm House');
  expect(options()).toEqual([]);

  await user.clear(box);
  await user.type(box, 'dnue');
  await user.click(await screen.findByRole('option', { name: 'Dune Hotel' }));
  expect(box).toHaveValue('Dune Hotel');
  await user.clear(box);
  await user.type(box, 'palm');
  await screen.findByRole('option', { name: 'Palm House', selected: true });
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Palm House');
  await user.clear(box);
  await user.type(box, 'Somebody new{Enter}');
  await waitFor(async () =>
    expect(Object.values((await stored('finance/invoices')) ?? {})).toEqual([
      expect.objectContaining({ customer: 'Somebody new' }),
    ]),
  );
  expect(form.queryByText(/Did you mean/)).toBeNull();
});

it('reads the lists that know names once somebody types one, and closes first its list on Escape', async () => {
  const watched = vi.spyOn(DATABASE_SOURCE, 'watchChildren');
  onTestFinished(() => watched.mockRestore());
  const { user, box } = await openForm('/dashboard/finance?record=invoices/new', 'New Invoice');
  await waitFor(() => expect(box).toHaveFocus());
  const paths = () => watched.mock.calls.map(([path]) => path);
  await waitFor(() => expect(paths()).toContain('finance/invoices'));
  expect(paths()).not.toContain('service/tickets');
  await user.type(box, 'dune');
  await screen.findByRole('option', { name: 'Dune Hotel' });
  expect(paths()).toContain('service/tickets');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box).toHaveValue('dune');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('points out what is almost a known name, and leaves it alone', async () => {
  const { user, form, box } = await openForm(
    '/dashboard/finance?record=invoices/new',
    'New Invoice',
  );
  await user.click(box);
  await user.paste('Pam House');
  await user.tab();
  const suggestion = await form.findByRole('button', { name: 'Palm House' });
  expect(box).toHaveValue('Pam House');
  await user.click(suggestion);
  expect(box).toHaveValue('Palm House');
  expect(form.queryByText(/Did you mean/)).toBeNull();
});

it('says that a customer is known already, and points out a tax number that another one has', async () => {
  await seed('sales/customers/a/trn', '100-1234-5670-0003');
  const { user, form, box } = await openForm(
    '/dashboard/sales?record=customers/new',
    'New Customer',
  );
  await user.click(box);
  await user.paste('palm house ');
  await user.tab();
  expect(await form.findByText('This name is known already.')).toBeVisible();
  await user.clear(box);
  await user.click(box);
  await user.paste('Dune Hotel');
  await user.tab();
  expect(form.queryByText('This name is known already.')).toBeNull();
  fireEvent.change(form.getByLabelText('TRN'), { target: { value: '10012345670000' } });
  expect(form.queryByText(/has the same TRN/)).toBeNull();
  fireEvent.change(form.getByLabelText('TRN'), { target: { value: '100123456700003' } });
  expect(await form.findByText('Palm House')).toBeVisible();
  expect(form.getByText(/has the same TRN\./)).toBeVisible();
});
