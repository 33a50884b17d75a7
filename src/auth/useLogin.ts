import { useRef, useState } from 'react';
import { requestPasswordReset, signIn, signInWithGoogle, signUp } from '../firebase/auth.ts';
import {
  GOOGLE_FAILED,
  MALFORMED_EMAIL,
  MISSING_CREDENTIALS,
  MISSING_EMAIL,
  isUnknownUser,
  messageOf,
  resetMessageOf,
} from './authErrors.ts';

type Kind = 'entry' | 'reset';

/** What the login page has to say: what it waits for, and how the last attempt ended. */
type Outcome = {
  readonly pending: Kind | null;
  readonly error: string;
  readonly notice: string;
};

const NOTHING: Outcome = { pending: null, error: '', notice: '' };

/** The state of the login page and what its controls do (specification, sections 4, 5 and 8). */
export function useLogin() {
  const [isCreating, setIsCreating] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState(NOTHING);
  const latest = useRef(0);

  /** How an attempt ends is not shown once the mode has changed. */
  async function attempt(
    kind: Kind,
    run: () => Promise<string>,
    explain: (error: unknown) => string,
  ): Promise<void> {
    const own = (latest.current += 1);
    const end = (how: Partial<Outcome>): void => {
      if (latest.current === own) setOutcome({ ...NOTHING, ...how });
    };
    setOutcome({ ...NOTHING, pending: kind });
    try {
      end({ notice: await run() });
    } catch (error) {
      console.error(FAILURES[kind], error);
      end({ error: explain(error) });
    }
  }

  function enter(how: () => Promise<void>, explain: (error: unknown) => string): void {
    void attempt('entry', () => how().then(() => ''), explain);
  }

  function refuse(kind: Kind, error: string): void {
    console.error(FAILURES[kind], error);
    setOutcome({ ...NOTHING, error });
  }

  function submit(): void {
    if (email === '' || password === '') refuse('entry', MISSING_CREDENTIALS);
    else enter(() => (isCreating ? signUp : signIn)(email, password), messageOf);
  }

  function submitToGoogle(): void {
    enter(signInWithGoogle, () => GOOGLE_FAILED);
  }

  /** Returns whether the address can be written to. */
  function resetPassword(): boolean {
    const problem = problemOf(email);
    if (problem === null) void attempt('reset', () => sendLink(email), resetMessageOf);
    else refuse('reset', problem);
    return problem === null;
  }

  function switchMode(): void {
    latest.current += 1;
    setIsCreating(!isCreating);
    setEmail('');
    setPassword('');
    setOutcome(NOTHING);
  }

  return {
    isCreating,
    email,
    setEmail,
    password,
    setPassword,
    ...outcome,
    submit,
    submitToGoogle,
    resetPassword,
    switchMode,
  };
}

const FAILURES = { entry: 'Signing in failed', reset: 'Password reset failed' } as const;

/** The answer is the same whether or not the address has an account. */
async function sendLink(email: string): Promise<string> {
  try {
    await requestPasswordReset(email);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
  return `If ${email} has an account, an email with a link to set a new password is on its way. Please check your spam folder, too.`;
}

function problemOf(email: string): string | null {
  if (email === '') return MISSING_EMAIL;
  return /^\S+@\S+\.\S+$/.test(email) ? null : MALFORMED_EMAIL;
}
