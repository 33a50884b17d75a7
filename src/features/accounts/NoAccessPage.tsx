import { AuthLayout } from '../login/AuthLayout.tsx';
import { keepSight } from '../../session/sight.ts';
import { useAuth } from '../../session/useAuth.ts';
import { BRAND } from '../../company/brand.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { ACCESS_CHECK_SECONDS } from './useStaffAccess.ts';
import { Button } from '../../ui/Button.tsx';
import {
  PROBLEM_TEXTS,
  findInvitation,
  type InvitationProblem,
  pendingInvitation,
  rememberInvitation,
} from './findInvitation.ts';
import { countText, plural } from '../../lib/words.ts';
import { useEffect, useState } from 'react';
import { eraseTraces } from '../../records/store/device/traces.ts';
import { STAFF_PATH, INVITATIONS_PATH, isCode, type Invitation } from './invitation.ts';
import { FIELD_STAFF_PATH } from './staff.ts';
import { sessionState } from '../../firebase/account.ts';
import { SERVER_TIMESTAMP, ask, read } from '../../firebase/database.ts';
import { nameInToken, type User } from '../../firebase/auth.ts';
import { SaveDenied, isPermissionDenied } from '../../records/store/write/saveFailure.ts';
import { save } from '../../records/store/write/save.ts';
import { ACTIVITY_PATH } from '../../records/model/activity.ts';

type NoAccessPageProps = {
  /** Whether the user had access before, in this page. */
  readonly hasEnded: boolean;
  readonly onCheckAgain: () => void;
};

/** Shown in place of the dashboard to signed-in users whom the database denies, with what they can do about it. */
export default function NoAccessPage({ hasEnded, onCheckAgain }: NoAccessPageProps) {
  const { user } = useAuth();
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
      <Actions {...(!isClosed && { first: 'Check again', onFirst: onCheckAgain })} />
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

function PendingInvitation({ outcome, onRetry }: PendingInvitationProps) {
  const { user } = useAuth();
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
          <Actions first="Try again" onFirst={onRetry} />
        </>
      )}
    </AuthLayout>
  );
}

type ActionsProps = { readonly first?: string; readonly onFirst?: () => void };

function Actions({ first, onFirst }: ActionsProps) {
  const { signOut } = useAuth();
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {first !== undefined && (
        <Button variant="primary" onClick={onFirst} className="min-h-11">
          {first}
        </Button>
      )}
      <Button onClick={() => void signOut()} className="min-h-11">
        Logout
      </Button>
    </div>
  );
}

const NOT_ACCEPTED =
  'There is no connection. The invitation is accepted as soon as you try again with one.';

/** What came of an invitation; null if the user comes without one. */
type InvitationOutcome = 'pending' | 'no connection' | InvitationProblem | null;

/** How long drafts outlive the access of somebody whom the owner may only have forgotten to list. */
const DRAFTS_KEPT_MS = 60 * 60_000;

type DenialState = {
  /** Null until it is known. */
  readonly denial: Denial | null;
  readonly invitation: InvitationOutcome;
  readonly retry: () => void;
};

/** Why the database denies the user, once the invitation they come with is accepted, unless their access has ended. */
function useDenial(hasEnded: boolean, onAccess: () => void): DenialState {
  const { user } = useAuth();
  const [denial, setDenial] = useState<Denial | null>(null);
  const [code] = useState(() => (hasEnded ? null : pendingInvitation()));
  const [invitation, setInvitation] = useState<InvitationOutcome>(code === null ? null : 'pending');
  const [attempt, setAttempt] = useState(0);
  const uid = user?.uid ?? '';
  const email = user?.email ?? null;

  useEffect(() => {
    let isStopped = false;
    async function check(): Promise<void> {
      if (code !== null) {
        const problem = await acceptInvitation(code, { uid, email });
        rememberInvitation(null);
        if (!isStopped && problem !== null) setInvitation(problem);
        if (problem !== null) return;
      }
      const found = await confirmDenial(uid);
      if (isStopped) return;
      setInvitation(null);
      if (found === 'none') onAccess();
      else setDenial(found);
    }
    check().catch((error: unknown) => {
      console.warn('Checking the access failed', error);
      if (!isStopped && code !== null) setInvitation('no connection');
    });
    return () => {
      isStopped = true;
    };
  }, [code, uid, email, onAccess, attempt]);

  useEffect(() => {
    if (denial !== 'not listed') return undefined;
    const timer = setTimeout(() => {
      void eraseTraces(uid).then(() => setDenial('removed'));
    }, DRAFTS_KEPT_MS);
    return () => clearTimeout(timer);
  }, [denial, uid]);

  function retry(): void {
    setInvitation('pending');
    setAttempt(attempt + 1);
  }

  return { denial, invitation, retry };
}

/**
 * Why the database denies a user: they are not on the staff list, the owner has taken them off it, or has closed their account.
 * `none`: they have access, and a token was out of date.
 */
type Denial = 'not listed' | 'removed' | 'closed' | 'none';

/**
 * Finds out why the database denies a user, with a new token, and erases what they may no longer see in this browser once
 * that is certain. Rejects before it erases anything without a connection, and while the rules are not those of the product,
 * which let everybody read their own entry in the list: a mistake in a deployment must cost nobody what they typed.
 * For the same reason drafts stay while somebody is only missing from the list, as everybody is whom the owner has yet to
 * enter after switching it on: the caller erases them later.
 */
async function confirmDenial(uid: string): Promise<Denial> {
  const session = await sessionState();
  if (session === 'closed') {
    await eraseTraces(uid);
    return 'closed';
  }
  // Before the access: rules that are corrected in between would otherwise seem to be the product's and to deny it.
  const isRemoved = (await read(`${STAFF_PATH}/${uid}`)) === false;
  if (await hasAccess()) return 'none';
  await eraseTraces(uid, { keepsDrafts: !isRemoved });
  return isRemoved ? 'removed' : 'not listed';
}

/**
 * Accepts an invitation for the signed-in user. Resolves to null once they have access, which they may have had before, or
 * to why it could not be accepted. Rejects without a connection.
 */
async function acceptInvitation(
  code: string,
  { uid, email }: Pick<User, 'uid' | 'email'>,
): Promise<InvitationProblem | null> {
  const { problem, invitation } = await findInvitation(code, read);
  if (invitation && (await isStored(invitation, uid, email))) return null;
  if (await hasAccess()) return null;
  if (!isCode(code)) {
    // The token may be out of date: a denied save renews it, and nothing is saved with a mutilated link.
    await nameInToken(true);
    if (await hasAccess()) return null;
  }
  return problem ?? 'refused';
}

/** Whether the write that accepts an invitation is stored; the rules allow it once. */
async function isStored(
  { code, isField }: Invitation,
  uid: string,
  email: string | null,
): Promise<boolean> {
  const path = `${INVITATIONS_PATH}/${code}`;
  const values = {
    [`${path}/redeemedBy`]: uid,
    [`${path}/redeemedAt`]: SERVER_TIMESTAMP,
    ...(email !== null && { [`${path}/redeemedEmail`]: email }),
    [`${STAFF_PATH}/${uid}`]: code,
    ...(isField && { [`${FIELD_STAFF_PATH}/${uid}`]: uid }),
  };
  try {
    await save(() => ({ values }), { owner: uid, needsAnswer: true });
    // Before the page asks for anything that such an account may not read.
    if (isField) keepSight(uid, 'no money');
    return true;
  } catch (error) {
    if (error instanceof SaveDenied) return false;
    throw error;
  }
}

/** Whether the user can read what those with access can. Rejects without a connection. */
async function hasAccess(): Promise<boolean> {
  try {
    await ask(ACTIVITY_PATH);
    return true;
  } catch (error) {
    if (isPermissionDenied(error)) return false;
    throw error;
  }
}
