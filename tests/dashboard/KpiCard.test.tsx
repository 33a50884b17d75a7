import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KpiCard } from '../../src/dashboard/components/KpiCard.tsx';

const show = (extra: { tag?: 'Sample' | 'Estimate'; change?: string }) =>
  render(
    <dl>
      <KpiCard
        label="Revenue"
        value="$1.2M"
        explanation="The sum of all paid invoices."
        {...extra}
      />
    </dl>,
  );

it.each([
  ['+12%', 'green'],
  ['+', 'green'],
  ['-3%', 'red'],
  ['−3%', 'red'],
  ['12%', 'red'],
  ['0%', 'red'],
])('shows the change %s in %s [S4-17]', (change, color) => {
  show({ change });
  expect(screen.getByText(change).className).toContain(`text-tone-${color}-ink`);
});

it.each(['Sample', 'Estimate'] as const)('tags a value as %s', (tag) => {
  show({ tag });
  expect(screen.getByRole('definition')).toHaveTextContent(`$1.2M${tag}`);
});

it('shows a measured value without a tag or change', () => {
  show({});
  expect(screen.getByRole('definition')).toHaveTextContent(/^\$1\.2M$/);
  expect(screen.getByRole('term')).toHaveTextContent(/^Revenue/);
});
