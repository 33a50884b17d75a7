import { expect, it } from 'vitest';
import { badgeColorOf } from '../../src/lib/badgeColors.ts';

it('an unknown status has a gray badge, whatever its name', () => {
  expect(badgeColorOf({ Paid: 'green' }, 'Paid')).toBe('green');
  expect(badgeColorOf({ Paid: 'green' }, 'constructor')).toBe('gray');
});
