import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentUid, fill, findForm, go, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { exportedFiles } from '../../support/exportedFiles.ts';

const INSTALLATION = {
  name: 'Lagoon wall',
  customer: 'Sidra',
  kind: 'Marine',
  litres: 4_200,
  address: '',
  plan: 'Weekly',
  planFrom: '2020-01-01',
  assigned: 'Priya Nair',
  access: 'Gate code 4711',
  handedOver: '',
  warrantyUntil: '',
  equipment: '',
  targets: '',
  creationDate: '2026-01-01',
};

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('service/installations/i1', INSTALLATION);
});

it('leads from Service to the installations, and from one to its page, a visit and a ticket', async () => {
  const { user } = openApp('/dashboard/service');
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
  await user.click(parts.getByRole('link', { name: 'Installations' }));
  await user.click(await screen.findByRole('button', { name: 'Lagoon wall' }));
  const form = within(await findForm('Edit Installation'));
  expect(await form.findByRole('link', { name: 'Record a visit' })).toHaveAttribute(
    'href',
    '#/dashboard/service/visit?installation=i1',
  );
  expect(form.getByRole('link', { name: /Readings, visits/ })).toHaveAttribute(
    'href',
    '#/dashboard/service/installation?installation=i1',
  );
  await user.click(form.getByRole('link', { name: 'New ticket' }));
  const ticket = within(await findForm('New Ticket'));
  expect(await ticket.findByRole('combobox', { name: 'Installation' })).toHaveValue('i1');
});

it('leaves gate codes out of an export unless the person asks for them', async () => {
  const sheets = exportedFiles();
  const { user } = openApp('/dashboard/service/installations');
  await screen.findByRole('button', { name: 'Lagoon wall' });
  const plain = 'Export installations';
  for (const name of [plain, `${plain} with access notes (gate codes)`]) {
    await user.click(screen.getByRole('button', { name: 'More for installations' }));
    await user.click(screen.getByRole('menuitem', { name }));
  }
  const texts = await Promise.all(sheets.map((sheet) => sheet.text()));
  expect(texts.map((text) => text.includes('Lagoon wall'))).toEqual([true, true]);
  expect(texts.map((text) => text.includes('Gate code 4711'))).toEqual([false, true]);
});

it('has equipment and ranges as lines of days and choices, without a sum, and marks what cannot be read', async () => {
  await seed('service/installations/i1/equipment', 'Pump\tDC 12\t\t2025-11-07\t180\tlast May');
  await seed('service/installations/i1/targets', 'Nitrat\t1\t15');
  openApp('/dashboard/service/installations?record=installations/i1');
  const form = within(await findForm('Edit Installation'));
  const equipment = within(await form.findByRole('group', { name: 'Equipment' }));
  expect(equipment.getByLabelText('Since, line 1')).toHaveAttribute('type', 'date');
  expect(equipment.getByLabelText('Last serviced, line 1')).toHaveValue('last May');
  expect(equipment.getByLabelText('Last serviced, line 1')).toBeInvalid();
  expect(equipment.getByText(/cannot be read/)).toBeVisible();
  expect(equipment.queryByText(/Sum/)).toBeNull();
  const ranges = within(form.getByRole('group', { name: 'Ranges' }));
  expect(ranges.getByLabelText('Parameter, line 1')).toHaveValue('Nitrat');
  expect(ranges.getByLabelText('Parameter, line 1')).toBeInvalid();
  expect(ranges.getByRole('option', { name: 'Nitrate' })).toBeInTheDocument();
});

it('a ticket names one of the installations of its customer', async () => {
  await seed('service/installations/i2', { ...INSTALLATION, name: 'Koi pond', customer: 'Dune' });
  await seed('service/tickets/t1', {
    ticketId: '7',
    customer: 'sidra',
    issue: 'Hum',
    assigned: 'Priya Nair',
    status: 'New',
    creationDate: '2026-11-01',
  });
  const { user } = openApp('/dashboard/service?record=tickets/t1');
  const dialog = await findForm('Edit Ticket');
  const choice = await within(dialog).findByRole('combobox', { name: 'Installation' });
  expect(within(choice).queryByRole('option', { name: 'Koi pond' })).toBeNull();
  await user.selectOptions(choice, 'Lagoon wall');
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () => expect(await stored('service/tickets/t1/installation')).toBe('i1'));
});

it('takes a change back that was made before a visit, and leaves the visit noted', async () => {
  const { user } = openApp('/dashboard/service/installations?record=installations/i1');
  const form = await findForm('Edit Installation');
  fill(form, { 'Volume (L)': '5000' });
  await user.click(within(form).getByRole('button', { name: 'Save Changes' }));
  // What is stored is known to the test before the form closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored('service/installations/i1/litres')).toBe(5_000);
  await seed('service/installations/i1/lastVisit', '2026-11-20 v1');
  await user.click(await screen.findByRole('button', { name: 'Lagoon wall' }));
  const again = within(await findForm('Edit Installation'));
  await user.click(await again.findByRole('button', { name: /^Undo Volume/ }));
  await waitFor(async () =>
    expect(await stored('service/installations/i1')).toMatchObject({
      litres: 4_200,
      lastVisit: '2026-11-20 v1',
    }),
  );
});

it('adds its fee from its form, shows it there, on its page and in the list, and comes back once it is changed', async () => {
  const { user } = openApp('/dashboard/service/installations?record=installations/i1');
  const form = within(await findForm('Edit Installation'));
  await user.click(await form.findByRole('link', { name: 'Add a fee per month' }));
  const added = await findForm('Add New Maintenance Fee');
  fill(added, { 'Fee per Month ($)': '900' });
  await user.click(within(added).getByRole('button', { name: 'Add' }));
  const again = within(await findForm('Edit Installation'));
  expect(await again.findByRole('link', { name: 'Fee per month: $900.00' })).toBeVisible();
  expect(Object.values(Object(await stored('finance/fees')) as object)).toMatchObject([
    { name: 'Lagoon wall', customer: 'Sidra', amount: 900, installation: 'i1' },
  ]);
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(within(await screen.findByRole('table')).getAllByText('$900.00')[0]).toBeVisible();

  go('/dashboard/service/installation?installation=i1');
  await user.click(await screen.findByRole('link', { name: '$900.00' }));
  const changed = await findForm('Edit Maintenance Fee');
  fill(changed, { 'Fee per Month ($)': '1000' });
  await user.click(within(changed).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('link', { name: '$1,000.00' })).toBeVisible();
});

/** Which of the installations of the test are listed. */
const listed = () =>
  ['Lagoon wall', 'Koi pond', 'Fern wall'].filter((name) => screen.queryByRole('button', { name }));

it('lists those with a reading out of range, and those whose equipment is due, also as a view', async () => {
  const others = {
    i2: { ...INSTALLATION, name: 'Koi pond', lastVisit: '2026-11-20 v1 nitrate' },
    i3: { ...INSTALLATION, name: 'Fern wall', equipment: 'Pump\t\t\t2020-01-01\t90' },
  };
  for (const [id, record] of Object.entries(others)) {
    await seed(`service/installations/${id}`, record);
  }
  const { user } = openApp('/dashboard/service/installations');
  await screen.findByRole('button', { name: 'Fern wall' });
  await user.click(screen.getByRole('button', { name: /^Service due/ }));
  await waitFor(() => expect(listed()).toEqual(['Fern wall']));
  await user.click(screen.getByRole('button', { name: /^Service due/ }));
  await user.click(screen.getByRole('button', { name: /^Readings out of range/ }));
  await waitFor(() => expect(listed()).toEqual(['Koi pond']));

  await user.click(screen.getByRole('button', { name: 'View' }));
  const box = within(await screen.findByRole('dialog', { name: 'View' }));
  fireEvent.change(await box.findByLabelText('Save what is shown as'), {
    target: { value: 'Water to look at' },
  });
  await user.click(box.getByRole('button', { name: 'Save view' }));
  await waitFor(async () =>
    expect(Object.values(Object(await stored(`views/${currentUid()}`)) as object)).toMatchObject([
      { name: 'Water to look at', address: '/dashboard/service/installations?outside=1' },
    ]),
  );
});
