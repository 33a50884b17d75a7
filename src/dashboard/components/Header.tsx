import { CircleUserRound, LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { discardAllDrafts } from '../../records/form/draftStorage.ts';
import { usePendingSaves } from '../../records/pendingSaves.ts';
import { discardFailedSaves, useFailedSaves } from '../../records/form/failedSaves.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';

/** Who is signed in, the way out, and the menu button of small screens. */
export function Header({ onMenu }: { readonly onMenu: () => void }) {
  const { user, signOut } = useAuth();
  const pending = usePendingSaves();
  const [asking, setAsking] = useState(false);

  const failed = useFailedSaves().length;

  function leave(): void {
    // Signing out revokes the permission that a pending save still needs, and discards the texts of failed ones.
    if (pending + failed > 0) setAsking(true);
    else void logOut();
  }

  async function logOut(): Promise<void> {
    setAsking(false);
    if (!(await signOut())) return;
    discardAllDrafts();
    discardFailedSaves();
  }

  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6 xl:px-8 print:hidden">
      <Button
        variant="quiet"
        onClick={onMenu}
        aria-label="Open menu"
        className="-ms-3.75 lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <div className="ms-auto flex min-w-0 items-center gap-2.5">
        <Avatar photo={user?.photo ?? null} />
        <span dir="auto" className="truncate text-sm font-medium">
          {user?.displayName ?? user?.email}
        </span>
      </div>
      <ThemeSwitch />
      <Button variant="quiet" onClick={leave} className="-me-3.75">
        <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        Logout
      </Button>
      {asking && (
        <Modal title="Sign out now?" onClose={() => setAsking(false)}>
          <p className="px-6 pb-5 text-sm">
            {pending > 0 && `${changes(pending)} not reached the database yet. `}
            {failed > 0 && `${changes(failed)} failed to be saved. `}
            What you typed would be lost.
          </p>
          <footer className="flex justify-end gap-2 border-t border-line px-6 py-4">
            <Button onClick={() => void logOut()}>Sign out anyway</Button>
            <Button variant="primary" onClick={() => setAsking(false)}>
              Stay
            </Button>
          </footer>
        </Modal>
      )}
    </header>
  );
}

const changes = (count: number): string => (count === 1 ? 'One save has' : `${count} saves have`);

function Avatar({ photo }: { readonly photo: string | null }) {
  const [broken, setBroken] = useState(false);
  if (photo === null || broken) {
    return (
      <CircleUserRound
        aria-hidden="true"
        className="size-7 shrink-0 text-muted"
        strokeWidth={1.5}
      />
    );
  }
  return (
    <img
      src={photo}
      alt=""
      width={28}
      height={28}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="size-7 shrink-0 rounded-full object-cover"
    />
  );
}
