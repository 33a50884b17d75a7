import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fill, findForm, openApp, signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';

const CUSTOMER = { name: 'Dune', trn: '1', terms: 'Net 30', invoiced: '' };
const INVOICE = { customer: 'Dune', date: '', due: '', amount: 9, status: 'Sent' };

beforeEach(async () => {
  await seed('sales', {
    customers: { c1: CUSTOMER, c0: { ...CUSTOMER, name: 'Oasis' } },
    deals: { d1: { title: 'Reef wall', customer: 'dune', value: 5, stage: 'Won' } },
  });
  await seed('finance/invoices', {
    i1: { ...INVOICE, idNum: 'INV-1' },
    i2: { ...INVOICE, idNum: 'INV-2', taxNumber: 7 },
  });
  await seed('service', {
    tickets: { t1: { ticketId: '1', customer: 'Dune', issue: '', status: 'New' } },
    installations: { w1: { name: 'Lobby reef', customer: 'Dune' } },
    visits: { v1: { place: 'Lobby reef', customer: 'Dune', installation: 'w1' } },
  });
  await signInAs('Layla Haddad');
});

const names = async () => [
  await stored('sales/customers/c1/name'),
  await stored('sales/deals/d1/customer'),
  await stored('finance/invoices/i1/customer'),
  await stored('finance/invoices/i2/customer'),
  await stored('service/tickets/t1/customer'),
  await stored('service/installations/w1/customer'),
];

/** The names of the records that hold it, in the order of `names`, of which one is issued. */
const renamed = (name: string) => [name, name, name, 'Dune', name, name];
const LEFT = ['dune', 'Dune', 'Dune', 'Dune', 'Dune'];

const ADDRESS = '/dashboard/sales/customer?name=Dune';

async function renameTo(name: string, address = `${ADDRESS}&record=customers/c1`) {
  const { user } = openApp(address);
  const form = await findForm('Edit Customer');
  fill(form, { Name: name });
  const save = () => user.click(within(form).getByRole('button', { name: 'Save Changes' }));
  return { user, form, save };
}

const ALSO = 'Rename also in 1 deal, 1 installation, 1 invoice, 1 ticket';

it('renames a customer with its records, finds it by the former name, and takes all back', async () => {
  const { user, form, save } = await renameTo('Palm');
  expect(await within(form).findByLabelText(ALSO)).toBeChecked();
  expect(form).toHaveTextContent('1 invoice stays as issued, and with this record.');
  await save();
  expect(
    await screen.findByText('Renamed, also in 1 deal, 1 installation, 1 invoice, 1 ticket'),
  ).toBeVisible();
  await waitFor(async () => expect(await names()).toEqual(renamed('Palm')));

  // The address still has the former name.
  expect(await screen.findByRole('heading', { level: 1, name: 'Palm' })).toBeVisible();
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
  await waitFor(() => expect(invoices.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByText('There is no customer record with this name.')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Dune', ...LEFT]));
  expect(await stored('sales/customers/c1/formerNames')).toBe('');
});

it('takes a rename back from the history with what it carried along, and nothing else', async () => {
  const { user, form, save } = await renameTo('Oasis');
  await seed('finance/invoices/i3', { ...INVOICE, idNum: 'INV-3', customer: 'Oasis' });
  expect(await within(form).findByText(/is in 1 customer, 1 invoice already/)).toBeVisible();
  await save();
  await waitFor(async () => expect((await names())[4]).toBe('Oasis'));

  await user.click(await screen.findByRole('link', { name: 'Edit Customer' }));
  const reopened = await findForm('Edit Customer');
  const undo = await within(reopened).findByRole('button', { name: 'Undo Name, back to Dune' });
  expect(within(reopened).queryByRole('button', { name: /Undo Former Names/ })).toBeNull();
  await user.click(undo);
  await waitFor(async () => expect(await names()).toEqual(['Dune', ...LEFT]));
  expect(await stored('finance/invoices/i3/customer')).toBe('Oasis');
});

it('leaves the records to the former name on request', async () => {
  const { user, form, save } = await renameTo('Palm');
  await user.click(await within(form).findByLabelText(ALSO));
  expect(form).toHaveTextContent(
    '1 deal, 1 installation, 2 invoices, 1 ticket will no longer belong to this record.',
  );
  await save();
  await waitFor(async () => expect(await names()).toEqual(['Palm', ...LEFT]));
  expect(await stored('sales/customers/c1/formerNames')).toBeNull();
});

it('leaves the records by default where another customer has the name as well', async () => {
  await seed('sales/customers/c0/name', 'DUNE');
  const { form, save } = await renameTo('Palm');
  expect(await within(form).findByLabelText(ALSO)).not.toBeChecked();
  expect(form).toHaveTextContent('“Dune” is the name of 1 customer besides this one.');
  await save();
  await waitFor(async () => expect(await names()).toEqual(['Palm', ...LEFT]));
});
