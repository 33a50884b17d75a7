import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CHART } from '../../../src/features/figures/MonthlyFigures.tsx';
import { today } from '../../../src/lib/dates.ts';
import { figure, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

afterEach(() => vi.restoreAllMocks());

it('does not redraw the chart when a record changes', async () => {
  const draw = vi.spyOn(CHART, 'Page');
  await signInAs('Layla Haddad');
  openApp('/dashboard');
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar')).toHaveLength(2));
  await waitFor(() => expect(figure('Open Tickets')).toBe('0'));
  expect(draw).toHaveBeenCalled();

  draw.mockClear();
  await seed('service/tickets/a', { status: 'In Progress' });
  await waitFor(() => expect(figure('Open Tickets')).toBe('1'));
  expect(draw).not.toHaveBeenCalled();
});

it('redraws the own figures only when they change', async () => {
  const draw = vi.spyOn(CHART, 'Page');
  await signInAs('Layla Haddad');
  await seed('finance/invoices/a', { status: 'Paid', date: '2020-01-01', amount: 1 });
  openApp('/dashboard/finance');
  fireEvent.click(await screen.findByRole('radio', { name: 'Your records' }));
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar')).toHaveLength(2));
  await screen.findByRole('img', { name: /your records/ });

  draw.mockClear();
  await seed('finance/invoices/b', { status: 'Overdue', amount: 9_000 });
  await waitFor(() => expect(document.body).toHaveTextContent('$9.0k'));
  expect(draw).not.toHaveBeenCalled();

  await seed('finance/invoices/b', { status: 'Paid', date: today(), amount: 9_000 });
  await waitFor(() => expect(draw).toHaveBeenCalled());
});
