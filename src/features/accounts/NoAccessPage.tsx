import { AuthLayout } from '../login/AuthLayout.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { BRAND } from '../../company/brand.ts';
import { useOutbox } from '../../store/write/outbox.ts';
import { ACCESS_CHECK_SECONDS } from '../../store/read/useStaffAccess.ts';
import { Button } from '../../ui/Button.tsx';
import { PROBLEM_TEXTS } from './findInvitation.ts';
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
            <p>{outcome === 'no connection' ? NOT_ACCEPTED : PROBLEM_TEXTS[outcome]}</p>
            <p>
              You are signed in as{' '}
              <bdi className="font-semibold break-words">{user?.email ?? user?.displayName}</bdi>,
              an account without access. A new link works with it: open it here.
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

const NOT_ACCEPTED =
  'There is no connection. The invitation is accepted as soon as you try again with one.';
