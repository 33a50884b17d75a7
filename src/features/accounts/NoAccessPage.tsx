import { useEffect, useEffectEvent } from 'react';
import { AuthLayout } from '../login/AuthLayout.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { BRAND } from '../../company/brand.ts';
import { useOutbox } from '../../store/write/outbox.ts';
import { ACCESS_CHECK_SECONDS } from '../../store/read/useStaffAccess.ts';
import { isEmailVerified, sendVerification } from '../../store/firebase/account.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { problemText } from './findInvitation.ts';
import { useDenial, type InvitationOutcome } from './useDenial.ts';
import { countText, plural } from '../../lib/plural.ts';

export type NoAccessPageProps = {
  /** Whether the user had access before, in this page. */
  readonly hasEnded: boolean;
  readonly onCheckAgain: () => void;
};

/** Shown in place of the dashboard to signed-in users whom the database denies, with what they can do about it. */
export default function NoAccessPage({ hasEnded, onCheckAgain }: NoAccessPageProps) {
  const { user, signOut } = useAuth();
  const { denial, invitation, retry } = useDenial(hasEnded, onCheckAgain);
  const { intents } = useOutbox();

  if (invitation !== null) return <PendingInvitation outcome={invitation} onRetry={retry} />;
  if (denial === 'not verified') {
    return <VerifyAddress onCheckAgain={onCheckAgain} />;
  }
  const name = <bdi className="font-semibold break-words">{user?.email ?? user?.displayName}</bdi>;
  const isClosed = denial === 'closed';
  const text = isClosed || hasEnded ? ENDED : AWAITING;
  return (
    <AuthLayout
      title={isClosed ? 'Your account is closed' : text.title}
      description={text.description}
    >
      <div role="status" className="grid gap-3 text-pretty">
        <p>
          You are signed in as {name}.{' '}
          {hasEnded || isClosed
            ? `If this is a mistake, ask the person who manages accounts at ${BRAND.name}.`
            : `Ask the person who manages accounts at ${BRAND.name} to add you, or a colleague for an invitation.`}
        </p>
        {denial !== null && (hasEnded || isClosed) && (
          <p>
            {denial === 'not listed'
              ? 'Copies of the lists have been deleted from this device. What you were typing is kept for an hour, in case your access comes back.'
              : 'Copies of the lists and what you were typing have been deleted from this device.'}
          </p>
        )}
        {intents.length > 0 && (
          <p>
            {countText(intents.length, 'change')} that you saved here{' '}
            {plural(intents.length, 'has', 'have')} not been sent. Nobody sees{' '}
            {plural(intents.length, 'it', 'them')} unless you have access again.
          </p>
        )}
        {!isClosed && <p>This page checks again every {ACCESS_CHECK_SECONDS} seconds.</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {!isClosed && (
          <Button variant="primary" onClick={onCheckAgain} className="min-h-11">
            Check again
          </Button>
        )}
        <Button onClick={() => void signOut()} className="min-h-11">
          Logout
        </Button>
      </div>
    </AuthLayout>
  );
}

const AWAITING = {
  title: 'Your account is awaiting approval',
  description: 'Only approved staff can open the dashboard.',
};

const ENDED = {
  title: 'Your access has ended',
  description: 'The dashboard no longer shows its records to this account.',
};

type PendingInvitationProps = {
  readonly outcome: Exclude<InvitationOutcome, null>;
  readonly onRetry: () => void;
};

/** Shown to a signed-in user while their invitation is accepted, and when it cannot be. */
function PendingInvitation({ outcome, onRetry }: PendingInvitationProps) {
  const { user, signOut } = useAuth();
  const isPending = outcome === 'pending';
  const { problem, address } = typeof outcome === 'string' ? NO_REFUSAL : outcome;
  if (problem === 'not confirmed') {
    return <VerifyAddress description={problemText(problem)} onCheckAgain={onRetry} />;
  }
  return (
    <AuthLayout
      title={isPending ? 'Accepting the invitation…' : 'This invitation cannot be accepted'}
      description={`An invitation to the dashboard of ${BRAND.name}.`}
    >
      {isPending ? (
        <p role="status">One moment.</p>
      ) : (
        <>
          <div role="alert" className="grid gap-3 text-pretty">
            <p>{problem === null ? NOT_ACCEPTED : problemText(problem, address)}</p>
            <p>
              You are signed in as{' '}
              <bdi className="font-semibold break-words">{user?.email ?? user?.displayName}</bdi>,
              an account without access.
              {problem !== 'another address' && ' A new link works with it: open it here.'}
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-2">
            <Button variant="primary" onClick={onRetry} className="min-h-11">
              Try again
            </Button>
            <Button onClick={() => void signOut()} className="min-h-11">
              Logout
            </Button>
          </div>
        </>
      )}
    </AuthLayout>
  );
}

const NO_REFUSAL = { problem: null, address: '' };

const NOT_ACCEPTED =
  'There is no connection. The invitation is accepted as soon as you try again with one.';

type VerifyAddressProps = {
  /** What the address must be confirmed for. */
  readonly description?: string;
  readonly onCheckAgain: () => void;
};

/** How often the page checks by itself whether the address is confirmed. */
const POLL_INTERVAL_MS = 30_000;

const NOT_YET = 'The address is not confirmed yet. Open the link in the e-mail, then check again.';
const NO_ANSWER = 'There is no answer. Check your connection and try again.';
const TOO_MANY = 'Too many e-mails were requested. Wait a few minutes, then try again.';

/** Asks the user to confirm their e-mail address, where the owner or an invitation wants that: sends the e-mail, and checks again. */
function VerifyAddress({
  description = `${BRAND.name} opens the dashboard to confirmed addresses.`,
  onCheckAgain,
}: VerifyAddressProps) {
  const { user, signOut } = useAuth();
  const { uid = '', email = '' } = user ?? {};
  const { isBusy, failure, notice, run } = useAction(verificationMessageOf);

  const check = async (): Promise<string> => {
    if (!(await isEmailVerified())) return NOT_YET;
    onCheckAgain();
    return '';
  };

  async function send(): Promise<string> {
    deviceStorage.keep(sentKey(uid), 'sent');
    await sendVerification();
    return `An e-mail with a link is on its way to ${email}. Look into your spam folder, too.`;
  }

  const sendOnce = useEffectEvent(() => {
    if (deviceStorage.get(sentKey(uid)) === null) void run(send);
  });
  useEffect(() => sendOnce(), [uid]);

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
        {failure || notice}
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
        <Button variant="quiet" onClick={() => void signOut()} className="min-h-11">
          Logout
        </Button>
      </div>
    </AuthLayout>
  );
}

function verificationMessageOf(error: unknown): string {
  console.warn('Confirming the address failed', error);
  const { code } = error as { readonly code?: string };
  return code === 'auth/too-many-requests' ? TOO_MANY : NO_ANSWER;
}

/** Where this browser remembers that the e-mail which confirms a person's address was sent from it. */
const sentKey = (uid: string): string => `verification-sent:${uid}`;
