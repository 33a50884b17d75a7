import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/app/AuthProvider.tsx';
import { useAuth } from '../../src/session/useAuth.ts';
import { signOut } from '../../src/firebase/auth.ts';
import { figure, fill, openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';
import { clauses } from '../specification/clauses.ts';

function AuthStatus() {
  const { user, isAuthenticated } = useAuth();
  return <p>{`${user?.displayName ?? 'no user'}, ${isAuthenticated}`}</p>;
}

const showStatus = () =>
  render(
    <AuthProvider>
      <AuthStatus />
    </AuthProvider>,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

it(
  'renders nothing while loading, then follows the identity provider',
  clauses('S4-1,3 S7.1-5'),
  async () => {
    const { container } = showStatus();
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('no user, false')).toBeVisible();
    await act(() => signInAs('Layla Haddad'));
    expect(await screen.findByText('Layla Haddad, true')).toBeVisible();
    await act(signOut);
    expect(await screen.findByText('no user, false')).toBeVisible();
  },
);

it('restores the session on the next visit', async () => {
  await signInAs('Layla Haddad');
  const { container } = showStatus();
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Layla Haddad, true')).toBeVisible();
});

it(
  'only logs a failed sign-out, and keeps the page and the session',
  clauses('S8-11'),
  async () => {
    expectConsoleError(/Signing out failed/);
    await signInAs('Layla Haddad');
    openApp('/dashboard');
    const logout = await screen.findByRole('button', { name: 'Logout' });
    vi.spyOn(getAuth(), 'signOut').mockRejectedValue(new Error('Storage is blocked'));
    fireEvent.click(logout);
    await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Layla Haddad')).toBeVisible();
    await seed('sales/leads/a', { company: 'Palm' });
    await waitFor(() => expect(figure('New Leads')).toBe('1'));
  },
);

it('shows a login error in red above the submit button', clauses('S8-9'), async () => {
  expectConsoleError(/Signing in failed/);
  openApp('/login');
  const button = await screen.findByRole('button', { name: 'Sign In' });
  fireEvent.click(button);
  const error = await screen.findByText('Please enter both email and password.');
  expect(error.className).toContain('text-tone-red-ink');
  expect(error.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it(
  'creates an account with a password of six characters',
  clauses('S2.5-1,2 S5-2 S6-3 S7.1-2 S9-1'),
  async () => {
    openApp('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Need an account? Sign Up' }));
    fill(document.body, {
      Email: `${crypto.randomUUID()}@staff.example`,
      Password: 'sixsix',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Admin' })).toBeVisible();
  },
);
