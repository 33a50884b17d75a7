import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { addDays, mondayOf } from '../../../src/lib/calendar.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const TODAY = today();
const daysAgo = (days: number): string => addDays(TODAY, -days);

const place = (values: object) => ({
  kind: 'Marine',
  plan: 'Weekly',
  assigned: 'Omar Farouk',
  creationDate: '2026-01-01',
  ...values,
});

const LOBBY = place({
  name: 'Lobby reef',
  customer: 'Pearl Hotel',
  planFrom: daysAgo(14),
  lastVisit: `${daysAgo(12)} v1 nitrate`,
  address: 'Crescent Drive 9, Dubai',
  access: 'Gate 4417#, ask for Haris',
  equipment: 'UV lamp\tU-40\t\t2025-01-01\t90',
});

const VISIT = {
  place: 'Lobby reef',
  customer: 'Pearl Hotel',
  date: daysAgo(12),
  by: 'Omar Farouk',
  nitrate: 22,
  calcium: 420,
  next: 'Bring a new bulb',
  installation: 'lobby',
  creationDate: '2026-01-01',
};

beforeEach(() => signInAs('Ann Lee'));

const section = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }));

const stopsOf = (part: Awaited<ReturnType<typeof section>>) =>
  part
    .queryAllByRole('link', { name: /^Record visit/ })
    .map((link) => link.getAttribute('aria-label')?.replace('Record visit: ', ''));

it('shows a stop with where it is, what was outside of its range, and what is open there', async () => {
  await seed('service/installations', { lobby: LOBBY });
  await seed('service/visits', { v1: VISIT });
  await seed('service/tickets', {
    t1: { ticketId: '7803', customer: 'pearl hotel ', issue: 'Two LEDs are dark', status: 'New' },
    t2: { ticketId: '7804', customer: 'Pearl Hotel', issue: 'Over', status: 'Closed' },
    t3: { ticketId: '7805', customer: 'Villa', issue: 'Elsewhere', status: 'New' },
    t4: { customer: 'Pearl Hotel', installation: 'pond', issue: 'Of the pond', status: 'New' },
    t5: { customer: 'Its owner', installation: 'lobby', issue: 'The pump hums', status: 'New' },
  });
  await seed('sales/customers', { c1: { name: 'Pearl Hotel', phone: '+971 50 123 4567' } });
  const { user } = openApp('/dashboard/service/plan');
  const late = await section('Late');
  expect(late.getByRole('link', { name: 'Lobby reef' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installation?installation=lobby',
  );
  expect(late.getByRole('link', { name: 'Record visit: Lobby reef' })).toHaveAttribute(
    'href',
    '#/dashboard/service/visit?installation=lobby',
  );
  expect(late.getByRole('link', { name: 'Map of Crescent Drive 9, Dubai' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Crescent%20Drive%209%2C%20Dubai',
  );
  await late.findByText('2 open tickets');
  const [item] = late.getAllByRole('listitem');
  expect(item).toHaveTextContent('7 days late');
  expect(item).toHaveTextContent(/Outside of range on .*: Nitrate/);
  expect(item).toHaveTextContent('Due for service: UV lamp');
  expect(item).not.toHaveTextContent('4417');

  await user.click(late.getByRole('button', { name: 'Details: Lobby reef' }));
  expect(item).toHaveTextContent('Gate 4417#, ask for Haris');
  await late.findByText('Nitrate 22.0 mg/L, 7.0 above 1–15');
  expect(late.getByText('Bring a new bulb')).toBeInTheDocument();
  expect(late.getByRole('link', { name: /Two LEDs are dark/ })).toHaveAttribute(
    'href',
    '#/dashboard/service?record=tickets/t1',
  );
  expect(item).toHaveTextContent('The pump hums');
  expect(item).not.toHaveTextContent('Elsewhere');
  expect(item).not.toHaveTextContent('Of the pond');
  expect(await late.findByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+971501234567',
  );
});

it('shows a stop that was visited today as done', async () => {
  await seed('service/installations', {
    a: place({ name: 'Villa', planFrom: TODAY, lastVisit: `${TODAY} v1` }),
    b: place({ name: 'Majlis', planFrom: TODAY }),
  });
  openApp('/dashboard/service/plan');
  const stops = (await section(/^Today/)).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Majlis(?!.*Done)/),
    expect.stringMatching(/^Villa\s*Done/),
  ]);
});

it('shows the visits of one person, or of oneself, as the address says', async () => {
  await seed('service/installations', {
    a: place({ name: 'Of Omar', planFrom: TODAY }),
    b: place({ name: 'Of Ann', planFrom: TODAY, assigned: 'ann lee' }),
  });
  const { user } = openApp('/dashboard/service/plan?mine=1');
  expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann']);
  const person = screen.getByRole('combobox', { name: 'Assigned to' });
  await user.selectOptions(person, 'Omar Farouk');
  await waitFor(async () => expect(stopsOf(await section(/^Today/))).toEqual(['Of Omar']));
  expect(window.location.hash).toBe('#/dashboard/service/plan?assigned=Omar+Farouk');
  await user.click(screen.getByRole('button', { name: 'Mine 1' }));
  await waitFor(async () => expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann']));
  await user.click(screen.getByRole('button', { name: 'Mine 1' }));
  await waitFor(async () =>
    expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann', 'Of Omar']),
  );
});

it('keeps the week in the address', async () => {
  await seed('service/installations', {
    a: place({ name: 'Villa', plan: 'Monthly', planFrom: addDays(mondayOf(TODAY), 9) }),
  });
  const { user } = openApp('/dashboard/service/plan');
  await screen.findByText(/Nothing is due this week/);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(stopsOf(await section(/^Wednesday/))).toEqual(['Villa']);
  expect(window.location.hash).toContain(`week=${addDays(mondayOf(TODAY), 7)}`);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByText(/Nothing is due from/);
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await screen.findByText(/Nothing is due this week/);
  expect(window.location.hash).toBe('#/dashboard/service/plan');
});

it('says how to begin where there is no installation', async () => {
  openApp('/dashboard/service/plan');
  expect(await screen.findByRole('link', { name: 'Add installation' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installations?record=installations/new',
  );
});

it('shows the first stops of a long day, and more on demand', async () => {
  await seed(
    'service/installations',
    Object.fromEntries(
      Array.from({ length: 125 }, (_, index) => [
        `i${index}`,
        place({
          name: `Villa ${index + 1}`,
          customer: `Customer ${index}`,
          planFrom: TODAY,
          address: 'Crescent Drive 9, Dubai',
          access: 'Side gate, code 4417. Ask for Mr Haris in the pump room.',
          equipment: 'Return pump\tDC 12,000 L/h\tBC-20417\t2026-01-01\t180\t2026-11-01',
        }),
      ]),
    ),
  );
  const { user } = openApp('/dashboard/service/plan');
  const stops = await section(/^Today/);
  await waitFor(() => expect(stopsOf(stops)).toHaveLength(20));
  await user.click(stops.getByRole('button', { name: 'Show 100 more' }));
  expect(stopsOf(stops)).toHaveLength(120);
  await waitFor(() => expect(stops.getByRole('link', { name: 'Villa 21' })).toHaveFocus());
});
