import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import MonthlyBarChart from '../../../src/features/figures/MonthlyBarChart.tsx';

it('lists the series in the tooltip in the order of the bars', async () => {
  const { container } = render(
    <MonthlyBarChart
      isSample={false}
      points={[{ month: 'Jan', revenue: 65, expense: 45 }]}
      series={[
        { key: 'revenue', name: 'Revenue' },
        { key: 'expense', name: 'Expenses' },
      ]}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('.recharts-bar')).toHaveLength(2));
  const chart = container.querySelector('.recharts-wrapper') as HTMLElement;
  fireEvent.mouseMove(chart, { clientX: 400, clientY: 300 });
  await waitFor(() =>
    expect(
      [...container.querySelectorAll('.recharts-tooltip-item-name')].map(
        (name) => name.textContent,
      ),
    ).toEqual(['Revenue', 'Expenses']),
  );
});
