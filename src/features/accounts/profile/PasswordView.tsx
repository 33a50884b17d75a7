import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CredentialField } from '../../login/CredentialField.tsx';
import { messageOf } from '../../login/authErrors.ts';
import { useAuth } from '../../../store/session/useAuth.ts';
import {
  changePassword,
  signInMethod,
  type SignInMethod,
} from '../../../store/firebase/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { MESSAGE } from '../styles.ts';

const MISSING = 'Please enter both passwords.';
const NO_CONNECTION =
  'There is no answer. Your password is unchanged; check your connection and try again.';
const TOO_MANY = 'Too many wrong passwords. Wait a few minutes, then try again.';

/** Changes the user's password, or says where that of a Google account is changed. */
export function PasswordView() {
  const [method, setMethod] = useState<SignInMethod | null>(null);
  useEffect(() => {
    let isStopped = false;
    signInMethod()
      .then((found) => {
        if (!isStopped) setMethod(found);
      })
      .catch((error: unknown) => console.warn('The sign-in method is unknown', error));
    return () => {
      isStopped = true;
    };
  }, []);
  return (
    <div className="px-6 pb-6 text-sm">
      {method === null && <p role="status">Loading…</p>}
      {method === 'other' && (
        <p className="text-pretty">
          You sign in with Google, so this site stores no password of yours. Change it in your{' '}
          <a
            href="https://myaccount.google.com/security"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-accent underline underline-offset-4"
          >
            Google account
          </a>
          .
        </p>
      )}
      {method === 'password' && <PasswordForm />}
    </div>
  );
}

function PasswordForm() {
  const { user } = useAuth();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The dialog was open before it was known that it has a form.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setDone(false);
    if (current === '' || next === '') return setFailure(MISSING);
    setBusy(true);
    setFailure('');
    try {
      await changePassword(current, next);
      setCurrent('');
      setNext('');
      setDone(true);
    } catch (error) {
      console.error('Changing the password failed', error);
      setFailure(textOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={isBusy}
      className="grid gap-4"
    >
      <p className="text-pretty text-muted">
        At least 6 characters. Other devices on which you are signed in have to sign in again,
        within an hour.
      </p>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <CredentialField
        label="Current password"
        type="password"
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
      />
      <CredentialField
        label="New password"
        type="password"
        value={next}
        onChange={setNext}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="min-h-11">
          {isBusy ? 'Saving…' : 'Change password'}
        </Button>
        <p role="alert" className={MESSAGE}>
          {failure}
        </p>
        <p role="status" className="mt-2 font-medium empty:hidden">
          {isDone && 'Your password is changed.'}
        </p>
      </div>
    </form>
  );
}

function textOf(error: unknown): string {
  const { code } = error as { readonly code?: string };
  if (code === 'auth/network-request-failed') return NO_CONNECTION;
  return code === 'auth/too-many-requests' ? TOO_MANY : messageOf(error);
}
