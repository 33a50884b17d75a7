import { useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AuthLayout } from '../login/AuthLayout.tsx';
import { LoginForm } from '../login/LoginPage.tsx';
import {
  findInvitation,
  type FoundInvitation,
  PROBLEM_TEXTS,
  rememberInvitation,
} from './findInvitation.ts';
import { Redirect } from '../login/Redirect.tsx';
import { useAuth } from '../../session/useAuth.ts';
import { BRAND } from '../../company/brand.ts';
import type { User } from '../../firebase/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

/** The login page behind the link of an invitation: says who invites, and accepts it for whoever signs up or in. */
export default function InvitationPage() {
  const code = new URLSearchParams(useLocation().search).get('invitation') ?? '';
  const { user } = useAuth();
  /** Whether the account is that of this page: they have signed in here, or said that the invitation is for it. */
  const [isChosen, setChosen] = useState(user === null);
  if (user === null && !isChosen) setChosen(true);
  if (user === null) return <Invited code={code} />;
  if (!isChosen) return <OwnAccount user={user} onAccept={() => setChosen(true)} />;
  return <Accepted code={code} />;
}

async function lookUp(code: string): Promise<FoundInvitation> {
  const { withVisitorDatabase } = await import('../../firebase/visitorDatabase.ts');
  return withVisitorDatabase(async ({ read }) => findInvitation(code, read));
}

function Invited({ code }: { readonly code: string }) {
  const { problem = null, invitation = null } = useAnswer(() => lookUp(code), code) ?? {};
  if (problem !== null) return <Problem text={PROBLEM_TEXTS[problem]} />;
  const { inviter = 'A colleague', invited = '' } = invitation ?? {};
  return (
    <LoginForm
      isInvited
      description={
        <>
          {invited !== '' && (
            <>
              <bdi>{invited}</bdi>,{' '}
            </>
          )}
          <bdi className="font-semibold text-ink">{inviter}</bdi> invites you to the dashboard of{' '}
          {BRAND.name}. Create your account, or sign in if you have one.
        </>
      }
    />
  );
}

/** The invitation waits for the dashboard, which accepts it where the account has no access without. */
function Accepted({ code }: { readonly code: string }) {
  useLayoutEffect(() => rememberInvitation(code), [code]);
  return <Redirect to="/dashboard" />;
}

function Problem({ text }: { readonly text: string }) {
  return (
    <AuthLayout
      title="This invitation cannot be accepted"
      description={`An invitation to the dashboard of ${BRAND.name}.`}
    >
      <p role="alert" className="text-pretty">
        {text}
      </p>
      <p className="mt-6">
        <Link
          to="/login"
          className="inline-flex min-h-11 items-center rounded-sm text-sm font-semibold text-accent underline underline-offset-4"
        >
          Go to Sign In
        </Link>
      </p>
    </AuthLayout>
  );
}

type OwnAccountProps = { readonly user: User; readonly onAccept: () => void };

/** Asks somebody who is signed in already whether the invitation is for that account. */
function OwnAccount({ user, onAccept }: OwnAccountProps) {
  const { signOut, finishSignOut } = useAuth();
  const name = user.email ?? user.displayName;
  return (
    <AuthLayout
      title="Accept the invitation?"
      description={`An invitation to the dashboard of ${BRAND.name}.`}
    >
      <p className="text-pretty">
        You are signed in as <bdi className="font-semibold break-words">{name}</bdi>. An invitation
        is for one account.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onAccept} className="min-h-11">
          Accept with this account
        </Button>
        <Button className="min-h-11" onClick={() => void signOut().then(finishSignOut)}>
          Use another account
        </Button>
      </div>
    </AuthLayout>
  );
}
