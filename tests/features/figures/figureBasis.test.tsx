import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { cards, cellsOf, go, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const TODAY = today();
const MONTH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[
  Number(TODAY.slice(5, 7)) - 1
];

const BASIS =
  'Paid invoices by invoice date; purchase orders Received, Partially Received, Billed or Closed by order date. The last six months, this one so far.';

const findChart = async (title: string) =>
  within(await screen.findByRole('region', { name: title }));

type Chart = Awaited<ReturnType<typeof findChart>>;

const choose = (chart: Chart, basis: 'Sample data' | 'Your records') =>
  fireEvent.click(chart.getByRole('radio', { name: basis }));

const figuresOf = (chart: Chart) => cellsOf(chart.getByRole('table', { hidden: true }));

const RECORDS = {
  'finance/invoices': {
    a: { status: 'Paid', date: TODAY, amount: 48_250 },
    b: { status: 'Sent', date: TODAY, amount: 1_000 },
    c: { status: 'Paid', date: 'soon', amount: 7 },
    d: { status: 'Paid', amount: 7 },
  },
  'procurement/purchaseOrders': {
    a: { status: 'Billed', date: TODAY, amount: 950 },
    b: { status: 'Received', date: '', amount: 12_340 },
    c: { status: 'Sent', date: TODAY, amount: 5_000 },
  },
};

async function seedRecords(): Promise<void> {
  for (const [path, records] of Object.entries(RECORDS)) await seed(path, records);
}

it('shows the company’s own figures and their basis once they are chosen', async () => {
  const [title, income] = ['Income vs. Expenses', 'Income'];
  await signInAs('Layla Haddad');
  await seedRecords();
  openApp('/dashboard/finance');
  const chart = await findChart(title);
  expect(chart.getByRole('group', { name: `Figures of ${title}, for everybody` })).toBeVisible();
  expect(chart.getByRole('radio', { name: 'Sample data' })).toBeChecked();
  expect(chart.getByText(/^Sample figures\./)).toBeVisible();

  choose(chart, 'Your records');
  const omission = '2 invoices and 1 purchase order without a date are not included.';
  expect(await chart.findByText(`${BASIS} ${omission}`)).toBeVisible();
  const rows = figuresOf(chart);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual(['Month', income, 'Expenses']);
  expect(rows.slice(1, 6).flatMap(([, ...cells]) => cells)).toEqual(Array(10).fill('$0k'));
  expect(rows[6]).toEqual([MONTH, '$48.3k', '$1k']);
  const [first] = rows[1] ?? [];
  const name = `${title}, ${first} to ${MONTH}, your records: ${income} $0k to $48.3k, Expenses $0k to $1k.`;
  const image = chart.getByRole('img', { name });
  await waitFor(() =>
    expect([...image.querySelectorAll('text')].map((text) => text.textContent)).toContain(MONTH),
  );

  choose(chart, 'Sample data');
  expect(figuresOf(chart)[1]).toContain('Jan');
  expect(chart.getByRole('img', { name: / sample data: / })).toBeVisible();
});

const placeholders = () =>
  cards()
    .slice(2)
    .map(([, value, tag]) => [value, tag]);

it('is the same for all charts and placeholders, for everybody, until changed', async () => {
  await signInAs('Layla Haddad');
  await seedRecords();
  await seed('suppliers', {
    a: { name: 'Reef Glass', creationDate: TODAY },
    b: { name: 'Old Coral', creationDate: '2020-01-01' },
    c: { name: 'Undated' },
  });
  openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  expect(placeholders()).toEqual([
    ['2', 'Sample'],
    ['$45.1k', 'Sample'],
  ]);
  go('/dashboard');
  choose(await findChart('Revenue vs. Expenses'), 'Your records');
  go('/dashboard/suppliers');
  await waitFor(() =>
    expect(placeholders()).toEqual([
      ['1', ''],
      ['$12.3k', ''],
    ]),
  );
  expect(cards()[3]?.[3]).toBe(
    'The sum of all purchase orders that are Received or Partially Received.',
  );

  cleanup();
  openApp('/dashboard/finance');
  const chart = await findChart('Income vs. Expenses');
  expect(chart.getByRole('radio', { name: 'Your records' })).toBeChecked();

  cleanup();
  await signInAs('Omar Saleh');
  openApp('/dashboard/finance');
  const others = await findChart('Income vs. Expenses');
  await waitFor(() => expect(others.getByRole('radio', { name: 'Your records' })).toBeChecked());
  await seed('config/figureBasis', 'sample');
  await waitFor(() => expect(others.getByRole('radio', { name: 'Sample data' })).toBeChecked());
});

it('goes back to what the company has when it cannot be stored, and says so', async () => {
  await signInAs('Layla Haddad');
  onTestFinished(restoreRules);
  expectConsoleError(/Saving to config\/figureBasis failed/);
  await installRules('{"rules":{".read": true}}');
  openApp('/dashboard/finance');
  const chart = await findChart('Income vs. Expenses');
  choose(chart, 'Your records');
  expect(await screen.findByText(/^The database refused this save/)).toBeVisible();
  expect(chart.getByRole('radio', { name: 'Sample data' })).toBeChecked();
});

it('reads purchase orders on the home page only for one’s own figures, and says if that fails', async () => {
  await signInAs('Layla Haddad');
  const paths = ['sales', 'finance', 'service', 'inventory', 'activity', 'tasks'];
  const readable = paths.map((path) => `"${path}": {".read": true}`).join(',');
  await installRules(`{"rules":{"config": {".read": true, ".write": true},${readable}}}`);
  openApp('/dashboard');
  const chart = await findChart('Revenue vs. Expenses');
  await waitFor(() =>
    expect(cards().map(([, value]) => value)).toEqual(['0', '$0.0M', '$0.0k', '0']),
  );

  expect(console.error).not.toHaveBeenCalled();
  expectConsoleError(/Reading procurement\/purchaseOrders failed/);
  choose(chart, 'Your records');
  expect(await chart.findByText('Your records could not be loaded.')).toBeVisible();
  expect(
    chart.getByRole('img', { name: 'Revenue vs. Expenses: Your records could not be loaded.' }),
  ).toBeVisible();
});
