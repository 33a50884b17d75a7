import { AuthLayout } from '../../auth/AuthLayout.tsx';
import { useAuth } from '../../auth/useAuth.ts';
import { BRAND } from '../../brand.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../invitations/problemText.ts';
import type { InvitationOutcome } from './useDenial.ts';

type PendingInvitationProps = {
  readonly problem: Exclude<InvitationOutcome, null>;
  readonly onRetry: () => void;
};

/** Shown to a signed-in user while their invitation is accepted, and when it cannot be. */
export function PendingInvitation({ problem, onRetry }: PendingInvitationProps) {
  const { user, signOut } = useAuth();
  const isPending = problem === 'pending';
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
            <p>{problem === 'no connection' ? NO_CONNECTION : problemText(problem)}</p>
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

const NO_CONNECTION =
  'There is no connection. The invitation is accepted as soon as you try again with one.';
