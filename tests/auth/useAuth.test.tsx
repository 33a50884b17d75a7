import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../src/auth/useAuth.ts';
import { expectConsoleError } from '../support/console.ts';

function Nobody() {
  useAuth();
  return null;
}

it('refuses to guess who is signed in outside its provider', () => {
  expectConsoleError(/useAuth must be used within an AuthProvider/);
  expect(() => render(<Nobody />)).toThrow('useAuth must be used within an AuthProvider');
});
