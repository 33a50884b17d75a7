import { ChevronRight, KeyRound, MailPlus, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../auth/useAuth.ts';
import { CopySetting } from '../records/CopySetting.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { InviteView } from './invitations/InviteView.tsx';
import { NameField } from './profile/NameField.tsx';
import { PasswordView } from './profile/PasswordView.tsx';
import { PhotoField } from './profile/PhotoField.tsx';

type AccountDialogProps = {
  /** Where it leads besides: to the company's details and to the health of the system. */
  readonly links: readonly { readonly address: string; readonly label: string }[];
  /** What it shows first. */
  readonly firstView: View;
  readonly onClose: () => void;
};

type View = 'account' | 'password' | 'invite';

const TITLES: Readonly<Record<View, string>> = {
  account: 'Your account',
  password: 'Change your password',
  invite: 'Invite a colleague',
};

/** The signed-in user's own account: name, photo, password, the copy on this device, and invitations. */
export function AccountDialog({ links, firstView, onClose }: AccountDialogProps) {
  const [view, setView] = useState(firstView);
  return (
    <Modal key={view} title={TITLES[view]} onClose={onClose}>
      {view === 'password' && <PasswordView />}
      {view === 'invite' && <InviteView />}
      {view === 'account' && (
        <Account onView={setView}>
          {links.map(({ address, label }) => (
            <Link
              key={address}
              to={address}
              onClick={onClose}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </Account>
      )}
    </Modal>
  );
}

type AccountProps = { readonly onView: (view: View) => void; readonly children: ReactNode };

function Account({ onView, children }: AccountProps) {
  const { user } = useAuth();
  return (
    <div className="grid gap-5 overflow-y-auto px-6 pb-6">
      <p className="text-sm text-muted">
        You are signed in as <bdi className="font-medium wrap-anywhere text-ink">{user?.email}</bdi>
        .
      </p>
      <PhotoField />
      <NameField />
      <ul className="divide-y divide-line border-y border-line">
        <Entry icon={KeyRound} label="Change your password" onSelect={() => onView('password')} />
        <Entry icon={MailPlus} label="Invite a colleague" onSelect={() => onView('invite')} />
      </ul>
      <CopySetting />
      <p className="flex flex-wrap gap-x-6">{children}</p>
    </div>
  );
}

type EntryProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onSelect: () => void;
};

function Entry({ icon: Icon, label, onSelect }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex min-h-11 w-full items-center gap-3 text-start text-sm font-semibold hover:text-accent"
      >
        <Icon aria-hidden="true" className="size-4.5 text-muted" />
        <span className="grow">{label}</span>
        <ChevronRight aria-hidden="true" className="size-4 text-muted rtl:-scale-x-100" />
      </button>
    </li>
  );
}
