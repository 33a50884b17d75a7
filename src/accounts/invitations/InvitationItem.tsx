import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../brand.ts';
import {
  INVITATION_MS,
  type Invitation,
  type InvitationState,
} from '../../domain/accounts/invitation.ts';
import { copyLink, linkTo } from '../../lib/copyLink.ts';
import { mailHref } from '../../lib/contacts.ts';
import { Button } from '../../ui/Button.tsx';
import { LINK_BUTTON } from '../styles.ts';

type InvitationItemProps = {
  readonly invitation: Invitation;
  readonly state: InvitationState;
  /** Whether it was created just now: its Copy button takes the focus. */
  readonly isNew: boolean;
  readonly onWithdraw: () => void;
};

/** One invitation with its state; an open one with the ways to hand over its link. */
export function InvitationItem({ invitation, state, isNew, onWithdraw }: InvitationItemProps) {
  const name = invitation.invited || invitation.address || 'A colleague';
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
  const message = { title: SUBJECT, text: textOf(invitation) };
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);

  async function copy(): Promise<void> {
    const isAllowed = await copyLink(address);
    // Selected, the link can be copied by hand.
    if (!isAllowed) field.current?.select();
    setCopied(isAllowed);
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ ...message, url: link });
    } catch {
      // Closed without sharing.
    }
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
        <a href={mailto(invitation.address, `${message.text}\n\n${link}`)} className={LINK_BUTTON}>
          Send by e-mail
        </a>
        {'share' in navigator && <Button onClick={() => void share()}>Share…</Button>}
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

const SUBJECT = `Invitation to the dashboard of ${BRAND.name}`;

const textOf = ({ inviter, invited, address }: Invitation): string =>
  `${invited === '' ? 'Hello' : `Dear ${invited}`},\n\n${inviter} invites you to the dashboard of ${BRAND.name}. Open this link within seven days and create your account${address === '' ? '' : ` with ${address}`}. It works once.`;

const mailto = (address: string, body: string): string =>
  `${mailHref(address)}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

function stateText(invitation: Invitation, state: InvitationState): string {
  switch (state) {
    case 'open':
      return `open until ${day(invitation.createdAt + INVITATION_MS)}${invitation.address === '' ? '' : `, only for ${invitation.address}`}`;
    case 'expired':
      return `expired on ${day(invitation.createdAt + INVITATION_MS)}`;
    case 'withdrawn':
      return `withdrawn on ${day(invitation.withdrawnAt ?? 0)}`;
    case 'redeemed':
      return `accepted on ${day(invitation.redeemedAt ?? 0)}${invitation.redeemedEmail === '' ? '' : ` by ${invitation.redeemedEmail}`}`;
    default:
      return '';
  }
}

const day = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });
