import { LogOut, Menu, CircleUserRound, Plus, Search } from 'lucide-react';
import { memo, useState, useEffect } from 'react';
import { useAuth } from '../session/useAuth.ts';
import { removeDrafts } from '../lib/storage.ts';
import { discardAll, useOutbox } from '../records/store/write/outbox.ts';
import { OutboxButton } from '../features/unsavedChanges/OutboxButton.tsx';
import { Button } from '../ui/Button.tsx';
import { partOnDemand } from '../ui/OnDemand.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { OwnPhoto } from '../features/accounts/OwnPhoto.tsx';
import { useStore } from '../lib/createStore.ts';
import { ownAccountView } from '../features/accounts/ownAccountView.ts';
import { PAGE_KEYS } from '../ui/pageKeys.ts';
import { MenuOpener } from '../ui/MenuOpener.tsx';
import { PALETTE, openPalette } from '../features/palette/PaletteHost.tsx';

const SignOutQuestion = partOnDemand(async () => ({
  default: (await import('../features/unsavedChanges/OutboxTray.tsx')).SignOutQuestion,
}));
const AccountDialog = partOnDemand(() => import('../features/accounts/AccountDialog.tsx'));
const NewMenu = partOnDemand(() => import('./NewMenu.tsx'));

/** The search, new records, what waits to be saved, the signed-in user, Logout, and the menu button of small screens. */
export const Header = memo(function Header({ onMenu }: { readonly onMenu: () => void }) {
  const { user, signOut } = useAuth();
  const unsaved = useOutbox().intents.length;
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
    removeDrafts();
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
      <NewButton />
      <AccountMenu />
      <ThemeSwitch />
      <Button variant="quiet" data-command="sign out" onClick={requestLogout} className="-me-3.75">
        <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        Logout
      </Button>
      {isConfirming && (
        <SignOutQuestion
          unsaved={unsaved}
          onStay={() => setConfirming(false)}
          onSignOut={(choice) => void logOut(choice)}
        />
      )}
    </header>
  );
});

/** The signed-in user; opens the settings of their account. */
function AccountMenu() {
  const { user } = useAuth();
  const view = useStore(ownAccountView);
  // It does not wait for the next session.
  useEffect(() => close, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => ownAccountView.set('account')}
        className="flex min-h-9 min-w-0 items-center md:shrink-0 gap-2 rounded-md px-1.5 hover:bg-sunken"
      >
        <span className="relative size-7 shrink-0">
          <CircleUserRound aria-hidden="true" className="size-7 text-muted" strokeWidth={1.5} />
          <OwnPhoto />
        </span>
        <span className="sr-only">Account: </span>
        <span dir="auto" className="max-w-40 truncate text-[0.8125rem] font-medium">
          {user?.displayName ?? user?.email}
        </span>
      </button>
      {view !== null && <AccountDialog view={view} onClose={close} />}
    </>
  );
}

const close = (): void => ownAccountView.set(null);

/** Opens a menu of all blank forms. */
function NewButton() {
  return (
    <MenuOpener
      label="New"
      renderMenu={(props) => <NewMenu {...props} />}
      onApproach={() => void NewMenu.preload()}
      // On a page with a main form, that is meant.
      shortcut={PAGE_KEYS.create}
      className="hidden min-h-8 items-center gap-1.5 rounded-md border border-edge/60 ps-2 pe-3 text-[0.8125rem] font-semibold hover:bg-sunken md:flex pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" className="size-4" />
      New
    </MenuOpener>
  );
}

/** Looks like the search field it opens. */
function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={() => void PALETTE.preload()}
      onFocus={() => void PALETTE.preload()}
      className="hidden h-8 w-full max-w-100 min-w-0 items-center gap-2 rounded-md border border-edge/60 ps-2.5 pe-1.5 text-start text-[0.8125rem] text-muted hover:border-edge md:flex pointer-coarse:h-11"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="grow truncate">Search or jump to…</span>
      <kbd
        aria-hidden="true"
        className="rounded-sm border border-line px-1.5 font-sans text-xs whitespace-nowrap"
      >
        Ctrl K
      </kbd>
    </button>
  );
}
