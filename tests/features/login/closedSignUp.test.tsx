import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const CODE = '0123456789abcdef0123456789abcdef';

function closeSignUp(): void {
  vi.stubEnv('VITE_SIGN_UP', 'closed');
  onTestFinished(() => void vi.unstubAllEnvs());
}

it('a build with a closed sign-up offers no new account, and says whom to ask', async () => {
  closeSignUp();
  openApp('/login');
  expect(await screen.findByText(/^New here\? Ask a colleague for an invitation/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign Up/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

it('an invitation offers one all the same, and signing in as well', async () => {
  closeSignUp();
  await seed(`invitations/${CODE}`, { by: 'u1', name: 'Layla', for: 'Noor', created: Date.now() });
  openApp(`/login?invitation=${CODE}`);
  expect(await screen.findByText('Layla')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Already have an account? Sign In' }));
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
