import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatDate, today } from '../../../src/lib/dates.ts';
import { PHONE } from '../../../src/ui/useMediaQuery.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { addDays } from '../../../src/lib/calendar.ts';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { matchMedia } from '../../support/media.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const daysAgo = (days: number): string => addDays(today(), -days);

beforeEach(() => signInAs('Layla Haddad'));

/** Opens the home page and returns the section that is filled by now, except for the stock, which comes last. */
async function openHome() {
  openApp('/dashboard');
  await screen.findByRole('region', { name: 'Needs attention' });
  await waitFor(() => expect(findSection().querySelector('li, a, p:not([role])')).not.toBeNull());
  return within(findSection());
}

const findSection = () => screen.getByRole('region', { name: 'Needs attention' });

type Section = Awaited<ReturnType<typeof openHome>>;

const linksOf = (section: Section) =>
  section
    .queryAllByRole<HTMLAnchorElement>('link')
    .map((link) => [
      (link.textContent ?? '').replaceAll(/\s+/g, ' '),
      decodeURIComponent(link.hash),
    ]);

const rowOf = (section: Section, text: string | RegExp) =>
  section.getAllByRole('listitem').find((row) => row.textContent?.match(text)) as HTMLElement;

const many = (count: number, record: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, record]));

const entries = async () => Object.values((await stored('activity')) ?? {});

describe('the matters', () => {
  it('are links that say what they are about, and lead to their records', async () => {
    const [customer, status] = ['Pearl Crescent', 'Overdue'];
    await seed('finance/invoices', {
      a: { idNum: 'INV-1', customer, due: daysAgo(22), amount: 48_250, status },
      b: { idNum: 'INV-2', customer: `${customer} `, due: daysAgo(16), amount: 18_900, status },
      c: { idNum: 'INV-3', customer: 'Villa, Qamar', amount: 1, status },
      d: {
        idNum: 'INV-4',
        customer: 'واحة الندى',
        due: daysAgo(4),
        amount: 93_600,
        status: 'Sent',
      },
    });
    const ticket = { ticketId: '7803', customer: 'Studio Hadara', issue: 'Two LEDs are dark' };
    await seed('service/tickets/a', { ...ticket, creationDate: daysAgo(2) });
    await seed('inventory/items', {
      a: { name: 'Reef salt', stock: 6, reorder: 12 },
      b: { name: 'Glue', stock: 0, reorder: 5 },
      c: { sku: 'P-1', name: 'Pump', stock: -2, reorder: 1 },
    });
    const stage = 'Negotiation';
    const deal = { title: 'Koi court', customer: 'Villa Qamar', value: 148_000, stage };
    await seed('sales/deals', {
      a: { ...deal, creationDate: daysAgo(20) },
      c: { ...deal, title: 'Pond', creationDate: daysAgo(16), value: 2_000 },
      b: { title: 'Young', stage, creationDate: daysAgo(13) },
    });
    const section = await openHome();
    await section.findByText('Pump');
    expect(linksOf(section)).toEqual([
      [
        'Overdue Pearl Crescent 22 days late · INV-1 · 1 more $67,150.00 Open',
        '#/dashboard/finance?status=Overdue&q=Pearl+Crescent',
      ],
      ['Overdue Villa, Qamar INV-3 $1.00 Open', '#/dashboard/finance?record=invoices/c'],
      [
        `Past due واحة الندى 4 days late · INV-4 · Due ${formatDate(daysAgo(4))} $93,600.00 Mark Overdue`,
        '#/dashboard/finance?record=invoices/d',
      ],
      [
        'Ticket Studio Hadara New for 2 days · #7803 · Two LEDs are dark · Omar Farouk Start',
        '#/dashboard/service?record=tickets/a',
      ],
      [
        'Low stock Pump 2 below zero, reorder point 1 · P-1 · 2 more Open',
        '#/dashboard/inventory?level=Below+zero,Out+of+stock,Low+stock',
      ],
      [
        'Quiet deal Koi court Negotiation for 20 days · 1 more · Villa Qamar $150,000.00 Open',
        '#/dashboard/sales',
      ],
    ]);
    expect(section.getByText('6')).toBeVisible();
  });

  it('say which visits are late, and where water or equipment needs somebody', async () => {
    await seed('service/installations', {
      a: { name: 'Lobby reef', customer: 'Pearl', plan: 'Weekly', planFrom: daysAgo(5) },
      b: { name: 'Koi court', plan: 'Monthly', planFrom: daysAgo(3) },
      c: { name: 'Vivarium', customer: 'Qamar', lastVisit: `${daysAgo(2)} -Na humidity ph` },
      d: { name: 'Pond', equipment: `UV lamp\t\t\t${daysAgo(40)}\t30` },
      e: { name: 'As usual', plan: 'Weekly', planFrom: daysAgo(7), lastVisit: `${daysAgo(1)} -Nb` },
    });
    const section = await openHome();
    await section.findByText('Lobby reef');
    expect(linksOf(section)).toEqual([
      ['Late visit Lobby reef Visit 5 days late · 1 more · Pearl Open', '#/dashboard/service/plan'],
      [
        `Readings Vivarium Humidity, pH outside of range 2 days ago · Qamar · Marine · Last visit ${formatDate(daysAgo(2))} Open`,
        '#/dashboard/service/installation?installation=c',
      ],
      [
        'Service due Pond Equipment due for service for 10 days · Marine Open',
        '#/dashboard/service/installation?installation=d',
      ],
    ]);
  });

  it('say when money is due, how long a ticket is new, and what is low', async () => {
    const invoices = [
      ['Overdue', 0, `Due ${formatDate(today())}`],
      ['Overdue', -1, `Due ${formatDate(daysAgo(-1))}`],
      ['Overdue', 1, '1 day late'],
      ['Overdue', 4_000, '4,000 days late'],
    ] as const;
    for (const [index, [status, days]] of invoices.entries())
      await seed(`finance/invoices/i${index}`, {
        customer: `Customer ${index}`,
        status,
        due: daysAgo(days),
        amount: 1,
      });
    const tickets = [
      [{ status: 'New' }, 'New · #'],
      [{ status: 'In Progress', assigned: ' ' }, 'In Progress, assigned to nobody'],
    ] as const;
    for (const [index, [ticket]] of tickets.entries())
      await seed(`service/tickets/t${index}`, { ...ticket, customer: `Asker ${index}` });
    await seed('inventory/items/a', { name: 'Glue', stock: 1_200, reorder: 2_000 });
    const section = await openHome();
    for (const [index, [, , text]] of invoices.entries())
      expect(rowOf(section, `Customer ${index}`)).toHaveTextContent(text);
    for (const [index, [, text]] of tickets.entries())
      expect(rowOf(section, `Asker ${index}`)).toHaveTextContent(text);
    await section.findByText('Glue');
    expect(linksOf(section)).toContainEqual([
      'Low stock Glue 1,200 left, reorder point 2,000 Open',
      '#/dashboard/inventory?record=items/a',
    ]);
  });

  it('that are not shown are counted, by kind, with links to their lists', async () => {
    await seed('finance/invoices', many(7, { status: 'Overdue' }));
    await seed('service/tickets', many(4, { status: 'New' }));
    await seed('sales/deals', many(4, { creationDate: '2020-01-01' }));
    const section = await openHome();
    expect(await section.findByText('12')).toBeVisible();
    expect(section.getAllByRole('listitem')).toHaveLength(8);
    expect(linksOf(section).slice(8)).toEqual([
      ['Overdue: 3 more', '#/dashboard/finance?status=Overdue'],
      ['Ticket: 1 more', '#/dashboard/service?status=New'],
    ]);
  });

  it('of a list that cannot be read are missed, and the section says so', async () => {
    const readable = ['sales', 'finance', 'service', 'activity', 'tasks']
      .map((path) => `"${path}": {".read": true}`)
      .join(',');
    await seed('finance/invoices/a', { status: 'Overdue', customer: 'Pearl' });
    onTestFinished(restoreRules);
    await installRules(`{"rules":{${readable}}}`);
    expectConsoleError(/Reading inventory\/items failed/);
    openApp('/dashboard');
    const section = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(await section.findByText(/^What needs attention could not be loaded/)).toBeVisible();
    expect(section.getByRole('link', { name: /Pearl/ })).toBeVisible();
  });
});

it('on a phone keeps the space of three rows and the line below them, also after all have been shown', async () => {
  matchMedia(PHONE);
  await seed('service/tickets', many(4, { status: 'New' }));
  await seed('inventory/items/a', { name: 'Reef salt', stock: 6, reorder: 12 });
  const { unmount } = openApp('/dashboard');
  // Before the lists are there that are read last.
  fireEvent.click(await screen.findByRole('button', { name: /^Show \d+ more$/ }));
  await screen.findByText('Reef salt');
  unmount();
  // No list comes while the space is measured.
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  openApp('/dashboard');
  const waiting = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const space = waiting.getByText(/^Loading/).closest<HTMLElement>('[style*="--rows"]');
  expect(Number(space?.style.getPropertyValue('--rows'))).toBeCloseTo(3 + 44 / 65);
});

describe('the step', () => {
  it('Mark Overdue changes each invoice of the customer once, and moves the focus on', async () => {
    const [date, due] = [daysAgo(33), daysAgo(3)];
    await seed('finance/invoices', {
      a: { idNum: 'INV-1', customer: 'Dune', date, due, amount: 5, status: 'Sent' },
      b: { idNum: 'INV-2', customer: 'dune', date, due, amount: 7, status: 'Sent' },
      c: { idNum: 'INV-3', customer: 'Dune', due: daysAgo(0), amount: 9, status: 'Sent' },
    });
    await seed('service/tickets/a', { customer: 'Hadara' });
    const section = await openHome();
    const button = section.getByRole('button', { name: 'Mark Overdue: Dune' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);

    await waitFor(() =>
      expect(section.queryByRole('button', { name: /^Mark Overdue/ })).toBeNull(),
    );
    expect(rowOf(section, 'Overdue')).toHaveTextContent('1 more');
    expect(section.getByRole('link', { name: /Hadara/ })).toHaveFocus();
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    const changed = { date, due, status: 'Overdue' };
    expect(await stored('finance/invoices')).toEqual({
      a: { idNum: 'INV-1', customer: 'Dune', amount: 5, ...changed },
      b: { idNum: 'INV-2', customer: 'dune', amount: 7, ...changed },
      c: expect.objectContaining({ status: 'Sent' }) as unknown,
    });
    expect(await entries()).toEqual(
      expect.arrayContaining(
        ['INV-1', 'INV-2'].map((subject) =>
          expect.objectContaining({ user: 'Layla Haddad', action: 'updated invoice', subject }),
        ),
      ),
    );
  });

  it('Start sets a ticket to In Progress', async () => {
    await seed('service/tickets', {
      a: { ticketId: '1', customer: 'Hadara', creationDate: daysAgo(1) },
      b: { ticketId: '2', customer: 'Meridian' },
    });
    const section = await openHome();
    const button = section.getByRole('button', { name: 'Start: Hadara' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(section.queryByText('Hadara')).toBeNull());
    const next = section.getByRole('link', { name: /Meridian/ });
    expect(next).toHaveFocus();
    // The first entry of the feed.
    await screen.findByText('updated ticket', { exact: false });
    expect(next).toHaveFocus();
    expect(await stored('service/tickets/a/status')).toBe('In Progress');
  });
});
