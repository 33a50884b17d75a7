import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { KpiCard } from '../../../src/features/figures/KpiCard.tsx';
import { clauses } from '../../specification/clauses.ts';

const show = (extra: Partial<ComponentProps<typeof KpiCard>>) =>
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
])('shows the change %s in %s', clauses('S4-17'), (change, color) => {
  show({ change });
  expect(screen.getByText(change).className).toContain(`text-tone-${color}-ink`);
});

it.each(['Sample', 'Estimate'] as const)('tags a value as %s', (tag) => {
  show({ tag });
  expect(screen.getByRole('definition')).toHaveTextContent(`$1.2M${tag}`);
});

it.each([
  ['loading', '–Not available yet'],
  ['partial', '…Still loading'],
  ['kept', '$1.2M'],
  ['live', '$1.2M'],
  ['failed', '–Not available yet'],
] as const)('shows for a list that is %s: %s', (status, text) => {
  show({ sources: [{ status: 'live' }, { status }] });
  expect(screen.getByRole('definition')).toHaveTextContent(text);
});

it('shows a measured value without a tag or change', () => {
  show({});
  expect(screen.getByRole('definition')).toHaveTextContent(/^\$1\.2M$/);
  expect(screen.getByRole('term')).toHaveTextContent(/^Revenue/);
});
