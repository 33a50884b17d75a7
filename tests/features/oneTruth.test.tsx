import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../src/lib/dates.ts';
import { addDays } from '../../src/lib/calendar.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';

beforeEach(async () => {
  await signInAs('Layla Haddad');
});

it('the foot of overdue invoices says their amounts, as the card does, and what of them is open', async () => {
  const late = { customer: 'Palm House', date: '2026-01-01', due: '2026-01-31', status: 'Overdue' };
  await seed('finance/invoices', {
    a: { ...late, idNum: 'INV-1', amount: 50_000, paid: 20_100, creationDate: '2026-01-01' },
    b: { ...late, idNum: 'INV-2', amount: 17_250, creationDate: '2026-01-01' },
  });
  openApp('/dashboard/finance?status=Overdue');
  expect(await screen.findByText('$67,250.00 ($47,150.00 open)')).toBeVisible();
  expect(screen.getByText('$67.3k')).toBeVisible();
});

it('a ticket of the day before yesterday is two days old, whatever the hour', async () => {
  await seed('service/tickets/t', {
    ticketId: '7',
    customer: 'Palm House',
    issue: 'Pump',
    assigned: '',
    status: 'New',
    reported: `${addDays(today(), -2)}T23:59`,
    creationDate: addDays(today(), -2),
  });
  openApp('/dashboard/service');
  expect(await screen.findByText('2 d ago')).toBeInTheDocument();
});

it('beside a sample of new suppliers stands no count of them', async () => {
  const reef = { contact: '', status: 'Active' };
  await seed('suppliers', {
    a: { ...reef, name: 'Coral Supply', creationDate: '2025-01-01' },
    b: { ...reef, name: 'Gulf Pumps', creationDate: today() },
  });
  openApp('/dashboard/suppliers');
  const figures = within(await screen.findByLabelText('Key figures'));
  expect(await figures.findByText('New this Month')).toBeVisible();
  await screen.findByRole('button', { name: /Gulf Pumps/ });
  expect(figures.queryByText(/this month$/)).toBeNull();
});
