import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../lib/brand.ts';
import { isStorageAvailable } from '../lib/isStorageAvailable.ts';
import { Button } from '../ui/Button.tsx';
import { CredentialField } from './CredentialField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { Redirect } from './Redirect.tsx';
import { useAuth } from './useAuth.ts';
import { useLogin } from './useLogin.ts';

/** Sign in or create an account (specification, sections 2, 5 and 8). */
export default function LoginPage() {
  const { isAuthenticated } = useAuth();
  const [wasAuthenticated] = useState(isAuthenticated);
  const address = addressAfter(useLocation().state);
  const redirect = isAuthenticated && <Redirect to={address} />;
  // Whoever signs in here keeps the form in view until the dashboard is loaded.
  return wasAuthenticated && isAuthenticated ? (
    redirect
  ) : (
    <>
      {redirect}
      <Login />
    </>
  );
}

function Login() {
  const { isAuthenticated } = useAuth();
  const { isCreating, pending, error, notice, ...login } = useLogin();
  const [remembered] = useState(isStorageAvailable);
  const form = useRef<HTMLFormElement>(null);
  const title = isCreating ? 'Create Account' : 'Sign In';
  const isEntering = isAuthenticated || pending === 'entry';
  const isBusy = isEntering || pending !== null;
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
      lead={isCreating ? 'For staff who are new to the dashboard.' : 'The staff dashboard.'}
    >
      <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy} className="grid gap-4">
        <CredentialField
          label="Email"
          type="email"
          value={login.email}
          onType={login.setEmail}
          autoComplete="username"
        />
        <CredentialField
          label="Password"
          type="password"
          value={login.password}
          onType={login.setPassword}
          autoComplete={isCreating ? 'new-password' : 'current-password'}
        />
        {!isCreating && (
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
          {isEntering ? 'Signing in…' : title}
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
          if (!isBusy) login.submitToGoogle();
        }}
      >
        Sign in with Google
      </Button>
      <p className="mt-5 text-center">
        <Button variant="quiet" onClick={login.switchMode}>
          {isCreating ? 'Already have an account? Sign In' : 'Need an account? Sign Up'}
        </Button>
      </p>
      {!remembered && (
        <p className="mt-4 text-sm text-muted">
          Your browser stores nothing for this site, so a reload will ask you to sign in again.
        </p>
      )}
    </AuthLayout>
  );
}

/** Where to go after signing in: the address in the dashboard that was asked for, or else its first page. */
function addressAfter(state: unknown): string {
  const isInside = typeof state === 'string' && /^\/dashboard(?![^/?])/.test(state);
  return isInside ? state : '/dashboard';
}
