import { useId, useRef, useState, type FormEvent } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_INVITED_LENGTH,
  stateOf,
  type Invitation,
} from '../../domain/accounts/invitation.ts';
import { SaveDenied } from '../../records/saveDenied.ts';
import { useClockOffset } from '../../records/useClockOffset.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/useNow.ts';
import { INPUT, MESSAGE } from '../styles.ts';
import { InvitationItem } from './InvitationItem.tsx';
import { createInvitation, useOwnInvitations, withdrawInvitation } from './invitationStore.ts';

/** Invites a colleague: creates a link that works once, and lists one's own with their state. */
export function InviteView() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { status, invitations } = useOwnInvitations();
  const now = useNow() + useClockOffset();
  const [invited, setInvited] = useState('');
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** The one created last, whose Copy button takes the focus. */
  const [created, setCreated] = useState<string | null>(null);
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await action();
    } catch (error) {
      console.error('Changing the invitations failed', error);
      setFailure(error instanceof SaveDenied ? DENIED : LOST);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setCreated(await createInvitation(uid, invited.trim(), address.trim()));
      setInvited('');
      setAddress('');
    });
  }

  const withdraw = (invitation: Invitation): void =>
    void run(async () => {
      await withdrawInvitation(invitation);
      heading.current?.focus();
    });

  return (
    <div className="overflow-y-auto px-6 pb-6 text-sm">
      <p className="text-pretty text-muted">
        Creates a link for one person. Whoever opens it within seven days and signs up has the same
        access as you. Send it to nobody else.
      </p>
      <form onSubmit={submit} aria-busy={isBusy} className="mt-4 grid gap-3">
        <label className="font-medium">
          Whom is it for? <span className="font-normal text-muted">(optional)</span>
          <input
            value={invited}
            onChange={(event) => setInvited(event.target.value)}
            maxLength={MAX_INVITED_LENGTH}
            autoComplete="off"
            dir="auto"
            className={INPUT}
          />
        </label>
        <div>
          <label className="font-medium">
            Only for this e-mail address <span className="font-normal text-muted">(optional)</span>
            <input
              type="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              maxLength={MAX_ADDRESS_LENGTH}
              autoComplete="off"
              aria-describedby={hintId}
              className={INPUT}
            />
          </label>
          <p id={hintId} className="mt-1 text-pretty text-muted">
            Then the link works for an account with this address alone, once it is confirmed.
          </p>
        </div>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isBusy}
          className="min-h-11 justify-self-start"
        >
          Create link
        </Button>
      </form>
      <p role="alert" className={MESSAGE}>
        {failure}
      </p>
      <h3 ref={heading} tabIndex={-1} className="mt-5 font-semibold outline-none">
        Your invitations
      </h3>
      {status === 'failed' && (
        <p className="mt-1 text-muted">They could not be read. You may not have access.</p>
      )}
      {status === 'loading' && <p className="mt-1 text-muted">Loading…</p>}
      {status === 'live' && invitations.length === 0 && (
        <p className="mt-1 text-muted">You have invited nobody yet.</p>
      )}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationItem
            key={invitation.code}
            invitation={invitation}
            state={stateOf(invitation, now)}
            isNew={invitation.code === created}
            onWithdraw={() => withdraw(invitation)}
          />
        ))}
      </ul>
    </div>
  );
}

const DENIED =
  'The database refused this. If a staff list is in use, only those on it may invite, not those whose access is set in their account alone.';
const LOST =
  'There is no connection. If it was lost just now, this list shows what came of it once you are back online.';
