import { useRef, useState } from 'react';
import { requestPasswordReset, signIn, signInWithGoogle, signUp } from '../firebase/auth.ts';
import {
  GOOGLE_FAILED,
  MALFORMED_EMAIL,
  MISSING_CREDENTIALS,
  MISSING_EMAIL,
  NetworkFailed,
  NO_ANSWER,
  NO_CONNECTION,
  isNetworkFailure,
  isUnknownUser,
  messageOf,
  resetMessageOf,
} from './authErrors.ts';

/** How long a request may take before the page says that it has no answer; the SDK gives up after half a minute. */
const NO_ANSWER_AFTER_MS = 5_000;

type LoginRequest = 'signIn' | 'passwordReset';

/** The request in progress, and the result of the last one. */
type RequestState = {
  readonly pending: LoginRequest | null;
  readonly error: string;
  readonly notice: string;
};

const IDLE: RequestState = { pending: null, error: '', notice: '' };

/** State and actions of the login page (specification, sections 4, 5 and 8). It starts with signing in, or up. */
export function useLogin(startsSigningUp: boolean) {
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
    const problem = problemOf(email);
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

const LOG_MESSAGES = {
  signIn: 'Signing in failed',
  passwordReset: 'Password reset failed',
} as const;

/** Returns the same message whether or not the address has an account. */
async function sendResetLink(email: string): Promise<string> {
  try {
    await requestPasswordReset(email);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
  return `If ${email} has an account, an email with a link to set a new password is on its way. Please check your spam folder, too.`;
}

function problemOf(email: string): string | null {
  if (email === '') return MISSING_EMAIL;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : MALFORMED_EMAIL;
}
