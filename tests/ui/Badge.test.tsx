import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from '../../src/ui/Badge.tsx';

const LONG = 'Waiting for the second signature of the committee';

it('truncates a long status and shows it in full as its title', () => {
  render(<Badge colors={{ Paid: 'green' }} status={LONG} />);
  const badge = screen.getByText(LONG);
  expect(badge).toHaveClass('max-w-full', 'truncate');
  expect(badge).toHaveAttribute('title', LONG);
});

it('has its content as title if that is not the status', () => {
  render(
    <Badge colors={{ Low: 'yellow' }} status="Low">
      5 left
    </Badge>,
  );
  expect(screen.getByText('5 left')).toHaveAttribute('title', '5 left');
});
