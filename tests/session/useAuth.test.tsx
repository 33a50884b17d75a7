import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../src/session/useAuth.ts';
import { clauses } from '../specification/clauses.ts';

function OutsideProvider() {
  useAuth();
  return null;
}

it('throws outside its provider', clauses('S8-7'), () => {
  expect(() => render(<OutsideProvider />)).toThrow('useAuth must be used within an AuthProvider');
});
