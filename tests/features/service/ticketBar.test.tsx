import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TICKET = { ticketId: '4711', customer: 'Noor', issue: 'Hum', status: 'New' };

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/customers/c1', { name: ' noor', phone: '04 555 0100', address: 'Marina 1' });
});

const HIDDEN = { hidden: true } as const;

async function openTicket() {
  const { user } = openApp('/dashboard/service?record=tickets/t1');
  const form = within(await findForm('Edit Ticket'));
  return { user, bar: within(await form.findByRole('group', { name: 'On site', ...HIDDEN })) };
}

it('calls the customer, shows their address on a map, and sets the status at once', async () => {
  await seed('service/tickets/t1', TICKET);
  const { user, bar } = await openTicket();
  const call = await bar.findByRole('link', { name: 'Call 04 555 0100', ...HIDDEN });
  expect(call).toHaveAttribute('href', 'tel:045550100');
  expect(bar.getByRole('link', { name: 'Map of Marina 1', ...HIDDEN })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Marina%201',
  );
  await user.click(bar.getByRole('button', { name: 'Set status: New', ...HIDDEN }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Resolved' }));
  await waitFor(async () => expect(await stored('service/tickets/t1/status')).toBe('Resolved'));
});

it('calls the site and leads there where the ticket names it, or calls a contact of the customer', async () => {
  await seed('service/tickets/t1', { ...TICKET, phone: '050 123 4567', site: 'Villa 4' });
  const { bar } = await openTicket();
  expect(await bar.findByRole('link', { name: 'Call 050 123 4567', ...HIDDEN })).toBeDefined();
  expect(bar.getByRole('link', { name: 'Map of Villa 4', ...HIDDEN })).toBeDefined();
  await seed('service/tickets/t1', { ...TICKET, customer: 'Dune' });
  await seed('contacts/p1', { name: 'Rania', customer: 'Dune', phone: '050 765 4321' });
  expect(await bar.findByRole('link', { name: 'Call 050 765 4321', ...HIDDEN })).toBeDefined();
  expect(bar.queryByRole('link', { name: /^Map of/, ...HIDDEN })).toBeNull();
});
