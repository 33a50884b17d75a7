import {
  fireEvent,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldFilters, matcherFor } from '../../../src/records/page/fieldFilters.ts';
import { ticket } from '../../../src/features/service/ticket.entity.ts';
import { cellsOf, go, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const TICKETS = {
  a: {
    ticketId: '1',
    customer: 'Palm House',
    issue: 'Leak',
    assigned: 'Omar Aziz',
    status: 'New',
    reported: '2026-10-31T23:30',
  },
  b: {
    ticketId: '2',
    customer: 'Dune Hotel',
    issue: 'Pump',
    assigned: 'layla haddad',
    status: 'New',
    reported: '2026-11-01T00:10',
  },
  c: {
    ticketId: '3',
    customer: 'Palm Spa',
    issue: 'Light',
    assigned: 'Sara Khan',
    status: 'Closed',
  },
};

const expectTickets = (...expected: readonly string[]) =>
  waitFor(() =>
    expect(
      cellsOf(screen.getByRole('table', { name: 'Tickets' }))
        .slice(1)
        .map(([number]) => number),
    ).toEqual(expected),
  );

const choose = (box: BoundFunctions<typeof queries>, name: string, value: string) =>
  fireEvent.change(box.getByRole('combobox', { name }), { target: { value } });

describe('the filters of a list', () => {
  beforeEach(async () => {
    await seed('service/tickets', TICKETS);
    await signInAs('Layla Haddad');
  });

  it('narrow it by person and date, in the address, from which they are read, and in its counts', async () => {
    openApp('/dashboard/service');
    await screen.findByRole('table', { name: 'Tickets' });
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    const box = within(await screen.findByRole('dialog', { name: 'View' }));
    await box.findByLabelText('Order');
    choose(box, 'Assigned To', 'me');
    await expectTickets('#2');
    expect(screen.getByRole('button', { name: 'New 1' })).toBeVisible();
    await waitFor(() => expect(window.location.hash).toContain('assigned=me'));

    choose(box, 'Assigned To', 'Sara Khan');
    await expectTickets('#3');
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Assigned To: Sara Khan' }));
    await expectTickets('#3', '#2', '#1');

    choose(box, 'Days', '..');
    fireEvent.change(box.getByLabelText('To'), { target: { value: '2026-10-31' } });
    fireEvent.change(box.getByLabelText('From'), { target: { value: '' } });
    await expectTickets('#1');
    await waitFor(() => expect(window.location.hash).toContain('reported=..2026-10-31'));
    // One date at a time: the days go with it.
    choose(box, 'Date', 'created');
    await expectTickets();
    expect(
      screen.getByRole('button', { name: 'Remove filter Created: to 31 Oct 2026' }),
    ).toBeVisible();
    await waitFor(() => expect(window.location.hash).not.toContain('reported'));

    go('/dashboard/service?assigned=Omar+Aziz&reported=2026-10-31..');
    expect(
      await screen.findByRole('button', { name: 'Remove filter Reported: from 31 Oct 2026' }),
    ).toBeVisible();
    await expectTickets('#1');
  });
});

describe('a date filter', () => {
  // A Sunday, the last day of its week.
  const now = { me: '', today: '2026-03-01' };
  const matches = (choice: string, reported: string) =>
    matcherFor(fieldFilters(ticket), { reported: choice }, now)?.({ reported });

  it.each([
    ['today', ['2026-03-01T00:00', '2026-03-01T23:59'], ['2026-02-28T23:59', '2026-03-02T00:00']],
    ['this-week', ['2026-02-23', '2026-03-01'], ['2026-02-22', '2026-03-02']],
    ['this-month', ['2026-03-01', '2026-03-31'], ['2026-02-28', '2026-04-01', '']],
    ['last-month', ['2026-02-01', '2026-02-28'], ['2026-01-31', '2026-03-01']],
    ['next-month', ['2026-04-01', '2026-04-30'], ['2026-03-31', '2026-05-01', '']],
    ['past', ['2026-02-28', '1999-01-01'], ['2026-03-01', '']],
    ['2026-02-01..2026-02-28', ['2026-02-01', '2026-02-28T09:00'], ['2026-03-01', '']],
    ['none', [''], ['2026-03-01']],
    ['someday', [], ['2026-03-01', '']],
  ])('of %s takes its days', (choice, inside, outside) => {
    expect(inside.map((date) => matches(choice, date))).toEqual(inside.map(() => true));
    expect(outside.map((date) => matches(choice, date))).toEqual(outside.map(() => false));
  });
});
