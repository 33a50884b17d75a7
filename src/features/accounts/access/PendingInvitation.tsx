import { AuthLayout } from '../../login/AuthLayout.tsx';
import { useAuth } from '../../../store/session/useAuth.ts';
import { BRAND } from '../../../company/brand.ts';
import { Button } from '../../../ui/Button.tsx';
import { problemText } from '../invitations/problemText.ts';
import type { InvitationOutcome } from './useDenial.ts';
import { VerifyAddress } from './VerifyAddress.tsx';

type PendingInvitationProps = {
  readonly outcome: Exclude<InvitationOutcome, null>;
  readonly onRetry: () => void;
};

/** Shown to a signed-in user while their invitation is accepted, and when it cannot be. */
export function PendingInvitation({ outcome, onRetry }: PendingInvitationProps) {
  const { user, signOut } = useAuth();
  const isPending = outcome === 'pending';
  const { problem, address } = typeof outcome === 'string' ? NO_REFUSAL : outcome;
  if (problem === 'not confirmed') {
    return (
      <VerifyAddress
        description={problemText(problem)}
        onCheckAgain={onRetry}
        onLogout={() => void signOut()}
      />
    );
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
            <p>{problem === null ? NO_CONNECTION : problemText(problem, address)}</p>
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

const NO_CONNECTION =
  'There is no connection. The invitation is accepted as soon as you try again with one.';
