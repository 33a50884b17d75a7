import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../store/session/useAuth.ts';
import { discardAllDrafts } from '../form/draftStorage.ts';
import { discardAll, useOutbox } from '../store/write/outbox.ts';
import { OutboxButton } from '../features/tray/OutboxButton.tsx';
import { SIGN_OUT_QUESTION } from '../features/tray/trayCode.ts';
import { Button } from '../ui/Button.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { NewMenu } from './NewMenu.tsx';
import { SearchButton } from './SearchButton.tsx';

/** The search, new records, what waits to be saved, the signed-in user, Logout, and the menu button of small screens. */
export function Header({ onMenu }: { readonly onMenu: () => void }) {
  const { user, signOut } = useAuth();
  const { intents, unreadable } = useOutbox();
  const unsaved = intents.length + unreadable;
  const [isConfirming, setConfirming] = useState(false);
  const uid = user?.uid ?? '';

  function requestLogout(): void {
    // Signing out revokes the permission that a change on its way needs.
    if (unsaved > 0) setConfirming(true);
    else void logOut({ isDiscarding: false });
  }

  async function logOut({ isDiscarding }: { readonly isDiscarding: boolean }): Promise<void> {
    setConfirming(false);
    if (!(await signOut())) return;
    discardAllDrafts();
    if (isDiscarding) await discardAll(uid);
  }

  return (
    <header className="sticky top-0 z-10 flex h-13 items-center gap-2 border-b border-line bg-surface px-4 sm:px-6 print:hidden">
      <Button
        variant="quiet"
        onClick={onMenu}
        aria-label="Open menu"
        className="-ms-3.75 lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <SearchButton />
      <span className="ms-auto" />
      <OutboxButton />
      <NewMenu />
      <AccountMenu />
      <ThemeSwitch />
      <Button variant="quiet" data-command="sign out" onClick={requestLogout} className="-me-3.75">
        <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        Logout
      </Button>
      {isConfirming && (
        <OnDemand>
          <SIGN_OUT_QUESTION.Page
            unsaved={unsaved}
            onStay={() => setConfirming(false)}
            onSignOut={(choice) => void logOut(choice)}
          />
        </OnDemand>
      )}
    </header>
  );
}
