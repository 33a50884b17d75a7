import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KpiCard } from '../../src/dashboard/components/KpiCard.tsx';

const show = (extra: { tag?: 'Sample' | 'Estimate'; change?: string }) =>
  render(
    <dl>
      <KpiCard label="Revenue" value="$1.2M" explanation="All that was paid." {...extra} />
    </dl>,
  );

afterEach(cleanup);

it.each([
  ['+12%', 'green'],
  ['+', 'green'],
  ['-3%', 'red'],
  ['−3%', 'red'],
  ['12%', 'red'],
  ['0%', 'red'],
])('the change %s is %s', (change, colour) => {
  show({ change });
  expect(screen.getByText(change).className).toContain(`text-tone-${colour}-ink`);
});

it.each(['Sample', 'Estimate'] as const)('a figure that is not measured is marked as %s', (tag) => {
  show({ tag });
  expect(screen.getByRole('definition')).toHaveTextContent(`$1.2M${tag}`);
});

it('a measured figure without a change says nothing else', () => {
  show({});
  expect(screen.getByRole('definition')).toHaveTextContent(/^\$1\.2M$/);
  expect(screen.getByRole('term')).toHaveTextContent(/^Revenue/);
});
