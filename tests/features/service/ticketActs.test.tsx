import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TICKET = { ticketId: '4711', customer: 'Noor', issue: 'Hum', status: 'New' };

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/customers/c1', { name: ' noor', phone: '04 555 0100', address: 'Marina 1' });
});

async function openTicket() {
  const { user } = openApp('/dashboard/service?record=tickets/t1');
  const form = within(await findForm('Edit Ticket'));
  return { user, acts: within(await form.findByRole('group', { name: 'Acts' })) };
}

it('calls the customer, shows their address on a map, and is resolved at once, which Z takes back', async () => {
  await seed('service/tickets/t1', TICKET);
  const { user, acts } = await openTicket();
  const call = await acts.findByRole('link', { name: 'Call 04 555 0100' });
  expect(call).toHaveAttribute('href', 'tel:045550100');
  expect(acts.getByRole('link', { name: 'Map of Marina 1' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Marina%201',
  );
  await user.click(acts.getByRole('button', { name: 'Resolve' }));
  await waitFor(async () => expect(await stored('service/tickets/t1/status')).toBe('Resolved'));
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('z');
  await waitFor(async () => expect(await stored('service/tickets/t1/status')).toBe('New'));
});

it('calls the site and leads there where the ticket names it, or calls a contact of the customer', async () => {
  await seed('service/tickets/t1', { ...TICKET, phone: '050 123 4567', site: 'Villa 4' });
  const { acts } = await openTicket();
  expect(await acts.findByRole('link', { name: 'Call 050 123 4567' })).toBeDefined();
  expect(acts.getByRole('link', { name: 'Map of Villa 4' })).toBeDefined();
  await seed('service/tickets/t1', { ...TICKET, customer: 'Dune' });
  await seed('contacts/p1', { name: 'Rania', customer: 'Dune', phone: '050 765 4321' });
  expect(await acts.findByRole('link', { name: 'Call 050 765 4321' })).toBeDefined();
  expect(acts.queryByRole('link', { name: /^Map of/ })).toBeNull();
});
