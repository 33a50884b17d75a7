import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FINANCE_MONTHS, HOME_MONTHS } from '../../src/dashboard/sampleFigures.ts';
import { figure, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed } from '../support/backend.ts';

beforeEach(resetDatabase);

it.each([
  ['/dashboard', HOME_MONTHS, 'Open Tickets', 'service/tickets', { status: 'In Progress' }],
  [
    '/dashboard/finance',
    FINANCE_MONTHS,
    'A/P (Upcoming)',
    'procurement/purchaseOrders',
    { status: 'Received', amount: 9_000 },
  ],
])('does not redraw the chart of %s when a record changes', async (...row) => {
  const [page, months, card, path, record] = row;
  let reads = 0;
  // Only the chart and its table read the name of a month.
  Object.defineProperty(months[0], 'month', {
    enumerable: true,
    get() {
      reads += 1;
      return 'Jan';
    },
  });
  await signInAs('Layla Haddad');
  openApp(page);
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar')).toHaveLength(2));
  await waitFor(() => expect(figure(card)).toMatch(/0/));
  expect(reads).toBeGreaterThan(0);

  reads = 0;
  await seed(`${path}/a`, record);
  await waitFor(() => expect(figure(card)).toMatch(/[19]/));
  expect(reads).toBe(0);
});
