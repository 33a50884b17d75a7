import { useEffect, useState, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { signIn, signInWithGoogle, signUp } from '../firebase/auth.ts';
import { BRAND } from '../lib/brand.ts';
import { canRemember } from '../lib/canRemember.ts';
import { Button } from '../ui/Button.tsx';
import { GOOGLE_FAILED, MISSING_CREDENTIALS, messageOf } from './authErrors.ts';
import { Credential } from './Credential.tsx';
import { Entrance } from './Entrance.tsx';
import { useAuth } from './useAuth.ts';

/** Sign in or create an account (specification, sections 2, 5 and 8). */
export default function LoginPage() {
  const { isAuthenticated } = useAuth();
  const [creating, setCreating] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [remembered] = useState(canRemember);
  const title = creating ? 'Create Account' : 'Sign In';
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  if (isAuthenticated) return <Navigate to="/dashboard" replace />;

  async function attempt(enter: () => Promise<void>, explain: (error: unknown) => string) {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await enter();
    } catch (failure) {
      console.error('Signing in failed', failure);
      setError(explain(failure));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (email === '' || password === '') {
      console.error('Signing in failed', MISSING_CREDENTIALS);
      return setError(MISSING_CREDENTIALS);
    }
    const enter = creating ? signUp : signIn;
    return void attempt(() => enter(email, password), messageOf);
  }

  function switchMode(): void {
    setCreating(!creating);
    setEmail('');
    setPassword('');
    setError('');
  }

  return (
    <Entrance
      title={title}
      lead={creating ? 'For staff who are new to the dashboard.' : 'The staff dashboard.'}
    >
      <form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-4">
        <Credential
          label="Email"
          type="email"
          value={email}
          onType={setEmail}
          autoComplete="username"
        />
        <Credential
          label="Password"
          type="password"
          value={password}
          onType={setPassword}
          autoComplete={creating ? 'new-password' : 'current-password'}
        />
        <div role="alert">
          {error !== '' && <p className="text-sm font-medium text-tone-red-ink">{error}</p>}
        </div>
        <Button type="submit" look="primary" aria-disabled={busy} className="min-h-11">
          {title}
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
        aria-disabled={busy}
        onClick={() => void attempt(signInWithGoogle, () => GOOGLE_FAILED)}
      >
        Sign in with Google
      </Button>
      <p className="mt-5 text-center">
        <Button look="quiet" onClick={switchMode}>
          {creating ? 'Already have an account? Sign In' : 'Need an account? Sign Up'}
        </Button>
      </p>
      {!remembered && (
        <p className="mt-4 text-sm text-muted">
          Your browser stores nothing for this site, so a reload will ask you to sign in again.
        </p>
      )}
    </Entrance>
  );
}
