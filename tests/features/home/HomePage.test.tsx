import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { cards, cellsOf, figure, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { clauses } from '../../specification/clauses.ts';

const figures = () => cards().map(([label, value]) => [label, value]);

/** What the page shows, from top to bottom. */
const outline = () =>
  [...document.querySelectorAll('main h1, main h2, main dl')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );

const REST = ['Revenue vs. Expenses', 'Tasks', 'Quick Actions', 'Recent Activity'];

it(
  'has its figures below the welcome, 100 ms after one another, then what needs attention, chart, actions and feed',
  clauses('S2.7-6 S9-20'),
  async () => {
    await signInAs('Layla Haddad');
    await seed('sales/leads/a', { company: 'Not a new company' });
    openApp('/dashboard');
    await screen.findByText(/^Nothing needs attention/);
    // What waits for the lists.
    for (const name of ['Is this device yours?', 'Tasks'])
      await screen.findByRole('heading', { name });
    const [welcome, prompt, ...rest] = outline();
    expect([welcome, prompt]).toEqual(['Welcome back, Layla', 'Is this device yours?']);
    expect(rest).toEqual(['Key figures', 'Needs attention', ...REST]);
    const row = screen.getByLabelText('Key figures');
    expect(row.children).toHaveLength(4);
    expect(row).toHaveClass('stagger');
    const css = readFileSync('src/index.css', 'utf8');
    const delays = [
      ...css.matchAll(/\.stagger > :nth-child\((\d)\) \{\s*animation-delay: (\w+);/g),
    ];
    expect(delays.map(([, position, delay]) => [position, delay])).toEqual([
      ['2', '100ms'],
      ['3', '200ms'],
      ['4', '300ms'],
    ]);
    // The menu of all forms.
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(await screen.findByRole('menuitem', { name: 'New Ticket' })).toBeVisible();
  },
);

describe('the key figures', () => {
  it(
    'count all leads, open deals, overdue invoices and open tickets, live',
    clauses('S2.7-2 S7.2-5,6,8,10 S9-2,3,4'),
    async () => {
      await signInAs('Layla Haddad');
      await seed('sales/leads', { a: { company: 'A' }, b: { status: 'Unqualified' } });
      await seed('sales/deals', {
        a: { value: 1_250_000, stage: 'Negotiation' },
        b: { value: 9e6, stage: 'Won' },
        c: { value: 8e6, stage: 'Lost' },
        d: { value: 1_000_000 },
        e: { value: 1_000_000, stage: 'On Ice' },
      });
      await seed('finance/invoices', {
        a: { amount: 18_940, status: 'Overdue' },
        b: { amount: 5, status: 'Paid' },
      });
      await seed('service/tickets', {
        a: { status: 'New' },
        b: { status: 'In Progress' },
        c: { status: 'On Hold' },
        d: { issue: 'Leaks' },
      });
      openApp('/dashboard');
      await screen.findByText('New Leads');
      await waitFor(() =>
        expect(figures()).toEqual([
          ['New Leads', '2'],
          ['Pipeline Value', '$3.3M'],
          ['Overdue Invoices', '$18.9k'],
          ['Open Tickets', '3'],
        ]),
      );
      for (const [, , tag, explanation] of cards()) {
        expect(tag).toBe('');
        expect(explanation).toMatch(/^[A-Z].{20,}\.$/);
      }

      await seed('sales/leads/c', { company: 'C' });
      await seed('sales/deals/b/stage', 'Quotation Sent');
      await seed('finance/invoices/b/status', 'Overdue');
      await seed('service/tickets/c', null);
      await seed('service/tickets/a/status', 'Closed');
      await waitFor(() =>
        expect(figures()).toEqual([
          ['New Leads', '3'],
          ['Pipeline Value', '$12.3M'],
          ['Overdue Invoices', '$18.9k'],
          ['Open Tickets', '2'],
        ]),
      );
    },
  );

  it(
    'tell what has changed since last month, where the records know',
    clauses('S4-17'),
    async () => {
      await signInAs('Layla Haddad');
      await seed('sales/leads', {
        a: { company: 'A', creationDate: '2020-01-01' },
        b: { company: 'B', creationDate: today() },
      });
      openApp('/dashboard');
      const change = await screen.findByText('+1 this month');
      expect(change.className).toContain('text-tone-green-ink');
      expect(change.closest('div')).toHaveTextContent(/^New Leads.*2\+1 this month$/);
      await seed('sales/leads/c', { company: 'Of another program, without a date' });
      await waitFor(() => expect(figure('New Leads')).toBe('3'));
      expect(screen.queryByText(/this month$/)).toBeNull();
    },
  );
});

it('a quick action opens its form on the page of its records', clauses('S2.7-4'), async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  expect(
    actions
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.textContent, decodeURIComponent(link.hash)]),
  ).toEqual([
    ['Add New Lead', '#/dashboard/sales?record=leads/new'],
    ['Create Invoice', '#/dashboard/finance?record=invoices/new'],
    ['New Service Ticket', '#/dashboard/service?record=tickets/new'],
  ]);
  fireEvent.click(actions.getByRole('link', { name: 'Create Invoice' }));
  const dialog = await findForm('New Invoice');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Finance & Accounting' })).toHaveFocus();
});

describe('the chart', () => {
  it.each([
    [
      '',
      'Revenue vs. Expenses',
      'Revenue vs. Expenses, Jan to Jun, sample data: Revenue $65k to $110k, Expenses $45k to $70k.',
      [
        ['Month', 'Revenue', 'Expenses'],
        ['Jan', '$65k', '$45k'],
        ['Feb', '$72k', '$50k'],
        ['Mar', '$88k', '$60k'],
        ['Apr', '$81k', '$55k'],
        ['May', '$95k', '$65k'],
        ['Jun', '$110k', '$70k'],
      ],
    ],
    [
      'finance',
      'Income vs. Expenses',
      'Income vs. Expenses, Jan to Jun, sample data: Income $165k to $210k, Expenses $95k to $140k.',
      [
        ['Month', 'Income', 'Expenses'],
        ['Jan', '$165k', '$95k'],
        ['Feb', '$172k', '$110k'],
        ['Mar', '$188k', '$120k'],
        ['Apr', '$181k', '$115k'],
        ['May', '$195k', '$135k'],
        ['Jun', '$210k', '$140k'],
      ],
    ],
  ])(
    'of /dashboard/%s shows %s of six months, tagged as sample data',
    clauses('S2.7-3 S2.9-2 S3-14 S9-19'),
    async (page, title, name, table) => {
      await signInAs('Layla Haddad');
      openApp(`/dashboard/${page}`);
      const panel = within(await screen.findByRole('region', { name: title }));
      expect(panel.getByText('Sample data')).toBeVisible();
      expect(
        cellsOf(
          panel.getByRole('table', { name: `${title}, in thousands of dollars`, hidden: true }),
        ),
      ).toEqual(table);

      const chart = panel.getByRole('img', { name });
      await waitFor(() => expect(chart.querySelectorAll('.recharts-bar')).toHaveLength(2));
      const texts = [...chart.querySelectorAll('text')].map((text) => text.textContent);
      expect(texts).toEqual(
        expect.arrayContaining(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', '$0k']),
      );
      expect(chart.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(12);
    },
  );
});

const entry = (minutes: number) => ({
  user: 'Omar',
  action: 'created PO',
  subject: `PO-2026-10${minutes}`,
  // Half a minute past the full minute, so that a small clock difference does not change the text.
  timestamp: Date.now() - (minutes + 0.5) * 60_000,
});

/** What the entries say was created is still there; of what is not, the feed says so. */
const seedStored = (path: string, ids: readonly string[]): Promise<void> =>
  seed(path, Object.fromEntries(ids.map((id) => [id, { creationDate: Date.now() }])));

describe('the feed', () => {
  it(
    'shows the latest five activities, newest first, live',
    clauses('S2.7-5 S7.2-11 S9-6'),
    async () => {
      await signInAs('Layla Haddad');
      await seed('activity', {
        e: entry(1),
        d: entry(2),
        c: entry(3),
        b: entry(4),
        a: entry(5),
        z: entry(6),
      });
      await seedStored('procurement/purchaseOrders', 'fedcbaz'.split(''));
      openApp('/dashboard');
      const feed = within(await screen.findByRole('region', { name: 'Recent Activity' }));
      const entries = () => feed.getAllByRole('listitem').map((item) => item.textContent);
      await waitFor(() =>
        expect(entries()).toEqual(
          [1, 2, 3, 4, 5].map(
            (minutes) => `Omar created PO PO-2026-10${minutes}${minutes} min ago`,
          ),
        ),
      );
      await seed('activity/f', { ...entry(0), user: 'Admin' });
      await waitFor(() => expect(entries()[0]).toBe('Admin created PO PO-2026-100just now'));
      expect(entries()).toHaveLength(5);
      expect(entries()[4]).toMatch(/PO-2026-104/);
    },
  );

  it('has one line for a note that mentions somebody', async () => {
    await signInAs('Layla Haddad');
    const at = { ...entry(1), action: 'noted', subject: 'Deeper, @Ann' };
    await seed('activity', {
      a: at,
      b: { ...at, action: 'created task', subject: 'Read the note: Deeper, @Ann' },
      c: { ...entry(2), action: 'created task', subject: 'Call' },
    });
    await seedStored('notes', ['a']);
    await seedStored('tasks', ['b', 'c']);
    openApp('/dashboard');
    const feed = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    await feed.findByText('Deeper, @Ann');
    expect(feed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Omar noted Deeper, @Ann1 min ago',
      'Omar created task Call2 min ago',
    ]);
  });
});
