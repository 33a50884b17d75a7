import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CHART } from '../../../src/features/figures/MonthlyFigures.tsx';
import { today } from '../../../src/lib/dates.ts';
import { figure, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/dashboard', 'Open Tickets', 'service/tickets', { status: 'In Progress' }],
  [
    '/dashboard/finance',
    'A/P (Upcoming)',
    'procurement/purchaseOrders',
    { status: 'Received', amount: 9_000 },
  ],
])('does not redraw the chart of %s when a record changes', async (page, card, path, record) => {
  const draw = vi.spyOn(CHART, 'Page');
  await signInAs('Layla Haddad');
  openApp(page);
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar')).toHaveLength(2));
  await waitFor(() => expect(figure(card)).toMatch(/0/));
  expect(draw).toHaveBeenCalled();

  draw.mockClear();
  await seed(`${path}/a`, record);
  await waitFor(() => expect(figure(card)).toMatch(/[19]/));
  expect(draw).not.toHaveBeenCalled();
});

it.each(['/dashboard', '/dashboard/finance'])(
  'redraws the own figures of %s only when they change',
  async (page) => {
    const draw = vi.spyOn(CHART, 'Page');
    await signInAs('Layla Haddad');
    await seed('finance/invoices/a', { status: 'Paid', date: '2020-01-01', amount: 1 });
    openApp(page);
    fireEvent.click(await screen.findByRole('radio', { name: 'Your records' }));
    await waitFor(() => expect(document.querySelectorAll('.recharts-bar')).toHaveLength(2));
    await screen.findByRole('img', { name: /your records/ });

    draw.mockClear();
    await seed('finance/invoices/b', { status: 'Overdue', amount: 9_000 });
    await waitFor(() => expect(document.body).toHaveTextContent('$9.0k'));
    expect(draw).not.toHaveBeenCalled();

    await seed('finance/invoices/b', { status: 'Paid', date: today(), amount: 9_000 });
    await waitFor(() => expect(draw).toHaveBeenCalled());
  },
);
