import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '../../../src/lib/calendar.ts';
import { today } from '../../../src/lib/dates.ts';
import { figure, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const TODAY = today();
const daysAgo = (days: number): string => addDays(TODAY, -days);

const ADDRESS = '/dashboard/service/installation?installation=i1';

const visitOf = (days: number, values: object = {}) => ({
  installation: 'i1',
  place: 'Garden villa reef',
  customer: 'Al Noor Residence',
  date: daysAgo(days),
  by: 'Omar Farouk',
  nitrate: 8,
  ph: 8.1,
  creationDate: daysAgo(days),
  ...values,
});

async function seedInstallation(): Promise<void> {
  await seed('service/installations/i1', {
    name: 'Garden villa reef',
    customer: 'Al Noor Residence',
    kind: 'Marine',
    litres: 14_000,
    address: 'Villa 14, Dubai',
    access: 'Side gate, code 4417',
    plan: 'Weekly',
    planFrom: daysAgo(28),
    warrantyUntil: daysAgo(1),
    targets: 'pH\t7.8\t8.4',
    equipment: `Return pump\tDC 12\tBC-1\t${daysAgo(400)}\t180\t${daysAgo(200)}\nChiller\t\t\t${daysAgo(10)}\t365`,
    lastVisit: `${daysAgo(14)} v2`,
    creationDate: daysAgo(400),
  });
  await seed('service/visits', {
    v1: visitOf(21, { nitrate: 18.1, work: 'Water changed twice.', used: 'FL-1\tFilter floss\t2' }),
    v2: visitOf(14),
    other: visitOf(3, { installation: 'i2' }),
  });
  await seed('inventory/items/f1', { sku: 'FL-1', name: 'Filter floss', cost: 12.5 });
  await seed('finance/invoices', {
    f1: { idNum: 'INV-1', installation: 'i1', date: daysAgo(20), amount: 450, status: 'Paid' },
    f2: { idNum: 'INV-2', installation: 'i1', date: daysAgo(2), amount: 450, status: 'Draft' },
    f3: { idNum: 'INV-3', installation: 'i1', date: daysAgo(400), amount: 450, status: 'Paid' },
  });
}

async function openInstallation(address = ADDRESS) {
  await signInAs('Layla Haddad');
  return openApp(address);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('says where an installation is, when it is due, what it has earned and used, and what is to be serviced', async () => {
  await seedInstallation();
  await openInstallation();
  expect(await screen.findByRole('heading', { level: 1, name: 'Garden villa reef' })).toBeVisible();
  const details = await section('Details');
  expect(details.getByText('Side gate, code 4417')).toBeVisible();
  expect(details.getByRole('link', { name: /Villa 14, Dubai/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Villa%2014%2C%20Dubai',
  );
  expect(details.getByText(/, 7 days late$/)).toBeVisible();
  expect(details.getByText(/^Ended on/)).toBeVisible();
  expect(details.getByRole('link', { name: /^Al Noor Residence/ })).toBeVisible();
  await waitFor(() => expect(figure('Parts Used in 12 Months')).toBe('$25.00'));
  await waitFor(() => expect(figure('Invoiced in 12 Months')).toBe('$450.00'));
  const equipment = await section('Equipment');
  expect(equipment.getByText('1 service due')).toBeVisible();
  expect(equipment.getByText(/^Service due since/)).toBeVisible();
  expect(equipment.getByText(/^Service on/)).toBeVisible();
});

it('shows the readings as charts that say what is outside, and as a table', async () => {
  await seedInstallation();
  await openInstallation();
  const readings = await section('Readings');
  expect(
    await readings.findByRole('img', {
      name: 'Nitrate: 2 readings from 8.0 mg/L to 18.1 mg/L, 1 outside of the range, the others within 1–15.',
    }),
  ).toBeVisible();
  expect(
    readings.getByRole('img', { name: /^pH: 2 readings .*, all within 7\.8–8\.4\.$/ }),
  ).toBeVisible();
  expect(readings.queryByRole('table')).toBeNull();
  fireEvent.click(readings.getByText('Show as a table'));
  const table = within(await readings.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getByText(', 3.1 above the range')).toBeInTheDocument();
});

it('lists the visits of this installation, the newest first, and opens each where it stands', async () => {
  await seedInstallation();
  await openInstallation();
  const visits = await section('Visits');
  const items = await visits.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('2 readings, all within range');
  expect(items[1]).toHaveTextContent('Nitrate 18.1 mg/L, 3.1 above');
  expect(visits.queryByText('Water changed twice.')).toBeNull();
  fireEvent.click(visits.getByText('18.1 mg/L, 3.1 above'));
  expect(await visits.findByText('Water changed twice.')).toBeVisible();
  expect(visits.getByText('2 × Filter floss')).toBeVisible();
  const [, report] = visits.getAllByRole('link', { name: /^Print or send the report of/ });
  expect(report).toHaveAttribute('href', '#/dashboard/document?visits=v1');
});

it('leads to the form of a visit, to a ticket of this customer, and to the record', async () => {
  await seedInstallation();
  await openInstallation();
  expect(await screen.findByRole('link', { name: 'Record visit' })).toHaveAttribute(
    'href',
    '#/dashboard/service/visit?installation=i1',
  );
  const ticket = screen.getByRole('link', { name: 'New Ticket' }).getAttribute('href') ?? '';
  const filled = new URLSearchParams(ticket.split('?')[1]);
  expect(filled.get('with-customer')).toBe('Al Noor Residence');
  expect(filled.get('with-installation')).toBe('i1');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await findForm('Edit Installation')).toBeVisible();
});

it('lists the latest visits, reads older ones only when somebody asks for them, and offers only what there is', async () => {
  await seedInstallation();
  await seed(
    'service/visits',
    Object.fromEntries(
      Array.from({ length: 52 }, (_, index) => [`v${100 + index}`, visitOf(500 - 7 * index)]),
    ),
  );
  await openInstallation();
  const visits = await section('Visits');
  await waitFor(() => expect(visits.getAllByRole('listitem')).toHaveLength(12));
  fireEvent.click(visits.getByRole('button', { name: 'Older visits' }));
  await waitFor(() => expect(visits.getAllByRole('listitem')).toHaveLength(52));
  expect(visits.queryByRole('button', { name: 'Older visits' })).toBeNull();
  await seed('service/visits/v152', visitOf(1));
  await seed('service/visits/v153', visitOf(0));
  fireEvent.click(await visits.findByRole('button', { name: 'Older visits' }));
  await waitFor(() => expect(visits.getAllByRole('listitem')).toHaveLength(54));
  expect(visits.queryByRole('button', { name: 'Older visits' })).toBeNull();
});

it('lists the tickets about this installation, the open ones first', async () => {
  await seedInstallation();
  const about = { customer: 'Al Noor Residence', installation: 'i1', creationDate: daysAgo(3) };
  await seed('service/tickets', {
    t1: { ...about, ticketId: '1001', issue: 'Pump hums', status: 'Closed' },
    t2: { ...about, ticketId: '1002', issue: 'Skimmer overflows', status: 'New' },
    t3: { ...about, ticketId: '1003', issue: 'Another tank', status: 'New', installation: 'i2' },
  });
  await openInstallation();
  const tickets = await section('Tickets');
  const items = await tickets.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^#1002 Skimmer overflows.*New$/),
    expect.stringMatching(/^#1001 Pump hums.*Closed$/),
  ]);
  expect(tickets.getByRole('link', { name: /^#1002/ })).toHaveAttribute(
    'href',
    '#/dashboard/service?record=tickets/t2',
  );
});

it('says that a link leads to no installation', async () => {
  await openInstallation('/dashboard/service/installation?installation=nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('This installation does not exist.');
});
