import { Form } from '../../ui/Form.tsx';
import { ChevronRight, KeyRound, type LucideIcon, MailPlus, Settings } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../session/useAuth.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { InviteView } from './InviteView.tsx';
import { changeDisplayName } from '../../firebase/auth.ts';
import { MAX_NAME_LENGTH, withoutHiddenMarks } from '../../lib/personName.ts';
import { Input, Tick } from '../../ui/controls.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { seesMoney } from '../../session/sight.ts';
import { useCopyChoice } from '../../session/copyChoice.ts';
import { KEPT_DAYS } from '../../records/store/device/copies.ts';
import { decideOnCopy } from '../../records/store/read/useCopy.ts';
import { CredentialField } from '../login/CredentialField.tsx';
import { messageOf } from '../login/authErrors.ts';
import { changePassword, signInMethod } from '../../firebase/account.ts';

type View = 'account' | 'password' | 'invite';

export type AccountDialogProps = {
  readonly view: View;
  readonly onClose: () => void;
};

const TITLES: Readonly<Record<View, string>> = {
  account: 'Your account',
  password: 'Change your password',
  invite: 'Invite a colleague',
};

/** The signed-in user's own account: name, password, the copy on this device, and invitations. */
export default function AccountDialog({ view: firstView, onClose }: AccountDialogProps) {
  const { user } = useAuth();
  const [view, setView] = useState(firstView);
  return (
    <Modal key={view} title={TITLES[view]} onClose={onClose}>
      {view === 'password' && <PasswordView />}
      {view === 'invite' && <InviteView />}
      {view === 'account' && (
        <div className="grid gap-5 overflow-y-auto px-6 pb-6">
          <p className="text-sm text-muted">
            You are signed in as{' '}
            <bdi className="font-medium wrap-anywhere text-ink">{user?.email}</bdi>.
          </p>
          <NameField />
          <ul className="divide-y divide-line border-y border-line">
            <li>
              <Link to="/dashboard/settings" onClick={onClose} className={ENTRY}>
                <EntryLine icon={Settings} label="Settings" />
              </Link>
            </li>
            {(['password', 'invite'] as const)
              .filter((one) => one !== 'invite' || seesMoney())
              .map((one) => (
                <li key={one}>
                  <button type="button" onClick={() => setView(one)} className={ENTRY}>
                    <EntryLine icon={one === 'invite' ? MailPlus : KeyRound} label={TITLES[one]} />
                  </button>
                </li>
              ))}
          </ul>
          <CopySetting />
        </div>
      )}
    </Modal>
  );
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 text-start text-sm font-semibold hover:text-accent';

type EntryLineProps = { readonly icon: LucideIcon; readonly label: string };

function EntryLine({ icon: Icon, label }: EntryLineProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 text-muted" />
      <span className="grow">{label}</span>
      <ChevronRight aria-hidden="true" className="size-4 text-muted rtl:-scale-x-100" />
    </>
  );
}

const NO_NAME = 'Enter a name.';

function NameField() {
  const { user } = useAuth();
  const [inputId, hintId] = [useId(), useId()];
  const [typed, setTyped] = useState(user?.displayName ?? '');
  const { isBusy, failure, notice, run, refuse } = useAction(explainName);

  function save(): void {
    const name = typed.trim();
    if (name === '') return refuse(NO_NAME);
    return void run(async () => {
      await changeDisplayName(name);
      setTyped(name);
      return 'Your name is saved.';
    });
  }

  return (
    <Form onSubmit={save} isBusy={isBusy} className="">
      <label htmlFor={inputId} className="text-sm font-medium">
        Name
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={inputId}
          aria-describedby={hintId}
          aria-invalid={failure === NO_NAME || undefined}
          value={typed}
          onText={(text) => {
            setTyped(withoutHiddenMarks(text));
            refuse('');
          }}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          className="mt-1 grow basis-52"
        />
        <Button type="submit" tall aria-disabled={isBusy} className="mt-1">
          {isBusy ? 'Saving…' : 'Save name'}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
        Colleagues see it next to your changes. Earlier changes keep the name they were made under,
        and the activity says whose account it was.
      </p>
      <ActionMessage failure={failure} notice={notice} />
    </Form>
  );
}

function explainName(error: unknown): string {
  console.error('Saving the name failed', error);
  return 'Your name could not be saved. Please check your connection and try again.';
}

function CopySetting() {
  const uid = useAuth().user?.uid ?? '';
  const choice = useCopyChoice(uid);
  const hintId = useId();
  return (
    <div className="text-sm text-pretty">
      <Tick
        aria-describedby={hintId}
        checked={choice === 'keep'}
        onTick={(isKept) => void decideOnCopy(uid, isKept)}
        className="font-semibold"
      >
        Keep a copy on this device
      </Tick>
      <p id={hintId} className="text-muted">
        Pages open at once with what you saw last, also without a connection. The copy is deleted
        when you log out, and after {KEPT_DAYS} days. Choose it only on a device that is yours.
      </p>
    </div>
  );
}

const MISSING = 'Please enter both passwords.';
const NO_CONNECTION =
  'There is no answer. Your password is unchanged; check your connection and try again.';
const TOO_MANY = 'Too many wrong passwords. Wait a few minutes, then try again.';

function PasswordView() {
  const method = useAnswer(signInMethod, null);
  return (
    <div className="px-6 pb-6 text-sm">
      {method === undefined && <p role="status">Loading…</p>}
      {method === 'other' && (
        <p className="text-pretty">
          You sign in with Google, so this site stores no password of yours. Change it in your{' '}
          <a
            href="https://myaccount.google.com/security"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-accent underline underline-offset-4"
          >
            Google account
          </a>
          .
        </p>
      )}
      {method === 'password' && <PasswordForm />}
    </div>
  );
}

function PasswordForm() {
  const { user } = useAuth();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { isBusy, failure, notice, run, refuse } = useAction(explainPassword);
  const form = useRef<HTMLFormElement>(null);

  // The dialog was open before it was known that it has a form.
  useEffect(() => offerFocus(form.current?.querySelector('input:not([readonly])')), []);

  function submit(): void {
    if (current === '' || next === '') return refuse(MISSING);
    return void run(async () => {
      await changePassword(current, next);
      setCurrent('');
      setNext('');
      return 'Your password is changed.';
    });
  }

  return (
    <Form ref={form} onSubmit={submit} isBusy={isBusy} className="grid gap-4">
      <p className="text-pretty text-muted">
        At least 6 characters. Other devices on which you are signed in have to sign in again,
        within an hour.
      </p>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <CredentialField
        label="Current password"
        type="password"
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
      />
      <CredentialField
        label="New password"
        type="password"
        value={next}
        onChange={setNext}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="min-h-11">
          {isBusy ? 'Saving…' : 'Change password'}
        </Button>
        <ActionMessage failure={failure} notice={notice} />
      </div>
    </Form>
  );
}

function explainPassword(error: unknown): string {
  console.error('Changing the password failed', error);
  const { code } = error as { readonly code?: string };
  if (code === 'auth/network-request-failed') return NO_CONNECTION;
  return code === 'auth/too-many-requests' ? TOO_MANY : messageOf(error);
}
