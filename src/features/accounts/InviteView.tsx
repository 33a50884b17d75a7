import { formatDate, today } from '../../lib/dates.ts';
import { Form } from '../../ui/Form.tsx';
import { useRef, useLayoutEffect, useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import {
  type Invitation,
  INVITATION_DAYS,
  INVITATION_MS,
  type InvitationState,
  INVITATIONS_PATH,
  MAX_INVITED_LENGTH,
  stateOf,
  newCode,
  parseInvitation,
} from './invitation.ts';
import { useServerNow } from '../../records/store/connection/useConnection.ts';
import { explain, save } from '../../records/store/write/save.ts';
import { Input } from '../../ui/controls.tsx';
import { Loaded } from '../../records/page/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { copyLink, linkTo } from '../../lib/copyLink.ts';
import { SERVER_TIMESTAMP } from '../../firebase/database.ts';
import { useChildrenWith, useStoredValue } from '../../records/store/read/useStored.ts';
import { isSwitchOn, STAFF_ONLY_PATH } from './staff.ts';

/** How many of one's own invitations are listed. */
const COUNT = 30;

/** Invites a colleague: creates a link that works once, and lists one's own with their state. */
export function InviteView() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const own = { child: 'by', value: uid, count: COUNT };
  const { status, children } = useChildrenWith(INVITATIONS_PATH, own, parseInvitation);
  const invitations = children.toSorted((a, b) => b.createdAt - a.createdAt);
  const now = useServerNow();
  const [invited, setInvited] = useState('');
  const isListOn = useStoredValue(STAFF_ONLY_PATH, isSwitchOn) ?? false;
  const { isBusy, failure, run } = useAction(explainFailure);
  /** The one created last, whose Copy button takes the focus. */
  const [created, setCreated] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function create(isField: boolean): void {
    void run(async () => {
      setCreated(await createInvitation(uid, invited.trim(), isField));
      setInvited('');
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
        Creates a link for one person. Whoever opens it within {INVITATION_DAYS} days and signs up
        has the same access as you{isListOn && ', or by a link for the field sees no money'}. Send
        it to nobody else.
      </p>
      <Form onSubmit={() => create(false)} isBusy={isBusy} className="mt-4 grid gap-3">
        <label className="font-medium">
          Whom is it for? <span className="font-normal text-muted">(optional)</span>
          <Input
            value={invited}
            onText={setInvited}
            maxLength={MAX_INVITED_LENGTH}
            className="mt-1 block w-full font-normal"
          />
        </label>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" aria-disabled={isBusy} className="min-h-11">
            Create link
          </Button>
          {isListOn && (
            <Button aria-disabled={isBusy} className="min-h-11" onClick={() => create(true)}>
              Create link for the field
            </Button>
          )}
        </div>
      </Form>
      <ActionMessage failure={failure} />
      <h3 ref={heading} tabIndex={-1} className="mt-5 font-semibold outline-none">
        Your invitations
      </h3>
      <Loaded sources={[{ status }]} what="They appear" className="mt-1 text-muted">
        {invitations.length === 0 && (
          <p className="mt-1 text-muted">You have invited nobody yet.</p>
        )}
      </Loaded>
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

const explainFailure = (error: unknown): string => explain(error, INVITATIONS_PATH, ADVICE);

const ADVICE =
  'If a staff list is in use, only those on it may invite, not those whose access is set in their account alone.';

type InvitationItemProps = {
  readonly invitation: Invitation;
  readonly state: InvitationState;
  readonly isNew: boolean;
  readonly onWithdraw: () => void;
};

function InvitationItem({ invitation, state, isNew, onWithdraw }: InvitationItemProps) {
  const name = invitation.invited || 'A colleague';
  return (
    <li className="py-3" aria-label={`Invitation: ${name}`}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
        <span className="text-muted wrap-anywhere">{stateText(invitation, state)}</span>
      </p>
      {state === 'open' && (
        <HandOver invitation={invitation} name={name} isNew={isNew} onWithdraw={onWithdraw} />
      )}
    </li>
  );
}

type HandOverProps = Omit<InvitationItemProps, 'state'> & { readonly name: string };

function HandOver({ invitation, name, isNew, onWithdraw }: HandOverProps) {
  const address = `/login?invitation=${invitation.code}`;
  const link = linkTo(address);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);

  async function copy(): Promise<void> {
    const isAllowed = await copyLink(address);
    // Selected, the link can be copied by hand.
    if (!isAllowed) field.current?.select();
    setCopied(isAllowed);
  }

  return (
    <>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={`Link for ${name}`}
        onFocus={(event) => event.target.select()}
        className="mt-1.5 h-9 w-full rounded-md border border-line bg-sunken px-3 text-[0.8125rem] text-muted"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button ref={copyButton} onClick={() => void copy()} onBlur={() => setCopied(null)}>
          Copy link
        </Button>
        <Button
          variant="quiet"
          onClick={onWithdraw}
          aria-label={`Withdraw the invitation: ${name}`}
        >
          Withdraw
        </Button>
        <span role="status" className="text-muted">
          {isCopied === true && 'Link copied'}
          {isCopied === false && 'Copy the selected link'}
        </span>
      </div>
    </>
  );
}

function stateText(invitation: Invitation, state: InvitationState): string {
  const { createdAt, withdrawnAt, redeemedAt, redeemedEmail, isField } = invitation;
  const end = day(createdAt + INVITATION_MS);
  return {
    open: `open until ${end}${isField ? ', sees no money' : ''}`,
    expired: `expired on ${end}`,
    withdrawn: `withdrawn on ${day(withdrawnAt ?? 0)}`,
    redeemed: `accepted on ${day(redeemedAt ?? 0)}${redeemedEmail && ` by ${redeemedEmail}`}`,
  }[state];
}

const day = (time: number): string => formatDate(today(new Date(time)));

/** Creates an invitation for a name, or for nobody in particular. Resolves to its code; rejects as `save` does, and without a connection. */
async function createInvitation(uid: string, invited: string, isField: boolean): Promise<string> {
  const code = newCode();
  const path = `${INVITATIONS_PATH}/${code}`;
  await save(
    ({ signed }) => ({
      entry: path,
      values: {
        [path]: {
          by: uid,
          // The rules compare the name with that in the token.
          name: signed.user,
          created: SERVER_TIMESTAMP,
          ...(invited !== '' && { for: invited }),
          ...(isField && { field: true }),
        },
      },
    }),
    { owner: uid, needsAnswer: true },
  );
  return code;
}

const withdrawInvitation = ({ code }: Invitation): Promise<void> =>
  save(() => ({ values: { [`${INVITATIONS_PATH}/${code}/withdrawn`]: SERVER_TIMESTAMP } }), {
    needsAnswer: true,
  });
