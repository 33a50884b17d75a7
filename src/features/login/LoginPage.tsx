import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BRAND } from '../../company/brand.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialField } from './CredentialField.tsx';
import { Redirect } from './Redirect.tsx';
import { useAuth } from '../../session/useAuth.ts';
import { requestPasswordReset, signIn, signInWithGoogle, signUp } from '../../firebase/auth.ts';
import {
  GOOGLE_FAILED,
  isNetworkFailure,
  isUnknownUser,
  MALFORMED_EMAIL,
  messageOf,
  MISSING_CREDENTIALS,
  MISSING_EMAIL,
  NetworkFailed,
  NO_ANSWER,
  NO_CONNECTION,
  resetMessageOf,
} from './authErrors.ts';

/** Signs in or creates an account (specification, sections 2, 5 and 8). */
export default function LoginPage() {
  const { isAuthenticated } = useAuth();
  const [wasAuthenticated] = useState(isAuthenticated);
  const target = findTarget(useLocation().state);
  const redirect = isAuthenticated && <Redirect to={target} from="/login" />;
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

/** The page to open after signing in: the requested dashboard page, or the dashboard's home. */
function findTarget(state: unknown): string {
  const isDashboard = typeof state === 'string' && /^\/dashboard(?![^/?])/.test(state);
  return isDashboard ? state : '/dashboard';
}

/** How long a request may take before the page says that it has no answer; the SDK gives up after half a minute. */
const NO_ANSWER_AFTER_MS = 5_000;

const IDLE: RequestState = { pending: null, error: '', notice: '' };

const LOG_MESSAGES = {
  signIn: 'Signing in failed',
  passwordReset: 'Password reset failed',
} as const;

type LoginFormProps = {
  /** Whether the user comes with an invitation: starts with a new account, also where the sign-up is closed. */
  readonly isInvited?: boolean;
  /** What the page says below its heading, in place of its own words. */
  readonly description?: ReactNode;
};

/** The form of the login page: signs in, or creates an account, with `VITE_SIGN_UP=closed` for those with an invitation only. */
export function LoginForm({ isInvited = false, description }: LoginFormProps) {
  const { isAuthenticated } = useAuth();
  const { isSigningUp, pending, error, notice, ...login } = useLogin(isInvited);
  // Of a prerendered page, nobody knows.
  const [persistsSession] = useState(() => typeof window === 'undefined' || isStorageAvailable());
  const form = useRef<HTMLFormElement>(null);
  useFirstInput(form, login);
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

type Setters = Pick<ReturnType<typeof useLogin>, 'setEmail' | 'setPassword'>;

/** Goes on with what was typed into the form of the first screen, before the app was there, in the same field, and with Enter. */
function useFirstInput(form: RefObject<HTMLFormElement | null>, login: Setters): void {
  const { setEmail, setPassword } = login;
  useLayoutEffect(() => {
    const [email, password] = document.querySelectorAll<HTMLInputElement>('#first-screen input');
    if (!email || !password) return undefined;
    setEmail(email.value);
    setPassword(password.value);
    const index = [email, password].findIndex((input) => input === document.activeElement);
    form.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
    if (!email.form?.hasAttribute('data-entered')) return undefined;
    // Once they are in its fields.
    const timer = setTimeout(() => form.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [form, setEmail, setPassword]);
}

/** Whether this browser stores data for the site; not when storage is blocked or full. */
function isStorageAvailable(): boolean {
  const key = 'storage-test';
  const isStored = deviceStorage.set(key, key);
  deviceStorage.remove(key);
  return isStored;
}

type LoginRequest = 'signIn' | 'passwordReset';

/** The request in progress, and the result of the last one. */
type RequestState = {
  readonly pending: LoginRequest | null;
  readonly error: string;
  readonly notice: string;
};

/** State and actions of the login page (specification, sections 4, 5 and 8). It starts with signing in, or up. */
function useLogin(startsSigningUp: boolean) {
  const [isSigningUp, setSigningUp] = useState(startsSigningUp);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState(IDLE);
  const latestRequest = useRef(0);

  /** The result is dropped if the mode changes before it arrives. */
  async function send(
    request: LoginRequest,
    run: () => Promise<string>,
    messageFor: (error: unknown) => string,
  ): Promise<void> {
    const ownRequest = (latestRequest.current += 1);
    const finish = (result: Partial<RequestState>): void => {
      if (latestRequest.current === ownRequest) setState({ ...IDLE, ...result });
    };
    setState({ ...IDLE, pending: request });
    const timer = setTimeout(
      () => finish({ pending: request, notice: NO_ANSWER }),
      NO_ANSWER_AFTER_MS,
    );
    try {
      if (!navigator.onLine) throw new NetworkFailed('The browser is offline');
      finish({ notice: await run() });
    } catch (error) {
      console.error(LOG_MESSAGES[request], error);
      finish({ error: messageFor(error), notice: isNetworkFailure(error) ? NO_CONNECTION : '' });
    } finally {
      clearTimeout(timer);
    }
  }

  function sendSignIn(run: () => Promise<void>, messageFor: (error: unknown) => string): void {
    void send('signIn', () => run().then(() => ''), messageFor);
  }

  function reject(request: LoginRequest, error: string): void {
    console.error(LOG_MESSAGES[request], error);
    setState({ ...IDLE, error });
  }

  function submit(): void {
    if (email === '' || password === '') reject('signIn', MISSING_CREDENTIALS);
    else sendSignIn(() => (isSigningUp ? signUp : signIn)(email, password), messageOf);
  }

  function submitWithGoogle(): void {
    sendSignIn(signInWithGoogle, () => GOOGLE_FAILED);
  }

  /** Returns whether the e-mail address is valid. */
  function resetPassword(): boolean {
    const problem = findProblem(email);
    if (problem === null) void send('passwordReset', () => sendResetLink(email), resetMessageOf);
    else reject('passwordReset', problem);
    return problem === null;
  }

  function toggleMode(): void {
    latestRequest.current += 1;
    setSigningUp(!isSigningUp);
    setEmail('');
    setPassword('');
    setState(IDLE);
  }

  return {
    isSigningUp,
    email,
    setEmail,
    password,
    setPassword,
    ...state,
    submit,
    submitWithGoogle,
    resetPassword,
    toggleMode,
  };
}

/** Returns the same message whether or not the address has an account. */
async function sendResetLink(email: string): Promise<string> {
  try {
    await requestPasswordReset(email);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
  return `If ${email} has an account, an email with a link to set a new password is on its way. Please check your spam folder, too.`;
}

function findProblem(email: string): string | null {
  if (email === '') return MISSING_EMAIL;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : MALFORMED_EMAIL;
}
