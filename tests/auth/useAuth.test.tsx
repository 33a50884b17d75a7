import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../src/auth/useAuth.ts';

function Nobody() {
  useAuth();
  return null;
}

it('refuses to guess who is signed in outside its provider', () => {
  expect(() => render(<Nobody />)).toThrow('useAuth must be used within an AuthProvider');
});
