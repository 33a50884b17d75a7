import { AuthLayout } from '../../auth/AuthLayout.tsx';
import { useAuth } from '../../auth/useAuth.ts';
import { BRAND } from '../../lib/brand.ts';
import { Button } from '../../ui/Button.tsx';

/** For a person who is signed in but not on the list of staff yet. */
export function AwaitingApprovalPage({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const { user, signOut } = useAuth();
  return (
    <AuthLayout
      title="Your account is awaiting approval"
      lead="The dashboard opens to people on the list of staff."
    >
      <div role="status" className="grid gap-3 text-pretty">
        <p>
          You are signed in as{' '}
          <bdi className="font-semibold break-words">{user?.email ?? user?.displayName}</bdi>. Ask
          whoever looks after the accounts at {BRAND.name} to add you.
        </p>
        <p>There is nothing else to do here: this page looks again every half minute.</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onAskAgain} className="min-h-11">
          Look again now
        </Button>
        <Button onClick={() => void signOut()} className="min-h-11">
          Logout
        </Button>
      </div>
    </AuthLayout>
  );
}
