import { useEffect, useState } from 'react';
import { AuthLayout } from '../login/AuthLayout.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { BRAND } from '../../company/brand.ts';
import { isEmailVerified, sendVerification } from '../../store/firebase/account.ts';
import { Button } from '../../ui/Button.tsx';
import { deviceStorage } from '../../lib/storage.ts';

type VerifyAddressProps = {
  /** What the address must be confirmed for. */
  readonly description?: string;
  readonly onCheckAgain: () => void;
  readonly onLogout: () => void;
};

/** How often the page checks by itself whether the address is confirmed. */
const POLL_INTERVAL_MS = 30_000;

const NOT_YET = 'The address is not confirmed yet. Open the link in the e-mail, then check again.';
const NO_CONNECTION = 'There is no answer. Check your connection and try again.';
const TOO_MANY = 'Too many e-mails were requested. Wait a few minutes, then try again.';

/** Asks the user to confirm their e-mail address, where the owner or an invitation wants that: sends the e-mail, and checks again. */
export function VerifyAddress({
  description = `${BRAND.name} opens the dashboard to confirmed addresses.`,
  onCheckAgain,
  onLogout,
}: VerifyAddressProps) {
  const { user } = useAuth();
  const { uid = '', email = '' } = user ?? {};
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function run(action: () => Promise<string>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage('');
    setMessage(await messageOf(action));
    setBusy(false);
  }

  const send = (): Promise<string> => sendTo(uid, email ?? '');

  const check = async (): Promise<string> => {
    if (!(await isEmailVerified())) return NOT_YET;
    onCheckAgain();
    return '';
  };

  useEffect(() => {
    if (!wasVerificationSent(uid)) void messageOf(() => sendTo(uid, email ?? '')).then(setMessage);
  }, [uid, email]);

  useEffect(() => {
    const timer = setInterval(() => {
      isEmailVerified()
        .then((isVerified) => isVerified && onCheckAgain())
        .catch(() => undefined);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [onCheckAgain]);

  return (
    <AuthLayout title="Confirm your e-mail address" description={description}>
      <p className="text-pretty">
        Open the link in the e-mail that was sent to{' '}
        <bdi className="font-semibold break-words">{email}</bdi>. Then come back to this page.
      </p>
      <p role="status" className="mt-3 text-sm font-medium wrap-anywhere empty:hidden">
        {message}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          variant="primary"
          aria-disabled={isBusy}
          onClick={() => void run(check)}
          className="min-h-11"
        >
          Check again
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void run(send)} className="min-h-11">
          Send the e-mail again
        </Button>
        <Button variant="quiet" onClick={onLogout} className="min-h-11">
          Logout
        </Button>
      </div>
    </AuthLayout>
  );
}

async function sendTo(uid: string, email: string): Promise<string> {
  rememberVerification(uid);
  await sendVerification();
  return `An e-mail with a link is on its way to ${email}. Look into your spam folder, too.`;
}

/** The message of an action, or what is wrong when it fails. */
async function messageOf(action: () => Promise<string>): Promise<string> {
  try {
    return await action();
  } catch (error) {
    console.warn('Confirming the address failed', error);
    const { code } = error as { readonly code?: string };
    return code === 'auth/too-many-requests' ? TOO_MANY : NO_CONNECTION;
  }
}

const keyOf = (uid: string): string => `verification-sent:${uid}`;

/** Remembers in this browser that the e-mail which confirms a person's address was sent. */
const rememberVerification = (uid: string): void => deviceStorage.keep(keyOf(uid), 'sent');

/** Whether that e-mail was sent from this browser. */
const wasVerificationSent = (uid: string): boolean => deviceStorage.get(keyOf(uid)) !== null;
