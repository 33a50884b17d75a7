import { AuthLayout } from '../../auth/AuthLayout.tsx';
import { useAuth } from '../../auth/useAuth.ts';
import { BRAND } from '../../brand.ts';
import { Button } from '../../ui/Button.tsx';

/** Shown to signed-in users who are not on the staff list. */
export function AwaitingApprovalPage({ onCheckAgain }: { readonly onCheckAgain: () => void }) {
  const { user, signOut } = useAuth();
  return (
    <AuthLayout
      title="Your account is awaiting approval"
      description="Only approved staff can open the dashboard."
    >
      <div role="status" className="grid gap-3 text-pretty">
        <p>
          You are signed in as{' '}
          <bdi className="font-semibold break-words">{user?.email ?? user?.displayName}</bdi>. Ask
          the person who manages accounts at {BRAND.name} to add you.
        </p>
        <p>This page checks again every 30 seconds.</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onCheckAgain} className="min-h-11">
          Check again
        </Button>
        <Button onClick={() => void signOut()} className="min-h-11">
          Logout
        </Button>
      </div>
    </AuthLayout>
  );
}
