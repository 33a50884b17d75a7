import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../brand.ts';
import { isStorageAvailable } from '../lib/isStorageAvailable.ts';
import { Button } from '../ui/Button.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialField } from './CredentialField.tsx';
import { Redirect } from './Redirect.tsx';
import { useAuth } from './useAuth.ts';
import { useLogin } from './useLogin.ts';

/** Signs in or creates an account (specification, sections 2, 5 and 8). */
export default function LoginPage() {
  const { isAuthenticated } = useAuth();
  const [wasAuthenticated] = useState(isAuthenticated);
  const target = targetOf(useLocation().state);
  const redirect = isAuthenticated && <Redirect to={target} />;
  // After signing in here, the form stays on screen until the dashboard's code is loaded.
  return wasAuthenticated && isAuthenticated ? (
    redirect
  ) : (
    <>
      {redirect}
      <LoginForm />
    </>
  );
}

function LoginForm() {
  const { isAuthenticated } = useAuth();
  const { isSigningUp, pending, error, notice, ...login } = useLogin();
  const [persistsSession] = useState(isStorageAvailable);
  const form = useRef<HTMLFormElement>(null);
  const title = isSigningUp ? 'Create Account' : 'Sign In';
  const isSigningIn = isAuthenticated || pending === 'signIn';
  const isBusy = isSigningIn || pending !== null;
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) login.submit();
  }

  function resetPassword(): void {
    if (isBusy || login.resetPassword()) return;
    form.current?.querySelector('input')?.focus();
  }

  return (
    <AuthLayout
      title={title}
      description={isSigningUp ? 'For staff who are new to the dashboard.' : 'The staff dashboard.'}
    >
      <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <CredentialField
          label="Email"
          type="email"
          value={login.email}
          onChange={login.setEmail}
          autoComplete="username"
        />
        <CredentialField
          label="Password"
          type="password"
          value={login.password}
          onChange={login.setPassword}
          autoComplete={isSigningUp ? 'new-password' : 'current-password'}
        />
        {!isSigningUp && (
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={resetPassword}
            className="-my-2 -me-3.5 justify-self-end"
          >
            Forgot password?
          </Button>
        )}
        <div className="text-sm font-medium wrap-anywhere">
          <p role="alert" className="text-tone-red-ink">
            {error}
          </p>
          <p role="status">{notice}</p>
        </div>
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="min-h-11">
          {isSigningIn ? 'Signing in…' : title}
        </Button>
      </form>
      <p
        aria-hidden="true"
        className="my-4 flex items-center gap-3 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        or
      </p>
      <Button
        className="min-h-11 w-full"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) login.submitWithGoogle();
        }}
      >
        Sign in with Google
      </Button>
      <p className="mt-5 text-center">
        <Button variant="quiet" onClick={login.toggleMode}>
          {isSigningUp ? 'Already have an account? Sign In' : 'Need an account? Sign Up'}
        </Button>
      </p>
      {!persistsSession && (
        <p className="mt-4 text-sm text-muted">
          Your browser blocks storage for this site, so you will have to sign in again after a
          reload.
        </p>
      )}
    </AuthLayout>
  );
}

/** The page to open after signing in: the requested dashboard page, or the dashboard's home. */
function targetOf(state: unknown): string {
  const isDashboard = typeof state === 'string' && /^\/dashboard(?![^/?])/.test(state);
  return isDashboard ? state : '/dashboard';
}
