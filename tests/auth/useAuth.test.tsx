import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../src/auth/useAuth.ts';

function OutsideProvider() {
  useAuth();
  return null;
}

it('throws outside its provider [S8-7]', () => {
  expect(() => render(<OutsideProvider />)).toThrow('useAuth must be used within an AuthProvider');
});
