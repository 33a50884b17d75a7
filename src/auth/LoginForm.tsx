import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BRAND } from '../brand.ts';
import { deviceStorage } from '../lib/storage.ts';
import { Button } from '../ui/Button.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialField } from './CredentialField.tsx';
import { useAuth } from './useAuth.ts';
import { useLogin } from './useLogin.ts';

type LoginFormProps = {
  /** Whether the user comes with an invitation: starts with a new account, also where the sign-up is closed. */
  readonly isInvited?: boolean;
  /** What the page says below its heading, in place of its own words. */
  readonly description?: ReactNode;
};

/**
 * The form of the login page: signs in, or creates an account. `VITE_SIGN_UP=closed` offers that to those with an invitation
 * only; what closes the sign-up are the rules.
 */
export default function LoginForm({ isInvited = false, description }: LoginFormProps) {
  const { isAuthenticated } = useAuth();
  const { isSigningUp, pending, error, notice, ...login } = useLogin(isInvited);
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
      description={
        description ??
        (isSigningUp ? 'For staff who are new to the dashboard.' : 'The staff dashboard.')
      }
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
      {import.meta.env.VITE_SIGN_UP === 'closed' && !isInvited ? (
        <p className="mt-5 text-center text-sm text-pretty text-muted">
          New here? Ask a colleague for an invitation, or the person who manages accounts at{' '}
          {BRAND.name}.
        </p>
      ) : (
        <p className="mt-5 text-center">
          <Button variant="quiet" onClick={login.toggleMode}>
            {isSigningUp ? 'Already have an account? Sign In' : 'Need an account? Sign Up'}
          </Button>
        </p>
      )}
      {!persistsSession && (
        <p className="mt-4 text-sm text-muted">
          Your browser blocks storage for this site, so you will have to sign in again after a
          reload.
        </p>
      )}
    </AuthLayout>
  );
}

/** Whether this browser stores data for the site; not when storage is blocked or full. */
function isStorageAvailable(): boolean {
  const key = 'storage-test';
  const isStored = deviceStorage.set(key, key);
  deviceStorage.remove(key);
  return isStored;
}
